/** People talking: what was said stands; whoever speaks first is there from the beginning, the others faintly. */
import { awaited, moving, type PictureProps } from '#web/film/look.ts'
import { type Person, Portrait, personNames } from '#web/film/pictures/places/portrait.tsx'

const isHousehold = (who: Person): boolean => who === 'dana' || who === 'lee'

/** The household sits on the right; where nobody else speaks, whoever begins sits across. */
const sitsRight = (who: Person, lines: PictureProps<'talk'>['picture']['lines']): boolean =>
  isHousehold(who) && !(lines.every((line) => isHousehold(line.who)) && who === lines[0]?.who)

export const TalkPicture = ({ picture: { lines }, look }: PictureProps<'talk'>) => (
  <div className="film-talk">
    {lines.map(({ id, who, text }, at) => (
      <div key={id} className={sitsRight(who, lines) ? 'film-line film-line-ours' : 'film-line'}>
        <div style={at === 0 ? {} : awaited(look, id)}>
          <Portrait who={who} />
        </div>
        <div className="film-bubble" style={moving(look, id)}>
          <p className="film-who">{personNames[who]}</p>
          <p>
            <span className="film-mark">{text}</span>
          </p>
        </div>
      </div>
    ))}
  </div>
)
