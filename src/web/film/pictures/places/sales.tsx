/** Sales as dots by size and price, with the home among them, the range they make and the value asked for. */
import { type Axis, axisOf } from '#core/figure/axis.ts'
import * as words from '#messages/film/sales.ts'
import { amountOf, amountText } from '#web/film/amount.ts'
import {
  grown,
  type Look,
  marked,
  moving,
  type PictureProps,
  percent,
  pointedOf,
  shownOf,
} from '#web/film/look.ts'

type Picture = PictureProps<'sales'>['picture']
type Plot = { across: Axis; up: Axis }

/** Nothing lies on the edge of the plot. */
const withRoom = (values: readonly number[]): readonly number[] => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = (most - least) * 0.06
  return [least - room, most + room]
}

const plotOf = ({ home, sales, range, asked }: Picture): Plot => ({
  across: axisOf(withRoom([home, ...sales].map(({ size }) => amountOf(size)))),
  up: axisOf(
    withRoom(
      [
        home.amount,
        ...sales.map(({ amount }) => amount),
        ...(range ? [range.low, range.high] : []),
        ...(asked === undefined ? [] : [asked]),
      ].map(amountOf),
    ),
  ),
})

const place = ({ across, up }: Plot, size: string | number, amount: string | number) => ({
  left: `${across.at(amountOf(size))}%`,
  bottom: `${up.at(amountOf(amount))}%`,
})

/** A label lies right above its dot, unless it would leave the plot or lie over a dot near by. */
const labelSide = ({ across, up }: Plot, sale: Picture['sales'][number], all: Picture['sales']): string => {
  const at = ({ size, amount }: Picture['sales'][number]) =>
    [across.at(amountOf(size)), up.at(amountOf(amount))] as const
  const [x, y] = at(sale)
  const isCrowded = all
    .filter((other) => other !== sale)
    .map(at)
    .some(([otherX, otherY]) => otherX >= x && otherX - x < 22 && otherY >= y - 4 && otherY - y < 14)
  return `film-sale${isCrowded ? ' film-sale-below' : ''}${x > 82 ? ' film-sale-left' : ''}`
}

const thousands = (value: number): string => `$${(value / 1000).toLocaleString('en-US')}K`

const Axes = ({ across, up }: Plot) => (
  <>
    {up.ticks.map((tick) => (
      <span key={tick} className="film-tick-up" style={{ bottom: `${up.at(tick)}%` }}>
        {thousands(tick)}
      </span>
    ))}
    {across.ticks
      .filter((_tick, at) => at % 2 === 0)
      .map((tick) => (
        <span key={tick} className="film-tick-across" style={{ left: `${across.at(tick)}%` }}>
          {tick.toLocaleString('en-US')}
        </span>
      ))}
  </>
)

const Lines = ({
  picture: { range, asked },
  plot: { up },
  look,
}: {
  picture: Picture
  plot: Plot
  look: Look
}) => (
  <>
    {range && (
      <div
        className="film-range"
        style={{
          ...marked(look, 'range'),
          opacity: shownOf(look, 'range'),
          bottom: `${up.at(amountOf(range.low))}%`,
          height: `${up.at(amountOf(range.high)) - up.at(amountOf(range.low))}%`,
        }}
      />
    )}
    {asked !== undefined && (
      <div
        className="film-asked"
        style={{
          ...marked(look, 'asked'),
          opacity: shownOf(look, 'asked'),
          bottom: `${up.at(amountOf(asked))}%`,
          width: percent(grown(look, 'asked')),
        }}
      >
        <span className="film-mark">{words.asked({ price: amountText(asked) })}</span>
      </div>
    )}
  </>
)

/** Beside the plot: what is pointed at, in words. */
const Told = ({ picture: { home, sales, range, asked }, look }: { picture: Picture; look: Look }) => {
  const pointed = [
    ...sales.map(({ id, label, size, amount }) => ({ id, what: label, size, text: amountText(amount) })),
    { id: 'home', what: words.theHome(), size: home.size, text: amountText(home.amount) },
    ...(range
      ? [
          {
            id: 'range',
            what: 'Range',
            size: undefined,
            text: `${amountText(range.low)} to ${amountText(range.high)}`,
          },
        ]
      : []),
    ...(asked === undefined
      ? []
      : [{ id: 'asked', what: 'Asked', size: undefined, text: amountText(asked) }]),
  ].filter(({ id }) => pointedOf(look, id) > 0)
  const told = pointed.length === 1 ? pointed[0] : undefined
  return (
    <p className="film-told">
      {told && (
        <>
          <b>{told.what}</b>{' '}
          {told.size !== undefined && words.sqFt({ area: amountOf(told.size).toLocaleString('en-US') })}
          <span className="film-amount">{told.text}</span>
        </>
      )}
    </p>
  )
}

export const SalesPicture = ({ picture, look }: PictureProps<'sales'>) => {
  const plot = plotOf(picture)
  const { home, sales } = picture
  return (
    <div className="film-sales">
      <Told picture={picture} look={look} />
      <div className="film-plot">
        <Axes {...plot} />
        <Lines picture={picture} plot={plot} look={look} />
        {sales.map((sale) => (
          <div
            key={sale.id}
            className={labelSide(plot, sale, sales)}
            style={{ ...place(plot, sale.size, sale.amount), ...moving(look, sale.id) }}
          >
            <span className="film-sale-dot" />
            <span className="film-mark">{sale.label}</span>
          </div>
        ))}
        <div
          className="film-sale film-sale-home"
          style={{ ...place(plot, home.size, home.amount), ...moving(look, 'home') }}
        >
          <span className="film-sale-dot" />
          <span className="film-mark">{words.home()}</span>
        </div>
      </div>
      <p className="film-small film-axis-name">{words.squareFeet()}</p>
    </div>
  )
}
