/** The cap over the years: market value and assessed value as two lines, and the gap between them. */
import { axisOf } from '#core/figure/axis.ts'
import * as words from '#messages/film/cap.ts'
import { amountOf, amountText } from '#web/film/amount.ts'
import { awaited, grown, type Look, type PictureProps, percent, pointedOf, shownOf } from '#web/film/look.ts'
import { rich } from '#web/ui/layout/rich.ts'

type Point = { id: string; year: number; just: number; assessed: number; text: readonly [string, string] }

const pointsOf = ({ start, years }: PictureProps<'cap'>['picture']): readonly Point[] =>
  [{ ...start, id: '' }, ...years.map((one) => ({ ...one, year: Number(one.id.slice(1)) }))].map((one) => ({
    id: one.id,
    year: one.year,
    just: amountOf(one.just),
    assessed: amountOf(one.assessed),
    text: [amountText(one.just), amountText(one.assessed)],
  }))

/** How many of the steps between the years are drawn; the last one drawn may be partial. */
const reachOf = (points: readonly Point[], look: Look): number =>
  points.slice(1).reduce((sum, { id }) => sum + (shownOf(look, id) > 0 ? grown(look, id) : 0), 0)

type Drawing = { points: readonly Point[]; at: (value: number) => number; reach: number }

const along = ({ points, at, reach }: Drawing, amountAt: (point: Point) => number) => {
  const whole = Math.floor(reach)
  const places = points
    .slice(0, whole + 1)
    .map((point, n) => [(100 * n) / (points.length - 1), 100 - at(amountAt(point))] as const)
  const [from, to] = [points[whole], points[whole + 1]]
  if (!from || !to || reach === whole) return places
  const part = reach - whole
  const value = amountAt(from) + part * (amountAt(to) - amountAt(from))
  return [...places, [(100 * reach) / (points.length - 1), 100 - at(value)] as const]
}

const justAt = ({ just }: Point): number => just
const assessedAt = ({ assessed }: Point): number => assessed

const path = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('')

const Ends = ({ drawing, look }: { drawing: Drawing; look: Look }) => {
  const { points, at, reach } = drawing
  const last = points[Math.round(reach)] ?? points[0]
  if (!last) return null
  const gapPointed = Math.max(pointedOf(look, 'gap'), pointedOf(look, 'meet'))
  const apart = at(last.just) - at(last.assessed)
  // Two labels of two lines each stand one above the other, and both within the plot.
  const middle = Math.min(80, Math.max(18, (at(last.just) + at(last.assessed)) / 2))
  const [high, low] = apart < 24 ? [middle + 12, middle - 12] : [at(last.just), at(last.assessed)]
  return (
    <div className="film-cap-ends" style={{ '--pointed': gapPointed } as object}>
      <p className="film-cap-just" style={{ bottom: `${Math.min(94, high)}%` }}>
        {rich(words.market({ bold: () => <b>{last.text[0]}</b> }))}
      </p>
      <p className="film-cap-assessed" style={{ bottom: `${Math.max(4, low)}%` }}>
        {rich(
          words.assessed({
            bold: () => (
              <b>
                <span className="film-mark">{last.text[1]}</span>
              </b>
            ),
          }),
        )}
      </p>
    </div>
  )
}

export const CapPicture = ({ picture, look }: PictureProps<'cap'>) => {
  const points = pointsOf(picture)
  const axis = axisOf(points.flatMap(({ just, assessed }) => [just, assessed]))
  const drawing = { points, at: axis.at, reach: reachOf(points, look) }
  const whole = { ...drawing, reach: points.length - 1 }
  const [just, assessed] = [along(drawing, justAt), along(drawing, assessedAt)]
  return (
    <div className="film-cap">
      <div className="film-cap-plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
          <path className="film-cap-ahead" d={path(along(whole, justAt))} />
          <path className="film-cap-ahead" d={path(along(whole, assessedAt))} />
          <path
            className="film-cap-gap"
            d={`${path(just)}${path(assessed.toReversed()).replace('M', 'L')}Z`}
          />
          <path className="film-cap-line film-stroke-control" d={path(just)} />
          <path className="film-cap-line film-stroke-action" d={path(assessed)} />
        </svg>
      </div>
      <Ends drawing={drawing} look={look} />
      <div className="film-cap-years">
        {points.map(({ id, year }, n) => (
          <span
            key={year}
            style={{
              left: percent(n / (points.length - 1)),
              ...(id !== '' && awaited(look, id)),
            }}
          >
            {points.length > 6 ? `’${String(year).slice(2)}` : year}
          </span>
        ))}
      </div>
    </div>
  )
}
