/** Two sides that are weighed against each other. */
import { type Look, marked, moving, type PictureProps } from '#web/film/look.ts'

type Side = PictureProps<'compare'>['picture']['left']

const SideCard = ({ side: { id, heading, items }, look }: { side: Side; look: Look }) => (
  <div className="film-card">
    <p className="film-heading" style={marked(look, id)}>
      <span className="film-mark">{heading}</span>
    </p>
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <div style={moving(look, item.id)}>
            <span className="film-mark">{item.text}</span>
          </div>
        </li>
      ))}
    </ul>
  </div>
)

export const ComparePicture = ({ picture: { left, right }, look }: PictureProps<'compare'>) => (
  <div className="film-compare">
    <SideCard side={left} look={look} />
    <SideCard side={right} look={look} />
  </div>
)
