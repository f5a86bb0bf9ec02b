/** The picture of a film at a moment: the scene that is on, with a text for who does not see it. */
import type { Scene } from '#contract/film-picture.ts'
import type { Drawn } from '#core/film/drawn.ts'
import { DrawnPicture } from '#web/film/picture.tsx'

export const FilmStage = ({ scenes, drawn }: { scenes: readonly Scene[]; drawn: Drawn }) => {
  const scene = scenes[drawn.scene]
  if (!scene) return <div className="film-stage" />
  return (
    <div className="film-stage" role="img" aria-label={scene.alt} data-scene={scene.id}>
      <div
        key={scene.id}
        aria-hidden="true"
        className={`film-scene film-kind-${scene.picture.kind}`}
        style={{ opacity: drawn.entered }}
      >
        <DrawnPicture picture={scene.picture} look={drawn} />
      </div>
    </div>
  )
}
