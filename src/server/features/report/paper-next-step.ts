/** The next step on paper, in the words of the page: what the estimate says for it, and what cuts leave. */
import type { Report } from '#contract/reports.ts'
import { cutRows } from '#core/appeal/cut-rows.ts'
import { nextStepWords } from '#core/appeal/next-step-words.ts'
import type { Block } from '#core/document/paper.ts'
import { formatMoney } from '#core/money.ts'
import { list, money, table, text } from './paper-blocks.ts'

type Step = NonNullable<Report['nextStep']>

const cutsTable = (step: Step): Block =>
  table(
    'One year’s saving, if the value is cut',
    [
      ['', 4],
      [`After the ${formatMoney(step.feeCents)} fee`, 2],
      ['After fee and course', 2],
    ],
    cutRows(step).map(({ label, afterFeeCents, afterPriceCents }) => [
      label,
      money(afterFeeCents),
      money(afterPriceCents),
    ]),
  )

/** A paper is read by anybody, so it speaks as to a visitor. */
export const nextStepBlocks = (
  step: Step,
  verdict: NonNullable<Report['verdict']>,
  currentTaxYear: number,
): readonly Block[] => {
  const words = nextStepWords({ step, verdict, currentTaxYear, isOwner: false })
  return [
    ...words.opening.map(text),
    ...list(words.checks),
    ...(words.showsCuts ? [cutsTable(step)] : []),
    ...words.closing.map(text),
  ]
}
