/** Owns the pictures of values: the staircase from market value to taxed value, and what a cut does under a cap. */

import { bar, frame, MADE_UP, scroller, share, step } from '#content/figure/frame.ts'
import type { WorkedExample } from '#core/course/worked-example.ts'
import { type Cents, cents, formatMoney } from '#core/money.ts'
import type { Levy, PortionKind } from '#core/tax/parcel-values.ts'

export type PicturedExample = {
  readonly id: string
  readonly kind: PortionKind
  readonly worked: WorkedExample
  /** Trash, fire and the like; nothing where the example has no bill. */
  readonly chargesCents: Cents
}

const homes: Readonly<Record<string, string>> = {
  homestead: 'a homestead',
  non_homestead_residential: 'a home that isn’t your homestead',
}

const homeOf = ({ kind }: PicturedExample): string => homes[kind] ?? 'a property'

const levies: readonly { readonly levy: Levy; readonly name: string }[] = [
  { levy: 'school', name: 'School taxes' },
  { levy: 'non_school', name: 'All other taxes (county row)' },
]

const takenOff = (amount: Cents, how: string): string =>
  amount > 0 ? `${formatMoney(amount)} ${how}` : `Nothing ${how}`

const stepsOf = ({ justCents, assessedCents, taxableCents }: WorkedExample, levy: Levy) => ({
  just: justCents,
  assessed: assessedCents[levy],
  taxable: taxableCents[levy],
  heldBack: takenOff(cents(justCents - assessedCents[levy]), 'taken off by the cap'),
  exempt: takenOff(cents(assessedCents[levy] - taxableCents[levy]), 'taken off by exemptions'),
})

const flight = (worked: WorkedExample, { levy, name }: (typeof levies)[number]): string => {
  const { just, assessed, taxable, heldBack, exempt } = stepsOf(worked, levy)
  const [capped, taxed] = [share(assessed, just), share(taxable, just)]
  return (
    `<div><strong>${name}</strong><dl class="lesson-flight">` +
    step('1. Just value (market)', just, { percent: 100, fromPercent: 100, look: 'just' }) +
    step(
      '2. Assessed value (capped)',
      assessed,
      { percent: capped, fromPercent: 100, look: 'assessed' },
      heldBack,
    ) +
    step(
      '3. Taxable value (taxed)',
      taxable,
      { percent: taxed, fromPercent: capped, look: 'taxable' },
      exempt,
    ) +
    '</dl></div>'
  )
}

/** Just, assessed and taxable value, school and the rest side by side. */
export const valueStaircase = (example: PicturedExample): string =>
  frame({
    id: `figure-value-staircase-${example.id}`,
    title: `The value staircase of ${homeOf(example)}`,
    words: MADE_UP,
    picture: `<div class="lesson-columns">${levies.map((one) => flight(example.worked, one)).join('')}</div>`,
  })

const assessedAfter = ({ assessedCents, requestedJustCents }: WorkedExample): Cents =>
  cents(Math.min(assessedCents.school, requestedJustCents))

const ownerName = ({ worked }: PicturedExample): string =>
  worked.assessedCents.school < worked.justCents ? 'A home with a capped value' : 'A home with no cap benefit'

const cut = (name: string, before: Cents, after: Cents, whole: Cents, look: 'just' | 'assessed'): string =>
  `<div><dt>${name}</dt><dd class="lesson-amount">${
    before === after
      ? `${formatMoney(after)}, as before`
      : `${formatMoney(before)} <span aria-hidden="true">→</span><span class="sr-only"> down to </span> ${formatMoney(after)}`
  }</dd><dd aria-hidden="true">${bar(share(before, whole), look)}${bar(share(after, whole), look)}</dd></div>`

const owner = (example: PicturedExample): string => {
  const { worked } = example
  const { justCents, requestedJustCents, assessedCents, savingCents } = worked
  return (
    `<div><strong>${ownerName(example)}</strong><dl>` +
    cut('Just value', justCents, requestedJustCents, justCents, 'just') +
    cut('Assessed value', assessedCents.school, assessedAfter(worked), justCents, 'assessed') +
    `<div><dt>Tax saved for the year</dt><dd class="lesson-amount">${formatMoney(savingCents)}</dd></div></dl></div>`
  )
}

const ownerWords = (example: PicturedExample): string => {
  const { worked } = example
  const after = assessedAfter(worked)
  const before = worked.assessedCents.school
  const moved =
    after === before
      ? `stays at ${formatMoney(before)}`
      : `goes from ${formatMoney(before)} to ${formatMoney(after)}`
  return `${ownerName(example)}: the assessed value ${moved}, and the owner saves ${formatMoney(worked.savingCents)}.`
}

/** The same cut for two homes; both sides of each are assessed alike. */
export const sameCut = (examples: readonly PicturedExample[]): string => {
  const [first] = examples
  if (first === undefined) throw new Error('The picture of a cut needs an example.')
  const { justCents, requestedJustCents } = first.worked
  return frame({
    id: 'figure-same-cut',
    title: 'The same cut, under a cap and without one',
    words: [
      'Illustrative examples, not customers.',
      `Each time the just value is cut from ${formatMoney(justCents)} to ${formatMoney(requestedJustCents)}: the upper bar is before, the lower bar after.`,
      ...examples.map(ownerWords),
    ].join(' '),
    picture: `<div class="lesson-columns">${examples.map(owner).join('')}</div>`,
  })
}

const noticeRows: readonly {
  name: string
  of: (worked: WorkedExample, levy: Levy) => Cents
  marks: string
}[] = [
  { name: 'Market (just) value', of: ({ justCents }) => justCents, marks: '1 1' },
  { name: 'Assessed value', of: ({ assessedCents }, levy) => assessedCents[levy], marks: '2 3' },
  {
    name: 'Exemptions',
    of: ({ assessedCents, taxableCents }, levy) => cents(assessedCents[levy] - taxableCents[levy]),
    marks: '',
  },
  { name: 'Taxable value', of: ({ taxableCents }, levy) => taxableCents[levy], marks: '4 5' },
]

const noticeCell = (amount: Cents, mark: string | undefined): string =>
  `<td>${mark ? `<span class="lesson-mark"><span class="sr-only">Number </span>${mark}</span> ` : ''}${formatMoney(amount)}</td>`

const noticeRow = (worked: WorkedExample, { name, of, marks }: (typeof noticeRows)[number]): string => {
  const [school, rest] = marks.split(' ')
  return `<tr><th scope="row">${name}</th>${noticeCell(of(worked, 'school'), school)}${noticeCell(of(worked, 'non_school'), rest)}</tr>`
}

/** The value page of a notice, with the numbers that the lesson has the reader copy. */
export const noticeValues = ({ worked }: PicturedExample): string =>
  frame({
    id: 'figure-notice-values',
    title: 'Where five of the six numbers are on the value page',
    words: `${MADE_UP} Read down: exemptions come off the assessed value, and the taxable value is left. The circled numbers match the list. The sixth, the total tax, is in the table of taxes.`,
    picture: scroller(
      'figure-notice-values',
      '<table class="lesson-table"><thead><tr><th scope="col">This year</th><th scope="col">School row</th>' +
        `<th scope="col">County row</th></tr></thead><tbody>${noticeRows.map((row) => noticeRow(worked, row)).join('')}</tbody></table>`,
    ),
  })
