/** What a report finds: the parcel an address means, its values on the roll, and the verdict that follows. */
import type { ReportParcel } from '#contract/report/parcel.ts'
import type { Report } from '#contract/report/reports.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { cents as centsOf, dollars, mills } from '#core/money.ts'
import { type County, millageIn } from '#core/property/county.ts'
import type { Parcel } from '#core/property/parcel.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import { useCodeName } from '#core/property/use-code.ts'
import { ok } from '#core/result.ts'
import type {
  AppealFacts,
  JudgeOptions,
  Millage,
  PetitionFee,
  ValueEstimate,
} from '#core/tax/appeal-facts.ts'
import type { TaxLaw } from '#core/tax/law/by-year.ts'
import { withoutHomestead } from '#core/tax/parcel-values.ts'
import { portabilityThisYear, valuesFromRoll } from '#core/tax/roll/values.ts'
import { millageFromTrim, valuesFromTrim } from '#core/tax/trim/values.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { rollNameOf } from '#words/property/roll-name.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import type { ReportResult } from '../queries.ts'
import { whyRough } from './why-rough.ts'

type AverageMillage = Extract<Millage, { kind: 'county_average' }>

const averageMillage = (county: County | undefined, taxYear: number): AverageMillage | null => {
  const millage = county && millageIn(county, taxYear)
  return millage
    ? {
        kind: 'county_average',
        countyName: county.name,
        rateYear: millage.year,
        schoolMills: mills(millage.schoolMills),
        nonSchoolMills: mills(millage.nonSchoolMills),
      }
    : null
}

/** What filing costs now, whatever year the roll is of. */
const petitionFee = (county: County | undefined): PetitionFee => {
  if (!county) return { kind: 'unknown' }
  const { name: countyName, season } = county
  const { filingFeeCents: cents, filingFeeStatus, year: feeYear } = season
  if (filingFeeStatus === 'estimated') return { kind: 'estimated', countyName }
  if (cents === null) return { kind: 'unknown' }
  return { kind: filingFeeStatus === 'weak' ? 'county_weak' : 'county', cents, countyName, feeYear }
}

const inCents = (parcel: Parcel, column: string): number => dollars(parcel.amounts[column] ?? 0)

const rollNameFor = (county: County | undefined, { rollYear, synthetic }: Parcel): string =>
  rollNameOf({ countyName: county?.name ?? 'Florida', rollYear, synthetic })

const parcelView = (ctx: Pick<Context, 'counties'>, parcel: Parcel): ReportParcel => {
  const county = ctx.counties.findByDorNumber(parcel.countyNumber)
  return {
    parcelId: parcel.parcelId,
    address: writeSitus(parcel.situs),
    countyId: county?.id ?? '',
    countyName: county?.name ?? '',
    useCode: parcel.useCode,
    useName: useCodeName(parcel.useCode),
    rollYear: parcel.rollYear,
    rollName: rollNameFor(county, parcel),
    synthetic: parcel.synthetic,
    justValueCents: inCents(parcel, 'JV'),
    assessed: { schoolCents: inCents(parcel, 'AV_SD'), nonSchoolCents: inCents(parcel, 'AV_NSD') },
    taxable: { schoolCents: inCents(parcel, 'TV_SD'), nonSchoolCents: inCents(parcel, 'TV_NSD') },
    homestead: parcel.isHomestead,
    livingAreaSqft: parcel.livingAreaSqft,
    yearBuilt: parcel.actualYearBuilt,
  }
}

/** What the sales say of the home, where they were asked. */
export interface Valued {
  readonly homeValue: NonNullable<LeadRow['homeValue']>
  readonly estimate: ValueEstimate | null
  readonly restsOn: string | null
}

/** The sales of another year than the values are of say nothing about them; that the home was sold ends its cap all the same. */
const optionsOf = (valued: Valued | null, taxYear: number): JudgeOptions => {
  if (valued === null) return {}
  const { estimate, homeValue } = valued
  const { ownSaleCompared: ownSale, ownSales, rollYear } = homeValue
  const [latest] = ownSales
  const sold = latest === undefined ? {} : { soldIn: { year: latest.year, month: latest.month } }
  if (rollYear !== taxYear) return sold
  const isRough = whyRough(homeValue).length > 0
  return {
    ...sold,
    ...(estimate === null ? {} : { estimate: { ...estimate, isRough } }),
    ...(ownSale === undefined ? {} : { ownSale }),
  }
}

