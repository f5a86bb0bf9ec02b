/** Gathers what a document may state: the home, its parcel or the typed numbers, the verdict, the days to mind. */
import type { generateDocument } from '#contract/document/documents.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { addDays, type CalendarDate, parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { isCaseOpen } from '#core/case/days/is-case-open.ts'
import { livesThere } from '#core/case/lives-there.ts'
import { type CaseMaterial, type CaseParcel, factSheetOf } from '#core/document/facts/case.ts'
import { daysToMind } from '#core/document/facts/days/days-to-mind.ts'
import type { JudgedVerdict } from '#core/document/facts/estimate/verdict.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import { cents } from '#core/money.ts'
import { unitWords } from '#core/property/address-line.ts'
import type { Parcel } from '#core/property/parcel.ts'
import { useCodeName } from '#core/property/use-code.ts'
import { ok, type Result } from '#core/result.ts'
import type { Context } from '#server/context.ts'
import { type PropertyRow, propertiesOf } from '#server/features/property/queries.ts'
import { resultFromParcel, resultFromTrim } from '#server/features/report/actions.ts'
import { parcelOfHome, parcelOfHomeIn } from '#server/features/tax-roll/queries.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { rollNameOf } from '#words/property/roll-name.ts'
import { tellWeakPoint } from '#words/rehearsal/weak-point.ts'
import { kindsInPacket, papersThere } from '../list/home-papers.ts'
import { heldCase, numbersInCase, ownerOf, salesOf } from './of-case.ts'

export type Asked = ParsedInputOf<typeof generateDocument>
type AskedAbout = Omit<Asked, 'kind' | 'minutes'>

type Refusal<Reason extends string> = { readonly ok: false; readonly reason: Reason }
type MaterialRefused = Refusal<
  | 'no-such-home'
  | 'not-on-roll'
  | 'no-notice-yet'
  | 'notice-outdated'
  | 'values-outdated'
  | 'values-unreadable'
  | 'other-county'
  | 'petition-too-far'
  | 'hearing-too-far'
>

/** Days beyond this are not listed among those to mind, so one that is typed can only be a slip. */
const daysAhead = 366

const dateFault = (asked: AskedAbout, today: CalendarDate): 'petition-too-far' | 'hearing-too-far' | null => {
  const last = addDays(today, daysAhead)
  if ((asked.petitionDueOn ?? '') > last) return 'petition-too-far'
  return (asked.hearingOn ?? '') > last ? 'hearing-too-far' : null
}

/** Numbers of a coming notice nobody has. */
const isAhead = ({ trimNumbers }: AskedAbout, today: CalendarDate): boolean =>
  trimNumbers !== undefined && trimNumbers.taxYear > noticeYearOn(today)

/** Values of an earlier year do not answer for this one: only a case of that year that is under way is written on. */
const isOver = (taxYear: number, held: CaseMaterial['held'], today: CalendarDate): boolean =>
  taxYear < noticeYearOn(today) && (held === null || !isCaseOpen({ file: held.file, taxYear, today }))

type Judged = Pick<CaseMaterial, 'parcel' | 'rollParcel' | 'sales'> & {
  readonly homestead: boolean
  /** Missing where the record does not have the home. */
  readonly homesteadOnRecord: boolean | undefined
  readonly verdict: JudgedVerdict
}

export const addressOf = ({ addressLine1, addressLine2, city, zipCode }: PropertyRow): string =>
  [addressLine1, addressLine2 && unitWords(addressLine2), city, `FL ${zipCode}`]
    .filter((part) => part !== null)
    .join(', ')

/** What the roll says of the home beside its values. */
const recordOf = (ctx: Context, parcel: Parcel): CaseParcel => {
  const { parcelId, countyNumber, rollYear, synthetic, useCode, livingAreaSqft, landSqft } = parcel
  const countyName = ctx.counties.findByDorNumber(countyNumber)?.name ?? 'Florida'
  return {
    parcelId,
    synthetic,
    livingAreaSqft,
    landSqft,
    rollName: rollNameOf({ countyName, rollYear, synthetic }),
    useName: useCodeName(useCode),
    yearBuilt: parcel.actualYearBuilt,
  }
}

