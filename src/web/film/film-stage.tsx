/** The picture of a film at a moment: the scene that is on, with a text for who does not see it. */
import { useRef } from 'react'
import type { Scene } from '#contract/course/film-picture.ts'
import type { Drawn } from '#core/film/drawn.ts'
import { DrawnPicture } from '#web/film/picture.tsx'
import { useFit } from '#web/film/use-fit.ts'

export const FilmStage = ({ scenes, drawn }: { scenes: readonly Scene[]; drawn: Drawn }) => {
  const scene = scenes[drawn.scene]
  const element = useRef<HTMLDivElement>(null)
  useFit(element, scene?.id)
  if (!scene) return <div className="film-stage" />
  return (
    <div className="film-stage" role="img" aria-label={scene.alt} data-scene={scene.id}>
      <div
        key={scene.id}
        ref={element}
        aria-hidden="true"
        className={`film-scene film-kind-${scene.picture.kind}`}
        style={{ opacity: drawn.entered }}
      >
        <DrawnPicture picture={scene.picture} look={drawn} />
      </div>
    </div>
  )
}
