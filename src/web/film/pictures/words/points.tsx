/** A few points, one after the other. */
import { awaited, moving, type PictureProps } from '#web/film/look.ts'

export const PointsPicture = ({ picture: { heading, items }, look }: PictureProps<'points'>) => (
  <div className="film-points">
    <p className="film-heading">{heading}</p>
    <ol>
      {items.map(({ id, text }, at) => (
        <li key={id}>
          <span className="film-number" style={awaited(look, id)}>
            {at + 1}
          </span>
          <span style={moving(look, id)}>
            <span className="film-mark">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  </div>
)
