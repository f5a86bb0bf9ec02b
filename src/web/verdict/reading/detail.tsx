/** One reading in full: the way from just value to tax, and what cuts would save. */
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { formatCents, formatMills } from '#core/money.ts'
import { nonHomesteadCapPercent } from '#core/tax/law/readings.ts'
import type { PortionKind } from '#core/tax/parcel-values.ts'
import type { Regime } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/verdict/reading-detail.ts'
import { type StairSteps, ValueStaircase } from '#web/ui/figure/value-staircase.tsx'
import { levyNames } from '#web/verdict/outcome-look.ts'
import { SourceMarks } from '#web/verdict/source-marks.tsx'
import type { ReadingOnWire } from './facts.ts'
import { ScenariosTable } from './scenarios-table.tsx'

/** The name of each limit that keeps an assessed value below the just value. */
const limitName = (kind: PortionKind, taxYear: number, regime: Regime): string => {
  switch (kind) {
    case 'homestead':
      return words.saveOurHomesCap()
    case 'classified':
      return words.classifiedUseSuchAsFarmLand()
    case 'non_homestead_residential':
    case 'other':
      return words.capOfAPartWithoutHomestead({
        nonHomesteadCapPercent: nonHomesteadCapPercent(taxYear, regime),
      })
  }
}

type StaircaseLine = ReadingOnWire['staircase'][number]

const taxOf = ({ mills, taxCents }: StaircaseLine): string =>
  mills === null || taxCents === null
    ? words.theTaxRateIsNotKnown()
    : words.millsOnTheTaxedValueMake({ mills: formatMills(mills), tax: formatCents(taxCents) })

type LevyReasonProps = Pick<VerdictOnWire, 'sources'> & { line: StaircaseLine }

const LevyReason = ({ line, sources }: LevyReasonProps) => (
  <div>
    <dt className="font-bold">{levyNames[line.levy]}</dt>
    <dd>
      {line.reason}
      <SourceMarks sources={sources} of={['values', 'exemption']} /> {taxOf(line)}
      <SourceMarks sources={sources} of={['rates']} />
    </dd>
  </div>
)

/** A cap alone needs no name; beside a classified use, or two caps, each has its own. */
const stepsOf = (line: StaircaseLine, taxYear: number, regime: ReadingOnWire['regime']): StairSteps => {
  const { justCents, assessedCents, taxableCents, heldBack } = line
  const isCapAlone = heldBack.length < 2 && heldBack.every(({ kind }) => kind !== 'classified')
  if (isCapAlone) return { justCents, assessedCents, taxableCents }
  const heldBackBy = heldBack.map(({ kind, cents }) => ({ name: limitName(kind, taxYear, regime), cents }))
  return { justCents, assessedCents, taxableCents, heldBackBy }
}

type ReadingDetailProps = Pick<VerdictOnWire, 'fee' | 'sources' | 'taxYear'> & { reading: ReadingOnWire }

export const ReadingDetail = ({ reading, fee, sources, taxYear }: ReadingDetailProps) => {
  const [school, nonSchool] = (['school', 'non_school'] as const).map((levy) =>
    reading.staircase.find((line) => line.levy === levy),
  )
  return (
    <>
      {school && nonSchool && (
        <ValueStaircase
          title={words.fromMarketValueToTaxedValue()}
          source={words.marketValueAndJustValueMean({ rules: reading.rulesLabel })}
          school={stepsOf(school, taxYear, reading.regime)}
          nonSchool={stepsOf(nonSchool, taxYear, reading.regime)}
        />
      )}
      <dl className="stack measure gap-3">
        {reading.staircase.map((line) => (
          <LevyReason key={line.levy} line={line} sources={sources} />
        ))}
      </dl>
      <ScenariosTable reading={reading} fee={fee} />
    </>
  )
}
