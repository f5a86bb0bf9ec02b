/** Owns the plain words for the measures of a ratio study, with what each number says about a neighborhood. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { formatPercent } from '#core/percent.ts'
import * as messages from '#messages/report/evenness-words.ts'

type Uniformity = NonNullable<HomeValueOnWire['uniformity']>
type Measure = Uniformity['medianRatio']
type Known = NonNullable<Measure>

export type EvennessLine = {
  readonly name: string
  readonly value: string
  /** The 95 % interval in words; empty where too few sales give none. */
  readonly interval: string
  readonly words: string
}

/** What counts as even. Source: IAAO, Standard on Ratio Studies (2013), vertical equity: see core/valuation/ratio-study.ts. */
const PRD_EVEN = { low: 0.98, high: 1.03 } as const
const PRB_EVEN = { low: 0, high: 0 } as const

const percent = (share: number): string => formatPercent(100 * share)
const plain = (value: number): string => value.toFixed(2).replace('-', '−')

/** Said of dear against cheap homes only where the whole interval lies on one side of what counts as even. */
const tiltWords = (
  { low, high }: Known,
  even: { readonly low: number; readonly high: number },
  words: { readonly below: string; readonly above: string },
): string => {
  if (low === null || high === null) return messages.tooFewSalesToSayWhether()
  if (low > even.high) return words.above
  if (high < even.low) return words.below
  if (low >= even.low && high <= even.high) return messages.dearAndCheapHomesStandAbout()
  return messages.noClearDifferenceBetweenDearAnd()
}

const prdWords = (known: Known): string =>
  tiltWords(known, PRD_EVEN, {
    above: messages.dearHomesStandLowerAgainstTheir(),
    below: messages.dearHomesStandHigherAgainstTheir(),
  })

const prbWords = (known: Known): string => {
  const doubled = messages.aHomeWorthTwiceAsMuch({ percent: percent(Math.abs(known.value)) })
  return tiltWords(known, PRB_EVEN, {
    above: messages.higherAgainstItsPrice({ percent: doubled }),
    below: messages.lowerAgainstItsPrice({ percent: doubled }),
  })
}

const line = (
  name: string,
  measure: Measure,
  format: (value: number) => string,
  words: (known: Known) => string,
): readonly EvennessLine[] => {
  if (measure === null) return []
  const { value, low, high } = measure
  const interval = low === null || high === null ? '' : `${format(low)} to ${format(high)}`
  return [{ name, value: format(value), interval, words: words(measure) }]
}

/** Measures that could not be worked out are left out. */
export const evennessLines = ({ medianRatio, cod, prd, prb }: Uniformity): readonly EvennessLine[] => [
  ...line(messages.levelMedianRatio(), medianRatio, percent, ({ value }) =>
    messages.inTheMiddleHomesThatSold({ percent: percent(value) }),
  ),
  ...line(messages.evennessCoefficientOfDispersion(), cod, formatPercent, ({ value }) =>
    messages.onAverageHomesWereAway({ percent: formatPercent(value) }),
  ),
  ...line(messages.dearAgainstCheapPriceRelated(), prd, plain, prdWords),
  // Without its interval it says nothing.
  ...line(messages.dearAgainstCheapPriceRelatedBias(), prb?.low == null ? null : prb, plain, prbWords),
]
