/** Says what a sale does to a cap, and what the years after a tax year hang on where the law is not settled. */

import { formatMonth, formatPlainDate } from '#core/date-forms.ts'
import { formatMoney } from '#core/money.ts'
import type { SoldIn } from '#core/tax/appeal-facts.ts'
import { isCapOfSeller, restartYear } from '#core/tax/cap/restart.ts'
import type { TaxLaw } from '#core/tax/law/by-year.ts'
import { CITATIONS } from '#core/tax/law/citations.ts'
import { type CapYears, laterRegimes } from '#core/tax/law/later-years.ts'
import { homesteadRule, homesteadYears, nonHomesteadCapPercent, voteOf } from '#core/tax/law/readings.ts'
import type { ParcelValues } from '#core/tax/parcel-values.ts'
import * as words from '#messages/verdict/later-years.ts'

/** Null where no sale is known that ends a cap after `taxYear`. */
export const restartWords = (taxYear: number, soldIn: SoldIn | undefined): string | null => {
  const year = restartYear(taxYear, soldIn)
  if (soldIn === undefined || year === undefined) return null
  const sold = formatMonth(soldIn)
  return words.thePropertyWasSoldInAfter({ sold, rule: CITATIONS['cap-restart'].text, year, taxYear })
}

/** Null where the record has no cap of a seller. */
export const capOfSellerWords = (
  taxYear: number,
  soldIn: SoldIn | undefined,
  values: ParcelValues,
): string | null =>
  soldIn !== undefined && isCapOfSeller(taxYear, soldIn, values)
    ? words.capWasTheSellers({ sold: formatMonth(soldIn), taxYear })
    : null

/** The cap on a home that is no homestead, and that a sale of the year before has started it again. */
export const otherHomeCapWords = (
  { taxYear, law }: Pick<CapYears, 'taxYear' | 'law'>,
  soldIn: SoldIn | undefined,
): string =>
  [
    words.otherHomeCap({ percent: nonHomesteadCapPercent(taxYear, 'current-law', law) }),
    ...(soldIn?.year === taxYear - 1
      ? [words.valueIsTheNewBase({ sold: formatMonth(soldIn), taxYear })]
      : []),
  ].join(' ')

const amendedAmount = (year: number, law: TaxLaw | undefined): string => {
  const nonSchool = homesteadRule(year, 'amendment-3', law)?.nonSchool
  return nonSchool?.kind === 'flat' ? `${formatMoney(nonSchool.flatCents)} in ${year}` : ''
}

/** Null where the law of the later years is settled, or each reading of the year has its own. */
export const laterLawWords = (years: CapYears): string | null => {
  if (laterRegimes(years).length < 2) return null
  const { law } = years
  const amendedYears = homesteadYears('amendment-3', law)
  const [first = years.taxYear + 1] = amendedYears
  const amounts = amendedYears.map((year) => amendedAmount(year, law)).join(' and ')
  const vote = voteOf(first, law)
  const source =
    vote === undefined
      ? ''
      : words.onTheBallotOfConfirmThe({
          resolution: vote.resolution,
          heldOn: formatPlainDate(vote.heldOn),
        })
  return words.theLawForAndLaterIsnt({
    first,
    name: vote?.name ?? words.anAmendment(),
    amounts,
    amended: nonHomesteadCapPercent(first, 'amendment-3', law),
    current: nonHomesteadCapPercent(first, 'current-law', law),
    source,
  })
}
