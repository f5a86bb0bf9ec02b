/** A sheet with lines that a marker goes over. */
import { moving, type PictureProps } from '#web/film/look.ts'

export const PaperPicture = ({ picture: { heading, lines }, look }: PictureProps<'paper'>) => (
  <div className="film-sheet">
    <p className="film-heading">{heading}</p>
    <ul>
      {lines.map(({ id, text }) => (
        <li key={id}>
          <div style={moving(look, id)}>
            <span className="film-mark">{text}</span>
          </div>
        </li>
      ))}
    </ul>
  </div>
)
