/** People talking: what was said stands; whoever speaks first is there from the beginning. */
import { moving, type PictureProps, shownOf } from '#web/film/look.ts'
import { type Person, Portrait, personNames } from '#web/film/pictures/places/portrait.tsx'

const isHousehold = (who: Person): boolean => who === 'dana' || who === 'lee'

export const TalkPicture = ({ picture: { lines }, look }: PictureProps<'talk'>) => (
  <div className="film-talk">
    {lines.map(({ id, who, text }, at) => (
      <div key={id} className={isHousehold(who) ? 'film-line film-line-ours' : 'film-line'}>
        <div style={{ opacity: at === 0 ? 1 : shownOf(look, id) }}>
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