/** Who answers that the home is no homestead knows better than a record or a notice that still has an exemption. */
const isNotHomestead = (held: CaseMaterial['held']): boolean => held?.file.notice.homestead === false

/** What the owner asks for is judged beside the other lower values: the playbook says what it would save. */
const ownersWord = (held: CaseMaterial['held']) => {
  const opinionCents = held?.file.value.opinionCents ?? null
  return {
    ...(opinionCents !== null && { targetJustCents: cents(opinionCents) }),
    isNotHomestead: isNotHomestead(held),
  }
}

const fromRoll = async (ctx: Context, home: PropertyRow, parcel: Parcel): Promise<Judged | null> => {
  const held = await heldCase(ctx, home, parcel.rollYear)
  const { sales, valued } = await salesOf(ctx, parcel, parcel.rollYear, null, held)
  const { parcel: view, verdict } = resultFromParcel(ctx, parcel, valued, ownersWord(held))
  if (view === null || verdict === null) return null
  const homestead = view.homestead && !isNotHomestead(held)
  return {
    parcel: recordOf(ctx, parcel),
    homestead,
    homesteadOnRecord: parcel.isHomestead,
    verdict,
    sales,
  }
}

const judged = async (
  ctx: Context,
  home: PropertyRow,
  trimNumbers: Asked['trimNumbers'],
): Promise<Judged | null> => {
  const line = addressOf(home)
  if (trimNumbers === undefined) {
    const newest = await parcelOfHome(ctx.pool, line, home.parcelId)
    return newest && fromRoll(ctx, home, newest)
  }
  const { taxYear, justValue } = trimNumbers
  const parcel = await parcelOfHomeIn(ctx.pool, line, home.parcelId, taxYear)
  const held = await heldCase(ctx, home, taxYear)
  const { sales, valued } = await salesOf(ctx, parcel, taxYear, justValue, held)
  const { verdict } = resultFromTrim(ctx, trimNumbers, valued, null, ownersWord(held))
  const homestead = trimNumbers.homestead && !isNotHomestead(held)
  const rollParcel = parcel && recordOf(ctx, parcel)
  return (
    verdict && { parcel: null, rollParcel, homestead, homesteadOnRecord: parcel?.isHomestead, verdict, sales }
  )
}

interface Dated {
  readonly home: PropertyRow
  readonly today: CalendarDate
  readonly taxYear: number
  readonly asked: AskedAbout
  readonly held: CaseMaterial['held']
}

/** What is typed with the request stands before what the case holds; what a home keeps may be of another year's notice. */
const petitionPrintedOn = ({ home, taxYear, asked, held }: Dated): CalendarDate | null => {
  const typed = parseCalendarDate(asked.petitionDueOn ?? held?.file.notice.petitionDueOn ?? '')
  const kept = parseCalendarDate(home.petitionDueOn ?? '')
  return typed ?? (kept?.startsWith(String(taxYear)) ? kept : null)
}

/** The days that the case page shows; without a case those of the year. */
const datesOf = (ctx: Context, dated: Dated): Pick<CaseMaterial, 'deadlines' | 'petitionPrintedOn'> => {
  const { home, today, taxYear, asked, held } = dated
  const found = ctx.counties.find(home.countyId)
  const printed = petitionPrintedOn(dated)
  const county = found
    ? {
        name: found.name,
        petitionDeadline: reportedPetitionDate(found.season),
        vab: { url: found.vab.url, closing: found.vab.closing },
      }
    : null
  const deadlines = daysToMind({
    today,
    county,
    taxYear,
    file: held?.file ?? null,
    hearingOn: parseCalendarDate(asked.hearingOn ?? ''),
    printedPetitionDate: printed ?? parseCalendarDate(home.petitionDueOn ?? ''),
  })
  return { deadlines, petitionPrintedOn: printed }
}

