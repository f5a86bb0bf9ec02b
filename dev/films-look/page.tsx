/** Shows many moments of one film side by side, each with the words spoken from there on. */
import { createRoot } from 'react-dom/client'
import type { MadeFilm } from '#contract/course/films.ts'
import { drawnAt, stillAt } from '#core/film/drawn.ts'
import { wordsIn } from '#core/film/narration.ts'
import { type Timeline, timelineOf } from '#core/film/timeline.ts'
import { FilmStage } from '#web/film/film-stage.tsx'
import '#web/app.css'
import '#web/styles/film-scenes.css'
import '#web/styles/film-places.css'
import '#web/styles/film-plots.css'
import '#web/styles/film-papers.css'
import '#web/styles/film-money.css'
import { type Flaw, flawsIn } from './flaws.ts'

export type Sheet = Pick<MadeFilm, 'scenes' | 'spoken'> & {
  readonly moments: readonly number[]
  /** Of one picture, in pixels. */
  readonly width: number
  readonly columns: number
  /** How long each moment stands for. */
  readonly seconds: number
  /** The end of each scene, as without motion. */
  readonly isStill: boolean
}

declare global {
  interface Window {
    showSheet: (sheet: Sheet) => Promise<readonly Flaw[]>
  }
}

/** As the style sheet has it for a screen of that width. */
const shapeAt = (width: number): string => {
  if (width < 384) return '3 / 4'
  return width < 640 ? '4 / 5' : '16 / 9'
}

const saidBetween = ({ scenes }: Timeline, from: number, to: number): string =>
  scenes
    .flatMap(({ sentences }) =>
      sentences.flatMap(({ text, words }) =>
        wordsIn(text).filter((_word, at) => {
          const start = words[at]?.start ?? 0
          return start >= from && start < to
        }),
      ),
    )
    .join(' ')

const minutes = (second: number): string =>
  `${Math.floor(second / 60)}:${String(Math.floor(second % 60)).padStart(2, '0')}`

const SheetOfMoments = ({ scenes, spoken, moments, width, columns, seconds, isStill }: Sheet) => {
  const timeline = timelineOf(scenes, spoken)
  return (
    <div
      style={{ display: 'grid', gap: 12, padding: 12, gridTemplateColumns: `repeat(${columns}, ${width}px)` }}
    >
      {moments.map((at) => {
        const drawn = (isStill ? stillAt : drawnAt)(timeline, at)
        return (
          <div key={at} data-moment={at} data-scene={scenes[drawn.scene]?.id}>
            <div className="look-stage" style={{ width, outline: '1px solid gray' }}>
              <FilmStage scenes={scenes} drawn={drawn} />
            </div>
            <p style={{ fontSize: Math.max(13, width / 24), lineHeight: 1.15, margin: 0 }}>
              <b>
                {minutes(at)} {scenes[drawn.scene]?.id}
              </b>{' '}
              {saidBetween(timeline, at, at + seconds)}
            </p>
          </div>
        )
      })}
    </div>
  )
}

const root = createRoot(document.body)
const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))

window.showSheet = async (sheet) => {
  const style = document.createElement('style')
  style.textContent = `.look-stage .film-stage { aspect-ratio: ${shapeAt(sheet.width)} }`
  document.head.append(style)
  root.render(<SheetOfMoments {...sheet} key={`${sheet.moments[0]} ${sheet.width}`} />)
  await document.fonts.ready
  for (let at = 0; at < 3; at += 1) await frame()
  const flaws = flawsIn(document.body)
  style.dataset.done = 'true'
  return flaws
}
