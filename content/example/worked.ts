/** Owns the worked examples' input file, and the words of every figure that core makes of it. */

import { z } from 'zod'
import { afterDecisionFigures } from '#content/example/after-decision.ts'
import {
  amountFigures,
  amountList,
  comparisonFigures,
  recordCheck,
  recordFigures,
  salesComparison,
} from '#content/example/evidence.ts'
import { leastOfTax } from '#core/case/least-payment.ts'
import { type WorkedExample, workExample } from '#core/course/worked-example.ts'
import { dollars, formatMills, formatMoney, scaleHalfUp, sumCents } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { petitionFeeCeiling } from '#core/tax/law/petition-fee.ts'
import { EARLY_PAYMENT_DISCOUNT_PERCENT } from '#core/tax/params.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'

const dollarAmount = z.int().nonnegative()

const example = z.strictObject({
  id: z.string(),
  title: z.string(),
  portionKind: z.enum(['homestead', 'non_homestead_residential']),
  homesteadExemption: z.boolean(),
  justValue: dollarAmount,
  assessedSchool: dollarAmount,
  assessedNonSchool: dollarAmount,
  requestedJustValue: dollarAmount,
  nonAdValorem: dollarAmount.optional(),
  /** Just value of the year after, where an example goes on to it. */
  nextJustValue: dollarAmount.optional(),
})

export const exampleFile = z.strictObject({
  label: z.literal('Illustrative example, not a customer'),
  taxYear: z.int(),
  millage: z.strictObject({
    countyName: z.string(),
    rateYear: z.int(),
    schoolMills: z.number(),
    nonSchoolMills: z.number(),
    kind: z.literal('county_average'),
    source: z.string(),
    checkedOn: z.iso.date(),
    confidence: z.enum(['verified', 'likely', 'unverified']),
  }),
  examples: z.array(example),
  comparisons: z.array(salesComparison).default([]),
  amounts: z.array(amountList).default([]),
  records: z.array(recordCheck).default([]),
})

type ExampleFile = z.infer<typeof exampleFile>
type Example = z.infer<typeof example>

/** What the amounts are worked out from, shown below them. */
export const exampleBasis = ({ taxYear, millage }: ExampleFile): string =>
  `Tax year ${taxYear}, ${millage.countyName} County’s ${millage.rateYear} average rates`

const work = (file: ExampleFile, given: Example): WorkedExample =>
  workExample(given, { taxYear: file.taxYear, ...file.millage })

/** Throws for an example that the file does not have. */
export const workedExample = (file: ExampleFile, id: string): WorkedExample => {
  const given = file.examples.find((example) => example.id === id)
  if (!given) throw new Error(`No worked example is called ${id}.`)
  return work(file, given)
}

const valuesOf = (worked: WorkedExample, taxYear: number): Readonly<Record<string, string>> => {
  const { justCents, requestedJustCents, assessedCents, taxableCents, breakEvenCutPercent } = worked
  return {
    justValue: formatMoney(justCents),
    assessedSchool: formatMoney(assessedCents.school),
    assessedNonSchool: formatMoney(assessedCents.non_school),
    requestedJustValue: formatMoney(requestedJustCents),
    reduction: formatMoney(justCents - requestedJustCents),
    gapSchool: formatMoney(justCents - assessedCents.school),
    taxableSchool: formatMoney(taxableCents.school),
    taxableNonSchool: formatMoney(taxableCents.non_school),
    exemptionSchool: formatMoney(assessedCents.school - taxableCents.school),
    exemptionNonSchool: formatMoney(assessedCents.non_school - taxableCents.non_school),
    savingSchool: formatMoney(worked.savingByLevyCents.school),
    savingNonSchool: formatMoney(worked.savingByLevyCents.non_school),
    saving: formatMoney(worked.savingCents),
    /** Where it is shown large. */
    savingInDollars: formatMoney(inWholeDollars(worked.savingCents)),
    savingLessHighestFee: formatMoney(worked.savingCents - petitionFeeCeiling(taxYear).cents),
    ...(breakEvenCutPercent === null ? {} : { breakEvenCutPercent: formatPercent(breakEvenCutPercent) }),
  }
}

const taxesOf = (
  { millage }: ExampleFile,
  given: Example,
  worked: WorkedExample,
): Readonly<Record<string, string>> => {
  const { taxCents } = worked
  const tax = sumCents([taxCents.school, taxCents.non_school])
  const charges = dollars(given.nonAdValorem ?? 0)
  const share = leastOfTax(tax, 0)
  return {
    millageSchool: formatMills(millage.schoolMills),
    millageNonSchool: formatMills(millage.nonSchoolMills),
    taxSchoolNow: formatMoney(taxCents.school),
    taxNonSchoolNow: formatMoney(taxCents.non_school),
    taxNow: formatMoney(tax),
    nonAdValorem: formatMoney(charges),
    taxAndCharges: formatMoney(sumCents([tax, charges])),
    taxInNovember: formatMoney(scaleHalfUp(tax, 100 - EARLY_PAYMENT_DISCOUNT_PERCENT.november, 100)),
    shareOfTax: formatMoney(share),
    minimumPayment: formatMoney(sumCents([charges, share])),
    ...afterDecisionFigures(
      worked,
      { tax, share },
      given.nextJustValue === undefined ? null : dollars(given.nextJustValue),
    ),
  }
}

const figuresOf = (file: ExampleFile, given: Example): Readonly<Record<string, string>> => {
  const worked = work(file, given)
  return { ...valuesOf(worked, file.taxYear), ...taxesOf(file, given, worked) }
}

const named = <Given extends { readonly id: string }>(
  kind: string,
  list: readonly Given[],
  figures: (given: Given) => Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] =>
  list.flatMap((given) =>
    Object.entries(figures(given)).map(([field, words]) => [`${kind}:${given.id}.${field}`, words] as const),
  )

/** Token name (`example:new-homestead.saving`) → words, for every example of the file. */
export const exampleTokens = (file: ExampleFile): ReadonlyMap<string, string> =>
  new Map([
    ...named('example', file.examples, (given) => figuresOf(file, given)),
    ...named('comparison', file.comparisons, comparisonFigures),
    ...named('amounts', file.amounts, amountFigures),
    ...named('record', file.records, recordFigures),
  ])