const homeOf = (
  ctx: Context,
  home: PropertyRow,
  { homestead, homesteadOnRecord }: Judged,
  held: CaseMaterial['held'],
): CaseMaterial['home'] => {
  const county = ctx.counties.find(home.countyId)
  return {
    address: addressOf(home),
    county: `${county?.name ?? 'Florida'} County`,
    appraiserOffice: county?.propertyAppraiser.office ?? null,
    appraiserPhone: county?.propertyAppraiser.phone ?? null,
    appraiserAddress: county?.propertyAppraiser.postalAddress ?? null,
    boardOffice: county?.vab.office ?? null,
    countySeat: county?.seat ?? null,
    boardAddress: county?.vab.postalAddress ?? null,
    homestead,
    livesThere: livesThere({ home, file: held?.file ?? null, homesteadOnRecord }),
    homesteadOnRecord: homesteadOnRecord ?? false,
    parcelId: home.parcelId,
  }
}

interface Gathered {
  readonly home: PropertyRow
  /** Of the notice that it is about. */
  readonly taxYear: number
  /** Of whatever kind is to be written. */
  readonly material: Omit<CaseMaterial, 'kind' | 'minutes'>
}

export const materialFor = async (
  ctx: Context,
  userId: string,
  request: AskedAbout,
): Promise<Result<Gathered, MaterialRefused>> => {
  const home = (await propertiesOf(ctx.db, userId)).find(({ id }) => id === request.propertyId)
  if (!home) return { ok: false, reason: 'no-such-home' }
  const today = todayInFlorida(ctx.now())
  const trimNumbers = request.trimNumbers ?? (await numbersInCase(ctx, home, noticeYearOn(today)))
  const asked = { ...request, trimNumbers }
  if (trimNumbers && trimNumbers.countyId !== home.countyId) return { ok: false, reason: 'other-county' }
  const fault = isAhead(asked, today) ? 'no-notice-yet' : dateFault(asked, today)
  if (fault) return { ok: false, reason: fault }
  const found = await judged(ctx, home, trimNumbers)
  if (!found) return { ok: false, reason: 'not-on-roll' }
  const { taxYear } = found.verdict
  const held = await heldCase(ctx, home, taxYear)
  if (isOver(taxYear, held, today))
    return { ok: false, reason: trimNumbers ? 'notice-outdated' : 'values-outdated' }
  const material = {
    asOf: today,
    home: homeOf(ctx, home, found, held),
    parcel: found.parcel,
    rollParcel: found.rollParcel ?? null,
    verdict: found.verdict,
    sales: found.sales,
    ...(await ownerOf(ctx, userId)),
    held,
    ...datesOf(ctx, { home, today, taxYear, asked, held }),
    papers: kindsInPacket(
      await papersThere(ctx.db, { userId, propertyId: home.id, taxYear }),
      held?.file ?? null,
    ),
    hearingOn: parseCalendarDate(asked.hearingOn ?? ''),
    tellDeadline,
    tellWeakPoint,
  }
  return ok({ home, taxYear, material })
}

export const factsFor = async (
  ctx: Context,
  userId: string,
  { kind, minutes: length, ...asked }: Asked,
): Promise<Result<Omit<Gathered, 'material'> & { readonly sheet: FactSheet }, MaterialRefused>> => {
  const gathered = await materialFor(ctx, userId, asked)
  if (!gathered.ok) return gathered
  const { material, ...about } = gathered.value
  const minutes = kind === 'hearing_script' ? (length ?? 10) : null
  const sheet = factSheetOf({ ...material, kind, minutes })
  return sheet.ok ? ok({ ...about, sheet: sheet.value }) : sheet
}
