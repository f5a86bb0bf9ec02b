/** Owns the worked examples of the lessons and the landing page: from a few inputs to every figure shown. */
import { type Cents, cents, dollars, type Mills, mills, taxOn } from '#core/money.ts'
import { homesteadExemption } from '#core/tax/exemption/homestead.ts'
import { homesteadRule } from '#core/tax/law/readings.ts'
import type { Levy, ParcelValues, PerLevy, PortionKind } from '#core/tax/parcel-values.ts'
import { judgeAppeal } from '#core/tax/verdict/judge-appeal.ts'

/** Whole dollars. */
export type ExampleInput = {
  readonly portionKind: PortionKind
  readonly homesteadExemption: boolean
  readonly justValue: number
  readonly assessedSchool: number
  readonly assessedNonSchool: number
  readonly requestedJustValue: number
}

export type ExampleRates = {
  readonly taxYear: number
  readonly countyName: string
  readonly rateYear: number
  readonly schoolMills: number
  readonly nonSchoolMills: number
}

export type WorkedExample = {
  readonly justCents: Cents
  readonly requestedJustCents: Cents
  readonly assessedCents: PerLevy<Cents>
  readonly taxableCents: PerLevy<Cents>
  readonly taxCents: PerLevy<Cents>
  /** For one year, if the board grants the request in full. */
  readonly savingCents: Cents
  readonly savingByLevyCents: PerLevy<Cents>
  /** How far just value must fall before anything is saved, in percent; null when nothing ever is. */
  readonly breakEvenCutPercent: number | null
}

const perLevy = <T>(of: (levy: Levy) => T): PerLevy<T> => ({
  school: of('school'),
  non_school: of('non_school'),
})

const valuesOf = (input: ExampleInput, taxYear: number): ParcelValues => {
  const rule = homesteadRule(taxYear, 'current-law')
  if (rule === null) throw new RangeError(`No exemption rules for ${taxYear}`)
  const justCents = dollars(input.justValue)
  const assessedCents = {
    school: dollars(input.assessedSchool),
    non_school: dollars(input.assessedNonSchool),
  }
  const homesteadCents = perLevy((levy) =>
    input.homesteadExemption ? homesteadExemption(rule, levy, assessedCents[levy]) : cents(0),
  )
  return {
    origin: {
      kind: 'roll',
      rollYear: taxYear,
      countyNumber: 0,
      parcelId: 'worked example',
      rollName: 'worked example',
    },
    justCents,
    assessedCents,
    taxableCents: perLevy((levy) => cents(assessedCents[levy] - homesteadCents[levy])),
    portions: [{ kind: input.portionKind, justCents, assessedCents }],
    exemptions: perLevy((levy) => ({
      wholeCents: homesteadCents[levy],
      codedFixedCents: cents(0),
      hasHomesteadShare: false,
      shareBesideCents: cents(0),
    })),
    portionsMerged: false,
    doubts: [],
  }
}

/** Works an example out with the same code that judges a real parcel. Throws for a year without settled rules. */
export const workExample = (input: ExampleInput, rates: ExampleRates): WorkedExample => {
  const value = valuesOf(input, rates.taxYear)
  const rate: PerLevy<Mills> = { school: mills(rates.schoolMills), non_school: mills(rates.nonSchoolMills) }
  const requestedJustCents = dollars(input.requestedJustValue)
  const { readings } = judgeAppeal(
    {
      taxYear: rates.taxYear,
      values: { ok: true, value },
      millage: {
        kind: 'county_average',
        countyName: rates.countyName,
        rateYear: rates.rateYear,
        schoolMills: rate.school,
        nonSchoolMills: rate.non_school,
      },
      fee: { kind: 'unknown' },
      portabilityThisYear: false,
    },
    { targetJustCents: requestedJustCents },
  )
  const [reading, ...others] = readings
  const asked = reading?.scenarios.find(({ id }) => id === 'target')
  if (!reading || !asked || others.length > 0)
    throw new RangeError(`The rules of ${rates.taxYear} are not settled`)
  const savingOn = (levy: Levy) => asked.levies.find((line) => line.levy === levy)?.savingCents ?? cents(0)
  return {
    justCents: value.justCents,
    requestedJustCents,
    assessedCents: value.assessedCents,
    taxableCents: value.taxableCents,
    taxCents: perLevy((levy) => taxOn(value.taxableCents[levy], rate[levy])),
    savingCents: asked.savingCents ?? cents(0),
    savingByLevyCents: perLevy(savingOn),
    breakEvenCutPercent: reading.breakEvenCutPercent,
  }
}
