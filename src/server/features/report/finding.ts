/** What a report finds: the parcel an address means, its values on the roll, and the verdict that follows. */
import type { Report, ReportParcel } from '#contract/reports.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { dollars, mills } from '#core/money.ts'
import type { County } from '#core/property/county.ts'
import type { Parcel } from '#core/property/parcel.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import { useCodeName } from '#core/property/use-code.ts'
import type { Millage, PetitionFee } from '#core/tax/appeal-facts.ts'
import { judgeAppeal } from '#core/tax/judge-appeal.ts'
import { rollNameOf } from '#core/tax/roll-name.ts'
import { portabilityThisYear, valuesFromRoll } from '#core/tax/roll-values.ts'
import { millageFromTrim, valuesFromTrim } from '#core/tax/trim-values.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema.ts'
import { findParcel, type ParcelMatch, parcelsMeant } from '#server/features/tax-roll/queries.ts'
import type { Finding } from './queries.ts'

type AverageMillage = Extract<Millage, { kind: 'county_average' }>

const averageMillage = (county: County | undefined): AverageMillage | null =>
  county?.millage
    ? {
        kind: 'county_average',
        countyName: county.name,
        rateYear: county.millage.year,
        schoolMills: mills(county.millage.schoolMills),
        nonSchoolMills: mills(county.millage.nonSchoolMills),
      }
    : null

/** What filing costs now, whatever year the roll is of. */
const petitionFee = (county: County | undefined): PetitionFee => {
  if (!county || county.season.filingFeeCents === null) return { kind: 'unknown' }
  const { filingFeeCents: cents, year: feeYear } = county.season
  return { kind: 'county', cents, countyName: county.name, feeYear }
}

const inCents = (parcel: Parcel, column: string): number => dollars(parcel.amounts[column] ?? 0)

const rollNameFor = (county: County | undefined, { rollYear, synthetic }: Parcel): string =>
  rollNameOf({ countyName: county?.name ?? 'Florida', rollYear, synthetic })

const parcelView = (ctx: Context, parcel: Parcel): ReportParcel => {
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

export const findingFromParcel = (ctx: Context, parcel: Parcel): Finding => {
  const county = ctx.counties.findByDorNumber(parcel.countyNumber)
  const verdict = judgeAppeal({
    taxYear: parcel.rollYear,
    values: valuesFromRoll(parcel, rollNameFor(county, parcel)),
    millage: averageMillage(county) ?? { kind: 'missing' },
    fee: petitionFee(county),
    portabilityThisYear: portabilityThisYear(parcel.amounts),
  })
  return {
    status: 'ready',
    message: 'Your report is ready.',
    parcel: parcelView(ctx, parcel),
    candidates: [],
    trimNumbers: null,
    verdict,
  }
}

export const findingFromTrim = (ctx: Context, numbers: NonNullable<Report['trimNumbers']>): Finding => {
  const county = ctx.counties.find(numbers.countyId)
  const { taxYear, homestead } = numbers
  const typedOn = todayInFlorida(ctx.now())
  const verdict = judgeAppeal({
    taxYear,
    values: valuesFromTrim({ numbers, taxYear, homestead, typedOn }),
    millage: millageFromTrim(numbers, averageMillage(county)),
    fee: petitionFee(county),
    portabilityThisYear: homestead && (numbers.portabilityThisYear ?? false),
  })
  const message = 'Your report is ready. It rests on the numbers you typed from your notice.'
  return { status: 'ready', message, parcel: null, candidates: [], trimNumbers: numbers, verdict }
}

const needsNumbers = (because: string): Finding => ({
  status: 'needs_trim_numbers',
  message: `${because} Type six numbers from your TRIM notice and you get the same verdict.`,
  parcel: null,
  candidates: [],
  trimNumbers: null,
  verdict: null,
})

const noneReasons = {
  no_house_number: 'We could not read a house number and street in this address.',
  street_not_found: 'We could not find this street on the tax rolls we hold.',
  number_not_found: 'We found the street, but not this house number, on the tax rolls we hold.',
  no_roll_loaded: 'We do not hold the tax roll for this address yet.',
} as const satisfies Record<Extract<ParcelMatch, { kind: 'none' }>['reason'], string>

const choiceMessage = (offered: number, total: number): string => {
  if (total === 1) return 'We found one home that is close to what you typed. Please check that it is yours.'
  if (total === offered) return 'Several homes fit this address. Please choose yours.'
  return `${total} homes fit this address. The parcel number on your TRIM notice finds yours.`
}

/** Homes in one building may have the same address on the roll, so the parcel number stands beside it. */
const choice = ({ candidates, total }: Extract<ParcelMatch, { kind: 'several' }>): Finding => ({
  ...needsNumbers(''),
  status: 'choose_parcel',
  message: choiceMessage(candidates.length, total),
  candidates: candidates.map((parcel) => ({
    parcelKey: parcel.key,
    address: `${writeSitus(parcel.situs)} (parcel ${parcel.parcelId})`,
  })),
})

type Asked = Pick<LeadRow, 'address' | 'parcel'>

/** The one of several that the person chose before; undefined when none was, or it is not there any more. */
const chosenBefore = async (ctx: Context, { address, parcel }: Asked): Promise<Parcel | undefined> => {
  if (parcel === null) return undefined
  const meant = await parcelsMeant(ctx.pool, address)
  return meant.find(
    ({ parcelId, countyNumber }) =>
      parcelId === parcel.parcelId && ctx.counties.findByDorNumber(countyNumber)?.id === parcel.countyId,
  )
}

/** Reads the address, finds its parcel and judges it, as far as the loaded rolls allow. */
export const findFinding = async (ctx: Context, asked: Asked): Promise<Finding> => {
  const { address } = asked
  const match = await findParcel(ctx.pool, address)
  switch (match.kind) {
    case 'one':
      return findingFromParcel(ctx, match.parcel)
    case 'several': {
      const chosen = await chosenBefore(ctx, asked)
      const offered = choice(match)
      return chosen ? { ...findingFromParcel(ctx, chosen), candidates: offered.candidates } : offered
    }
    case 'none':
      return needsNumbers(noneReasons[match.reason])
    case 'not-florida':
      return needsNumbers(
        'This address does not seem to be in Florida, and this report is about Florida taxes only.',
      )
    case 'county-not-loaded': {
      const name = ctx.counties.find(match.countyId)?.name ?? 'this'
      return needsNumbers(`We do not hold the tax roll of ${name} County yet.`)
    }
  }
}
