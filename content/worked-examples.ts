/** Owns the worked examples: what their input file holds, and the figures core makes of it. */

import { z } from 'zod'
import { PARTIAL_PAYMENT_PERCENT } from '#content/params.ts'
import { calendarDate } from '#core/calendar-date.ts'
import {
  type Cents,
  cents,
  dollars,
  formatMills,
  formatMoney,
  mills,
  scaleHalfUp,
  sumCents,
  taxOn,
} from '#core/money.ts'
import { homesteadExemption } from '#core/tax/homestead-exemption.ts'
import { homesteadRule } from '#core/tax/homestead-params.ts'
import type { Levy } from '#core/tax/parcel-values.ts'
import { breakEvenJust, type SavingBasis, savingByLevy } from '#core/tax/saving.ts'
import { valuesFromTrim } from '#core/tax/trim-values.ts'

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
})

type ExampleFile = z.infer<typeof exampleFile>
type Example = z.infer<typeof example>

/** The day the examples were written; nothing is computed from it. */
const WRITTEN_ON = calendarDate('2026-11-21')

const basisOf = (file: ExampleFile, given: Example): SavingBasis => {
  const homestead = homesteadRule(file.taxYear, 'current-law')
  if (homestead === null) throw new Error(`No homestead exemption is known for ${file.taxYear}.`)
  const taxable = (levy: Levy, assessed: number): number => {
    const exempt = given.homesteadExemption ? homesteadExemption(homestead, levy, dollars(assessed)) : 0
    return assessed - exempt / 100
  }
  const values = valuesFromTrim({
    taxYear: file.taxYear,
    homestead: given.portionKind === 'homestead',
    typedOn: WRITTEN_ON,
    numbers: {
      justValue: given.justValue,
      assessedSchool: given.assessedSchool,
      assessedCounty: given.assessedNonSchool,
      taxableSchool: taxable('school', given.assessedSchool),
      taxableCounty: taxable('non_school', given.assessedNonSchool),
      totalTax: 0,
    },
  })
  if (!values.ok) throw new Error(`Example ${given.id}: ${values.problems.map((p) => p.message).join(' ')}`)
  const { kind, countyName, rateYear, schoolMills, nonSchoolMills } = file.millage
  return {
    values: values.value,
    millage: {
      kind,
      countyName,
      rateYear,
      schoolMills: mills(schoolMills),
      nonSchoolMills: mills(nonSchoolMills),
    },
    rules: { homestead, settled: true, cutSharing: { kind: 'proportional' } },
  }
}

const percentOf = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`

const breakEvenCut = (basis: SavingBasis): string => {
  const just = basis.values.justCents
  return percentOf(just - (breakEvenJust(basis) ?? 0), just)
}

const figuresOf = (file: ExampleFile, given: Example): Readonly<Record<string, string>> => {
  const basis = basisOf(file, given)
  const { justCents, taxableCents } = basis.values
  const requested = dollars(given.requestedJustValue)
  const savingOn = (levy: Levy): Cents =>
    cents(savingByLevy(basis, requested).find((saving) => saving.levy === levy)?.savingCents ?? 0)
  const schoolTax = taxOn(taxableCents.school, mills(file.millage.schoolMills))
  const nonSchoolTax = taxOn(taxableCents.non_school, mills(file.millage.nonSchoolMills))
  const tax = sumCents([schoolTax, nonSchoolTax])
  const charges = dollars(given.nonAdValorem ?? 0)
  return {
    justValue: formatMoney(justCents),
    assessedSchool: formatMoney(dollars(given.assessedSchool)),
    assessedNonSchool: formatMoney(dollars(given.assessedNonSchool)),
    requestedJustValue: formatMoney(requested),
    reduction: formatMoney(justCents - requested),
    gapSchool: formatMoney(justCents - dollars(given.assessedSchool)),
    breakEvenCutPercent: breakEvenCut(basis),
    taxableSchool: formatMoney(taxableCents.school),
    taxableNonSchool: formatMoney(taxableCents.non_school),
    millageSchool: formatMills(file.millage.schoolMills),
    millageNonSchool: formatMills(file.millage.nonSchoolMills),
    savingSchool: formatMoney(savingOn('school')),
    savingNonSchool: formatMoney(savingOn('non_school')),
    saving: formatMoney(sumCents([savingOn('school'), savingOn('non_school')])),
    taxSchoolNow: formatMoney(schoolTax),
    taxNonSchoolNow: formatMoney(nonSchoolTax),
    taxNow: formatMoney(tax),
    nonAdValorem: formatMoney(charges),
    minimumPayment: formatMoney(sumCents([charges, scaleHalfUp(tax, PARTIAL_PAYMENT_PERCENT, 100)])),
  }
}

/** Token name (`example:new-homestead.saving`) → words, for every example of the file. */
export const exampleTokens = (file: ExampleFile): ReadonlyMap<string, string> =>
  new Map(
    file.examples.flatMap((given) =>
      Object.entries(figuresOf(file, given)).map(([field, words]) => [`example:${given.id}.${field}`, words]),
    ),
  )
