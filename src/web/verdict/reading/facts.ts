/** The figures that decide a reading, named in plain words: where saving begins, where it pays, what is at stake. */
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { FEE_BASIS_WORDS } from '#core/document/fee-basis-words.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { neededCutWords } from '#core/tax/saving/percent.ts'
import * as words from '#messages/verdict/reading-facts.ts'
import type { FigureKind } from '#web/verdict/source-marks.tsx'
import { outcomeLabel } from '#words/verdict/outcome-label.ts'

export type ReadingOnWire = VerdictOnWire['readings'][number]
export type ReadingFact = {
  readonly name: string
  readonly value: string
  readonly restsOn: readonly FigureKind[]
}

const NOT_KNOWN = words.notKnown()

const valueWithCut = (cents: number | null, percent: number | null, none: string): string => {
  if (cents === null || percent === null) return none
  return percent === 0
    ? words.theValueNow({ amount: formatMoney(cents) })
    : words.lower({ amount: formatMoney(cents), percent: neededCutWords(percent) })
}

export const feeFact = ({ cents, basis }: VerdictOnWire['fee']): ReadingFact => ({
  name: words.petitionFee(),
  value: `${formatMoney(cents)}, ${FEE_BASIS_WORDS[basis]}`,
  restsOn: ['fee'],
})

const neverWorthwhile = ({ isSavingOpen, taxNowCents }: ReadingOnWire): string => {
  if (isSavingOpen) return NOT_KNOWN
  return taxNowCents === null ? words.notKnownWithoutTaxRates() : words.noneNoLowerValueSaves()
}

export const readingFacts = (reading: ReadingOnWire): readonly ReadingFact[] => [
  {
    name: words.youSaveOnlyIfMarket(),
    value: valueWithCut(
      reading.breakEvenJustCents,
      reading.breakEvenCutPercent,
      reading.isSavingOpen || reading.isBreakEvenOpen ? NOT_KNOWN : words.noValueNoCutLowersThis(),
    ),
    restsOn: ['values', 'exemption'],
  },
  {
    name: words.breakEvenValueWhereOne(),
    value: valueWithCut(reading.worthwhileJustCents, reading.worthwhileCutPercent, neverWorthwhile(reading)),
    restsOn: ['rates', 'fee'],
  },
  {
    name: words.taxAtTheseValuesBeforeFixed(),
    value: reading.taxNowCents === null ? words.notKnownWithoutTaxRates() : formatCents(reading.taxNowCents),
    restsOn: ['rates'],
  },
]

/** The same with the answer on top, for readings that stand side by side. */
export const comparedFacts = (reading: ReadingOnWire): readonly ReadingFact[] => [
  { name: words.theAnswer(), value: outcomeLabel(reading), restsOn: [] },
  ...readingFacts(reading),
]
