/** The house on Heron Lane, with pins at the places that are talked about. */
import type { housePlaces } from '#contract/course/film-picture.ts'
import { grown, marked, moving, type PictureProps, pointedOf } from '#web/film/look.ts'

type Place = (typeof housePlaces)[number]

/** In the drawing's own 320 × 200. */
const pins: Readonly<Record<Place, readonly [number, number]>> = {
  roof: [150, 52],
  porch: [258, 116],
  hall: [150, 112],
  kitchen: [112, 112],
  windows: [196, 112],
  yard: [60, 168],
  pool: [280, 168],
  garage: [66, 120],
  street: [160, 188],
}

/** Floor, walls, roof, garage, porch with its screen, a palm and the street. */
const Drawing = () => (
  <>
    <rect className="film-fill-tint" x="0" y="0" width="320" height="176" rx="6" />
    <rect className="film-fill-sunken" x="0" y="176" width="320" height="24" />
    <path className="film-street-dash" d="M6 189H314" />
    <path className="film-fill-grass" d="M0 150q80-8 160-4t160 2v28H0z" />
    <path className="film-fill-surface film-outline" d="M88 78h140v74H88z" />
    <path className="film-fill-surface film-outline" d="M40 100h48v52H40z" />
    <path className="film-fill-control film-outline" d="M34 102l26-20h36l-8 20z" />
    <path className="film-fill-roof film-outline" d="M76 82l34-42h96l34 42z" />
    <path className="film-thin" d="M96 66h124M86 76h144M106 56h104" />
    <path className="film-fill-sunken film-outline" d="M46 118h36v34H46z" />
    <path className="film-thin" d="M46 126h36M46 134h36M46 142h36" />
    <path className="film-fill-action film-outline" d="M140 112h20v40h-20z" />
    <path className="film-fill-sky film-outline" d="M100 100h26v22h-26zM180 100h30v22h-30z" />
    <path className="film-thin" d="M113 100v22M100 111h26M195 100v22M180 111h30" />
    <path className="film-fill-control film-outline" d="M228 96h60l-8-16h-44z" />
    <path className="film-fill-screen film-outline" d="M232 96h52v56h-52z" />
    <path className="film-thin" d="M245 96v56M258 96v56M271 96v56M232 114h52M232 133h52" />
    <path
      className="film-palm"
      d="M22 152q4-34-2-64m0 0q-14-10-24 2m24-2q12-12 24-2m-24 2q-6-16-20-14m20 14q8-16 22-12"
    />
  </>
)

export const HousePicture = ({ picture: { marks }, look }: PictureProps<'house'>) => (
  <div className="film-house">
    <svg viewBox="0 0 320 200" role="presentation" style={marked(look, 'house')}>
      <Drawing />
      {marks.map(({ id, at }, n) => {
        const [x, y] = pins[at]
        const size = 9 * grown(look, id) + 3 * pointedOf(look, id)
        return (
          <g key={id} className="film-pin" opacity={grown(look, id)}>
            <circle cx={x} cy={y} r={size} />
            <text x={x} y={y + 4}>
              {n + 1}
            </text>
          </g>
        )
      })}
    </svg>
    <ol className="film-legend">
      {marks.map(({ id, label }, n) => (
        <li key={id} style={moving(look, id)}>
          <span className="film-number">{n + 1}</span>
          <span>
            <span className="film-mark">{label}</span>
          </span>
        </li>
      ))}
    </ol>
  </div>
)