type RollJust = Pick<ReportParcel, 'rollYear' | 'synthetic' | 'justValueCents'>

/** What the roll of the year typed has for the parcel; one of another year is named, and held against nothing. */
const onRollOf = (
  county: County | undefined,
  taxYear: number,
  found: RollJust | null,
  valued: Valued | null,
): Pick<JudgeOptions, 'onRoll' | 'otherYear'> => {
  if (county === undefined || found === null) return {}
  const rollName = rollNameOf({ countyName: county.name, ...found })
  const onRoll = { justCents: centsOf(found.justValueCents), rollName }
  const { rollYear } = found
  if (rollYear === taxYear) return { onRoll }
  return { otherYear: { ...onRoll, rollYear, isValued: valued?.homeValue.estimate.sufficient ?? false } }
}

const rollJustOf = (valued: Valued | null): RollJust | null => {
  if (valued === null) return null
  const { rollYear, synthetic, home } = valued.homeValue
  return { rollYear, synthetic, justValueCents: home.justValueCents }
}

/** What only the owner says of the home. */
export interface OwnersWord extends Pick<JudgeOptions, 'targetJustCents'> {
  /** It is no homestead, whatever exemption the record or the notice still shows. */
  readonly isNotHomestead?: boolean
}

/** As who asked for a report has said. */
export const ownersWord = ({ livesThere }: { readonly livesThere?: boolean | null }): OwnersWord =>
  livesThere === false ? { isNotHomestead: true } : {}

type Values = AppealFacts['values']

const asOwnerSays = (values: Values, isNotHomestead: boolean): Values =>
  isNotHomestead && values.ok ? ok(withoutHomestead(values.value)) : values

export const resultFromParcel = (
  ctx: Pick<Context, 'counties'>,
  parcel: Parcel,
  valued: Valued | null = null,
  { isNotHomestead = false, ...asked }: OwnersWord = {},
): ReportResult => {
  const county = ctx.counties.findByDorNumber(parcel.countyNumber)
  const facts = {
    taxYear: parcel.rollYear,
    values: asOwnerSays(valuesFromRoll(parcel, rollNameFor(county, parcel)), isNotHomestead),
    millage: averageMillage(county, parcel.rollYear) ?? ({ kind: 'missing' } as const),
    fee: petitionFee(county),
    portabilityThisYear: !isNotHomestead && portabilityThisYear(parcel.amounts),
  }
  const verdict = tellVerdict(facts, { ...optionsOf(valued, parcel.rollYear), ...asked })
  return {
    status: 'ready',
    statusCode: 'from_roll',
    statusAbout: {},
    parcel: parcelView(ctx, parcel),
    candidates: [],
    trimNumbers: null,
    verdict,
    homeValue: valued?.homeValue ?? null,
    restsOn: valued?.restsOn ?? null,
  }
}

/** `parcel` is the home of the numbers, as its roll has it. */
export const resultFromTrim = (
  { counties, now, law }: Pick<Context, 'counties' | 'now'> & { readonly law?: TaxLaw },
  numbers: NonNullable<Report['trimNumbers']>,
  valued: Valued | null = null,
  parcel: LeadRow['parcel'] = null,
  { isNotHomestead = false, ...asked }: OwnersWord = {},
): ReportResult => {
  const county = counties.find(numbers.countyId)
  const { taxYear, homestead, otherUse } = numbers
  const typedOn = todayInFlorida(now())
  const facts = {
    taxYear,
    values: asOwnerSays(
      valuesFromTrim({ numbers, taxYear, homestead, otherUse, law, typedOn }),
      isNotHomestead,
    ),
    millage: millageFromTrim(numbers, averageMillage(county, taxYear)),
    fee: petitionFee(county),
    portabilityThisYear: homestead && !isNotHomestead && (numbers.portabilityThisYear ?? false),
    law,
  }
  const onRoll = onRollOf(county, taxYear, parcel ?? rollJustOf(valued), valued)
  const verdict = tellVerdict(facts, { ...optionsOf(valued, taxYear), ...onRoll, ...asked })
  const { homeValue = null, restsOn = null } = valued ?? {}
  return {
    status: 'ready',
    statusCode: 'from_notice',
    statusAbout: {},
    parcel: null,
    candidates: [],
    trimNumbers: numbers,
    verdict,
    homeValue,
    restsOn,
  }
}
