/** Owns the list of sources under a verdict: every figure it uses, and where that figure was read. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import type { AppealFacts, JudgeOptions } from '#core/tax/appeal-facts.ts'
import { CITATIONS, type CitationId } from '#core/tax/law/citations.ts'
import { petitionFeeCeiling } from '#core/tax/law/petition-fee.ts'
import { homesteadRule } from '#core/tax/law/readings.ts'
import type { ParcelValues } from '#core/tax/parcel-values.ts'
import type { SourceLine } from '#core/tax/source.ts'
import type { Confidence } from '#core/tax/verdict/codes.ts'
import { petitionFeeOf } from '#core/tax/verdict/counted-fee.ts'
import type { Reading } from '#core/tax/verdict/verdict.ts'
import * as words from '#messages/verdict/sources.ts'
import { recordedHomestead, recordedHomesteadFigure } from './recorded-homestead.ts'

type RollOrigin = Extract<ParcelValues['origin'], { kind: 'roll' }>

const typedLine = (figure: string, typedOn: CalendarDate): SourceLine => ({
  figure,
  source: { kind: 'typed', typedOn },
  citation: words.youTypedThisOn({ typedOn: formatPlainDate(typedOn) }),
  confidence: null,
})

const rollLine = (figure: string, { rollName, ...source }: RollOrigin & { field: string }): SourceLine => ({
  figure,
  source,
  citation: words.parcel({ rollName, parcelId: source.parcelId }),
  confidence: null,
})

const DOUBT: Record<Confidence, string> = {
  verified: '',
  likely: words.confirmAtTheOfficialSource(),
  estimate: words.notAnOfficialFigure(),
}

export const paramLine = (figure: string, id: CitationId): SourceLine => {
  const { text, checkedOn, confidence } = CITATIONS[id]
  const citation = `${text}. Checked ${formatPlainDate(checkedOn)}.${DOUBT[confidence]}`
  return { figure, source: { kind: 'param', id }, citation, confidence }
}

const VALUE_FIELDS = [
  [words.justValue(), 'JV'],
  [words.assessedValueSchoolTaxes(), 'AV_SD'],
  [words.assessedValueOtherTaxes(), 'AV_NSD'],
  [words.taxableValueSchoolTaxes(), 'TV_SD'],
  [words.taxableValueOtherTaxes(), 'TV_NSD'],
] as const

const valueLines = ({ origin }: ParcelValues): readonly SourceLine[] =>
  VALUE_FIELDS.map(([figure, field]) =>
    origin.kind === 'roll' ? rollLine(figure, { ...origin, field }) : typedLine(figure, origin.typedOn),
  )

const rateLines = ({ millage, values }: AppealFacts): readonly SourceLine[] => {
  if (millage.kind === 'missing') return []
  if (millage.kind === 'typed') return [typedLine(words.taxRates(), millage.typedOn)]
  const average = paramLine(
    words.countyAverageTaxRates({ countyName: millage.countyName, rateYear: millage.rateYear }),
    'county-average-millage',
  )
  if (millage.kind === 'county_average' || !values.ok || values.value.origin.kind !== 'typed')
    return [average]
  return [average, typedLine(words.totalTax(), values.value.origin.typedOn)]
}

const feeLine = ({ fee, taxYear, law }: AppealFacts): SourceLine => {
  if (fee.kind === 'typed') return typedLine(words.petitionFee(), fee.typedOn)
  const { basis } = petitionFeeOf({ fee, taxYear, law })
  if (fee.kind === 'unknown' || fee.kind === 'estimated' || basis === 'ceiling_then')
    return paramLine(words.highestPetitionFee(), petitionFeeCeiling(taxYear, law?.petitionFee).citation)
  const figure = words.countyPetitionFee({ countyName: fee.countyName, feeYear: fee.feeYear })
  return paramLine(figure, basis === 'county_weak' ? 'county-petition-fee-weak' : 'county-petition-fee')
}

const exemptionLines = (
  facts: AppealFacts,
  values: ParcelValues,
  readings: readonly Reading[],
): readonly SourceLine[] => {
  if (!values.portions.some(({ kind }) => kind === 'homestead')) return []
  const laws = readings.flatMap(({ regime, rulesLabel }) => {
    const rule = homesteadRule(facts.taxYear, regime, facts.law)
    return rule === null ? [] : [paramLine(words.homesteadExemption({ rulesLabel }), rule.citation)]
  })
  const recorded = recordedHomestead(facts, readings)
  return recorded === null || values.origin.kind !== 'roll'
    ? laws
    : [rollLine(recordedHomesteadFigure(recorded), { ...values.origin, field: 'TV_NSD' }), ...laws]
}

/** One line per figure used, in the order of the reading; empty when the values could not be read. */
export const sourcesOf = (
  facts: AppealFacts,
  readings: readonly Reading[],
  options: JudgeOptions,
): readonly SourceLine[] => {
  if (!facts.values.ok) return []
  const values = facts.values.value
  const thresholds =
    options.estimate === undefined ? [paramLine(words.neededCutLimits(), 'cut-thresholds')] : []
  const ownSale =
    options.ownSale === undefined ? [] : [paramLine(words.whatTheHomesOwnPriceCounts(), 'own-sale')]
  return [
    ...valueLines(values),
    ...exemptionLines(facts, values, readings),
    ...rateLines(facts),
    feeLine(facts),
    ...ownSale,
    ...thresholds,
  ]
}
