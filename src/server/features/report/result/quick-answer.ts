/** The answer for an address before anybody is asked for an email: found as a report finds it, and kept nowhere. */
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { reportTypes } from '#contract/report/property-types.ts'
import type { askQuickAnswer, QuickAnswer } from '#contract/report/quick-answer.ts'
import { mostOffered } from '#contract/report/reports.ts'
import { isNotOnRecord } from '#core/appeal/report-status.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import { homeTypeOfUse } from '#core/property/use-code.ts'
import * as words from '#messages/report/quick-answer.ts'
import type { Context } from '#server/context.ts'
import { nearestAddresses, parcelsMeant } from '#server/features/tax-roll/queries.ts'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import { fileByLine } from '#words/next-step/file-by.ts'
import { labelOnTheDay } from '#words/next-step/late-petition.ts'
import { othersHigherWords, soldWords } from '#words/next-step/reasons.ts'
import { shownPurchase } from '#words/verdict/purchase-steps.ts'
import { claimForHome, shortUnclaimedHomestead } from '#words/verdict/unclaimed-homestead.ts'
import type { ReportResult } from '../queries.ts'
import { answerNow } from '../report-view.ts'
import { statusWords } from '../status-words.ts'
import { unclaimedHomesteadOn } from '../unclaimed-homestead.ts'
import { withoutTheHomestead } from '../wrong-homestead.ts'
import { findResult, parcelOfNumber } from './find.ts'
import { resultFromTrim } from './result.ts'

type Answered = Extract<QuickAnswer, { kind: 'answer' }>
type TypedNumbers = NonNullable<Asked['trimNumbers']>

const waiting = { needs_trim_numbers: 'numbers', preparing: 'working' } as const

type Home = Pick<
  Answered,
  | 'address'
  | 'parcelId'
  | 'record'
  | 'propertyType'
  | 'countyName'
  | 'isSample'
  | 'countyValueCents'
  | 'countsHomestead'
>

type Judged = ReturnType<typeof answerNow>

/** Only beside a figure of the estimate: next to another answer they would say something else. */
const valuesOf = ({ nextStep }: Judged, figure: Answered['figure']): Answered['values'] => {
  const estimate = nextStep?.estimate
  if (!estimate || figure === null || nextStep.purchaseSavingCents !== null) return null
  const { justCents, low, middle, high } = estimate
  return {
    countyCents: justCents,
    lowCents: low.justCents,
    middleCents: middle.justCents,
    highCents: high.justCents,
  }
}

/** Right under the label a headline does not begin with its words again. */
const withoutLabel = (headline: string, label: string): string => {
  const said = [label, label.replace(/ yet$/, '')].find((words) => headline.startsWith(`${words}. `))
  return said === undefined ? headline : headline.slice(said.length + 2)
}

const told = (ctx: Context, found: ReportResult, countyId: string, home: Home): QuickAnswer | null => {
  const county = ctx.counties.find(countyId)
  const today = todayInFlorida(ctx.now())
  const judged = answerNow(found, ctx.now(), county)
  const { verdict, nextStep, season } = judged
  if (verdict === null || nextStep === null) return null
  const { outcome, headline, taxYear } = verdict
  const label = labelOnTheDay(verdict, nextStep.late !== null)
  const figure = answerFigure({ verdict, step: nextStep, homeValue: found.homeValue })
  const { parcel } = found
  const { unclaimedHomestead: unclaimed } = unclaimedHomesteadOn({ verdict, season, parcel }, today, county)
  // What speaks against the answer is said before anybody pays, whatever else there is to say.
  const against =
    soldWords(null, verdict) ??
    othersHigherWords(home.countyValueCents ?? Number.POSITIVE_INFINITY, judged, verdict)
  return {
    kind: 'answer',
    ...home,
    taxYear,
    isCurrent: season.isCurrent,
    outcome,
    label,
    headline: withoutLabel(headline, label),
    caution: against,
    unclaimedHomestead: unclaimed
      ? {
          asked: shortUnclaimedHomestead(unclaimed, figure?.cents ?? null),
          claimed: claimForHome(unclaimed, figure?.cents ?? null),
        }
      : null,
    wrongHomestead: home.countsHomestead ? withoutTheHomestead(verdict, season, county) : null,
    figure,
    fileBy: fileByLine({ season, verdict, step: nextStep }, today),
    values: valuesOf(judged, figure),
    purchase: shownPurchase({ verdict, season, homeValue: found.homeValue }),
  }
}

