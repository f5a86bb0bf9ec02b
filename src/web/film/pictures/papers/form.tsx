/** A part of a form, with the pen on the line that is being filled in. */
import { grown, marked, type PictureProps, percent, pointedOf } from '#web/film/look.ts'

const Pen = () => (
  <svg className="film-pen" viewBox="0 0 32 32" role="presentation">
    <path className="film-fill-action" d="M6 22L22 4l6 5L12 27l-8 3z" />
    <path className="film-fill-ink" d="M4 30l2-8 6 5z" />
  </svg>
)

export const FormPicture = ({ picture: { form, part, lines }, look }: PictureProps<'form'>) => (
  <div className="film-sheet film-form">
    <p className="film-heading">{form}</p>
    <p className="film-small">{part}</p>
    <dl>
      {lines.map(({ id, label, value }) => (
        <div key={id} style={marked(look, id)}>
          <dt>
            <span className="film-mark">{label}</span>
          </dt>
          <dd>
            <span className="film-hand" style={{ clipPath: `inset(0 ${percent(1 - grown(look, id))} 0 0)` }}>
              {value}
            </span>
            {pointedOf(look, id) > 0 && <Pen />}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
