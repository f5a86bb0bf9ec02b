/** The value staircase: stairs that fall from one amount to the next, and the tax on the last one. */
import { amountOf, amountText } from '#web/film/amount.ts'
import { grown, moving, type PictureProps, percent } from '#web/film/look.ts'

/** Ours: equal values make no step; an unequal pair makes one that can be seen, and none takes more than a third. */
const dropOf = (before: number, after: number, highest: number): number =>
  before === after ? 0 : Math.min(0.3, Math.max(0.13, ((before - after) / highest) * 1.5))

const heightsOf = (amounts: readonly number[]): readonly number[] => {
  const heights: number[] = []
  for (const [at, amount] of amounts.entries()) {
    const before = heights.at(-1)
    heights.push(
      before === undefined ? 1 : before - dropOf(amounts[at - 1] ?? amount, amount, amounts[0] ?? 1),
    )
  }
  return heights
}

const fills = ['film-bg-control', 'film-bg-amber', 'film-bg-action', 'film-bg-deep'] as const

/** The last step is the taxed one, whatever comes before. */
const fillOf = (at: number, count: number): string =>
  (at === count - 1 ? fills[2] : at === 0 ? fills[0] : fills[1]) ?? fills[3]

export const StairsPicture = ({ picture: { steps, tax }, look }: PictureProps<'stairs'>) => {
  const heights = heightsOf(steps.map(({ amount }) => amountOf(amount)))
  return (
    <div className="film-stairs">
      <div className="film-flight">
        {steps.map(({ id, label, amount }, at) => (
          <div key={id} className="film-step">
            <p className="film-amount" style={moving(look, id)}>
              <span className="film-mark">{amountText(amount)}</span>
            </p>
            <div className="film-step-rise" style={{ height: percent(0.74 * (heights[at] ?? 1)) }}>
              <div className={fillOf(at, steps.length)} style={{ height: percent(grown(look, id)) }} />
            </div>
            <p className="film-step-label">{label}</p>
          </div>
        ))}
        {tax && (
          <div className="film-step film-step-tax">
            <div className="film-tag" style={moving(look, tax.id)}>
              <p>{tax.label}</p>
              <p className="film-amount">
                <span className="film-mark">{amountText(tax.amount)}</span>
              </p>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
