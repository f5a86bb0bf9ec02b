/** People talking: what was said stands, and moves up for what is said next. */
import { marked, type PictureProps, shownOf } from '#web/film/look.ts'
import { type Person, Portrait, personNames } from '#web/film/pictures/places/portrait.tsx'

const isHousehold = (who: Person): boolean => who === 'dana' || who === 'lee'

export const TalkPicture = ({ picture: { lines }, look }: PictureProps<'talk'>) => (
  <div className="film-talk">
    {lines
      .filter(({ id }) => shownOf(look, id) > 0)
      .map(({ id, who, text }) => (
        <div
          key={id}
          className={isHousehold(who) ? 'film-line film-line-ours' : 'film-line'}
          style={{ opacity: shownOf(look, id), ...marked(look, id) }}
        >
          <Portrait who={who} />
          <div className="film-bubble">
            <p className="film-who">{personNames[who]}</p>
            <p>
              <span className="film-mark">{text}</span>
            </p>
          </div>
        </div>
      ))}
  </div>
)
