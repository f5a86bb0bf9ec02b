/** The hearing: who sits at the table, who speaks, and the clock on the wall. */

import * as words from '#messages/film/hearing.ts'
import { type Look, marked, moving, type PictureProps, shownOf } from '#web/film/look.ts'
import { Portrait, personNames } from '#web/film/pictures/places/portrait.tsx'

const Clock = ({ minutes, look }: { minutes: number; look: Look }) => {
  const far = shownOf(look, 'clock')
  const angle = 2 * Math.PI * (minutes / 60) * far
  const [x, y] = [20 + 15 * Math.sin(angle), 20 - 15 * Math.cos(angle)]
  const isMoreThanHalf = minutes * far > 30 ? 1 : 0
  return (
    <div className="film-clock" style={{ opacity: far, ...marked(look, 'clock') }}>
      <svg viewBox="0 0 40 40" role="presentation">
        <circle cx="20" cy="20" r="18" />
        {far > 0 && <path d={`M20 20V5A15 15 0 ${isMoreThanHalf} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`} />}
      </svg>
      <span className="film-mark">{words.minutes({ minutes })}</span>
    </div>
  )
}

type Picture = PictureProps<'hearing'>['picture']

/** Who speaks is there, announced or not. */
const hereOf = ({ says }: Picture, look: Look, who: Picture['people'][number]): number =>
  Math.max(shownOf(look, who), ...says.filter((one) => one.who === who).map(({ id }) => shownOf(look, id)))

const Papers = () => (
  <svg className="film-papers" viewBox="0 0 60 36" role="presentation">
    <path className="film-fill-surface film-outline" d="M6 6l20-3 4 26-20 3zM34 4l20 3-4 26-20-3z" />
    <path className="film-thin" d="M11 11l11-2M12 16l11-2M13 21l11-2M38 10l12 2M37 15l12 2M36 20l12 2" />
  </svg>
)

export const HearingPicture = ({ picture, look }: PictureProps<'hearing'>) => {
  const { people, says, clock } = picture
  const said =
    says.findLast(({ id }) => look.pointed.includes(id)) ?? says.findLast(({ id }) => shownOf(look, id) > 0)
  return (
    <div className="film-hearing" data-silent={says.length === 0 || undefined}>
      <div className="film-table">
        <Papers />
        {said && (
          <p className="film-said" style={moving(look, said.id)}>
            <b>{personNames[said.who]}:</b> <span className="film-mark">{said.text}</span>
          </p>
        )}
      </div>
      {people.map((who) => (
        <div
          key={who}
          className={`film-seat film-seat-${who}`}
          data-speaks={said?.who === who || undefined}
          style={{ ...marked(look, who), opacity: 0.3 + 0.7 * hereOf(picture, look, who) }}
        >
          <Portrait who={who} />
          <span className="film-mark">{personNames[who]}</span>
        </div>
      ))}
      {clock !== undefined && <Clock minutes={clock} look={look} />}
    </div>
  )
}