const answerOf = (ctx: Context, found: ReportResult): QuickAnswer | null => {
  const { parcel } = found
  if (parcel === null) return null
  const { address, parcelId, countyId, countyName, synthetic, justValueCents, homestead } = parcel
  const { useCode, useName, livingAreaSqft, yearBuilt } = parcel
  const home = {
    address,
    parcelId,
    record: { countyId, useCode, useName, livingAreaSqft, yearBuilt },
    propertyType: reportTypes[homeTypeOfUse(useCode) ?? 'single_family'],
    countyName,
    isSample: synthetic,
    countyValueCents: justValueCents,
    countsHomestead: homestead,
  }
  return told(ctx, found, countyId, home)
}

/** From the owner's numbers alone, where no record is at hand. */
const answerOfNumbers = (ctx: Context, address: string, numbers: TypedNumbers): QuickAnswer | null =>
  told(ctx, resultFromTrim(ctx, numbers), numbers.countyId, {
    address,
    parcelId: null,
    record: null,
    propertyType: 'Single Family Home',
    countyName: ctx.counties.find(numbers.countyId)?.name ?? '',
    isSample: false,
    countyValueCents: null,
    countsHomestead: false,
  })

type Homes = Extract<QuickAnswer, { kind: 'choose' }>['homes']

/** Homes of the very same address cannot be told apart by a list of addresses. */
const homesToChoose = async (ctx: Context, address: string): Promise<Homes> => {
  const meant = await parcelsMeant(ctx.pool, address)
  const homes = meant.map(({ situs, parcelId }) => ({ address: writeSitus(situs), parcelId }))
  const areApart = new Set(homes.map((home) => home.address)).size === homes.length
  return areApart && homes.length <= mostOffered ? homes : []
}

/** What to do about a home that the county's record does not have. */
const notOnRecord = async (
  ctx: Context,
  address: string,
  { statusCode }: Pick<ReportResult, 'statusCode'>,
): Promise<QuickAnswer> => {
  const isNumberAlone = statusCode === 'number_not_found'
  const addresses = isNumberAlone ? [...(await nearestAddresses(ctx.pool, address))] : []
  const otherwise = isNumberAlone ? words.weDontFindThisHouseNumber() : words.weDontFindThisStreet()
  const message = addresses.length > 0 ? words.theRecordHasThisStreetBut() : otherwise
  return { kind: 'not_on_record', message, addresses }
}

type Asked = ParsedInputOf<typeof askQuickAnswer>

export const quickAnswer = async (
  ctx: Context,
  { address, parcelNumber, trimNumbers }: Asked,
): Promise<QuickAnswer> => {
  const typed = trimNumbers ? answerOfNumbers(ctx, address, trimNumbers) : null
  if (typed) return typed
  const parcel = parcelNumber ? await parcelOfNumber(ctx, address, parcelNumber) : null
  const found = await findResult(ctx, { address, parcel })
  const { status } = found
  const message = statusWords(found, ctx.counties)
  if (status === 'ready') return answerOf(ctx, found) ?? { kind: 'numbers', message, countyId: null }
  if (status === 'choose_parcel') {
    const homes = await homesToChoose(ctx, address)
    const parcelFault = parcelNumber ? words.noHomeHereHasThisParcelNumber() : null
    return { kind: 'choose', message, homes, parcelFault }
  }
  const { isPlaceMissing, missing = [] } = found.statusAbout
  if (isNotOnRecord(found.statusCode) && !isPlaceMissing) return notOnRecord(ctx, address, found)
  return {
    kind: isPlaceMissing ? 'half_address' : waiting[status],
    message,
    countyId: missing.length === 1 ? (missing[0] ?? null) : null,
  }
}
