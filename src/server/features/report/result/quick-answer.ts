/** The answer for an address before anybody is asked for an email: found as a report finds it, and kept nowhere. */
import { mostOffered, type QuickAnswer } from '#contract/report/reports.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import * as words from '#messages/report/quick-answer.ts'
import type { Context } from '#server/context.ts'
import { nearestAddresses, parcelsMeant } from '#server/features/tax-roll/queries.ts'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import { labelOnTheDay } from '#words/next-step/late-petition.ts'
import { soldWords } from '#words/next-step/reasons.ts'
import type { ReportResult } from '../queries.ts'
import { answerNow } from '../report-view.ts'
import { statusWords } from '../status-words.ts'
import { findResult, parcelOfNumber } from './find.ts'

const waiting = { needs_trim_numbers: 'numbers', preparing: 'working' } as const

const answerOf = (ctx: Context, { parcel, ...found }: ReportResult): QuickAnswer | null => {
  if (parcel === null) return null
  const { verdict, nextStep, season } = answerNow(
    { parcel, ...found },
    ctx.now(),
    ctx.counties.find(parcel.countyId),
  )
  if (verdict === null || nextStep === null) return null
  const { outcome, headline, taxYear } = verdict
  return {
    kind: 'answer',
    address: parcel.address,
    parcelId: parcel.parcelId,
    countyName: parcel.countyName,
    taxYear,
    isCurrent: season.isCurrent,
    isSample: parcel.synthetic,
    countyValueCents: parcel.justValueCents,
    outcome,
    label: labelOnTheDay(verdict, nextStep.late !== null),
    headline,
    caution: soldWords(null, verdict),
    figure: answerFigure({ verdict, step: nextStep }),
  }
}

type Homes = Extract<QuickAnswer, { kind: 'choose' }>['homes']

/** Homes of the very same address cannot be told apart by a list of addresses. */
const homesToChoose = async (ctx: Context, address: string): Promise<Homes> => {
  const meant = await parcelsMeant(ctx.pool, address)
  const homes = meant.map(({ situs, parcelId }) => ({ address: writeSitus(situs), parcelId }))
  const areApart = new Set(homes.map((home) => home.address)).size === homes.length
  return areApart && homes.length <= mostOffered ? homes : []
}

type Asked = { readonly address: string; readonly parcelNumber?: string | undefined }

export const quickAnswer = async (ctx: Context, { address, parcelNumber }: Asked): Promise<QuickAnswer> => {
  const parcel = parcelNumber ? await parcelOfNumber(ctx, address, parcelNumber) : null
  const found = await findResult(ctx, { address, parcel })
  const { status } = found
  const message = statusWords(found, ctx.counties)
  if (status === 'ready') return answerOf(ctx, found) ?? { kind: 'numbers', message }
  if (status === 'choose_parcel') {
    const homes = await homesToChoose(ctx, address)
    const parcelFault = parcelNumber ? words.noHomeHereHasThisParcelNumber() : null
    return { kind: 'choose', message, homes, parcelFault }
  }
  if (found.statusCode === 'number_not_found' && !found.statusAbout.isPlaceMissing) {
    const addresses = await nearestAddresses(ctx.pool, address)
    if (addresses.length > 0)
      return { kind: 'other_number', message: words.theRecordHasThisStreetBut(), addresses: [...addresses] }
  }
  return { kind: found.statusAbout.isPlaceMissing ? 'half_address' : waiting[status], message }
}
