/** A part of a form, with the pen on the line that is being filled in. */
import { type Look, marked, moving, type PictureProps, pointedOf, written } from '#web/film/look.ts'

const Pen = () => (
  <svg className="film-pen" viewBox="0 0 32 32" role="presentation">
    <path className="film-fill-action" d="M6 22L22 4l6 5L12 27l-8 3z" />
    <path className="film-fill-ink" d="M4 30l2-8 6 5z" />
  </svg>
)

type Line = PictureProps<'form'>['picture']['lines'][number]

const Written = ({ line, look }: { line: Line; look: Look }) =>
  'note' in line ? (
    <span className="film-small" style={moving(look, line.id)}>
      {line.note}
    </span>
  ) : (
    <>
      <span className="film-hand" style={written(look, line.id)}>
        {line.value}
      </span>
      {pointedOf(look, line.id) > 0 && <Pen />}
    </>
  )

export const FormPicture = ({ picture: { form, part, lines }, look }: PictureProps<'form'>) => (
  <div className="film-sheet film-form">
    <p className="film-heading">{form}</p>
    <p className="film-small">{part}</p>
    <dl>
      {lines.map((line) => (
        <div key={line.id} style={marked(look, line.id)}>
          <dt>
            <span className="film-mark">{line.label}</span>
          </dt>
          <dd>
            <Written line={line} look={look} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
