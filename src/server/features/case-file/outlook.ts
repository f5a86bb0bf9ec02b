/** What a case is about in dollars: the answer for its home, and what each value beside the opinion would save. */

import type { CaseOutlook } from '#contract/case/outlook.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { numbersOf } from '#core/case/document/request.ts'
import { type CaseFile, chosenIn, isChosen } from '#core/case/file.ts'
import { isHomesteadUnsettled } from '#core/case/homestead-unsettled.ts'
import { openSteps } from '#core/case/open-steps.ts'
import { asOnValuationDay } from '#core/case/paid-before.ts'
import { unansweredDoubts } from '#core/case/record-doubts.ts'
import { withSale } from '#core/case/sales/choose-sale.ts'
import { firstChoices } from '#core/case/sales/nearer-sales.ts'
import { areOnlyListed, type ValueOption, valueOptions } from '#core/case/value-options.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import { salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import { ownerSays } from '#core/document/facts/sales/owner-says.ts'
import { purchaseEvidence } from '#core/document/facts/sales/purchase-evidence.ts'
import { onceChosen } from '#core/document/facts/strength.ts'
import type { Parcel } from '#core/property/parcel.ts'
import type { Context } from '#server/context.ts'
import { type PropertyRow, propertiesOf } from '#server/features/property/queries.ts'
import { reportOf } from '#server/features/report/queries.ts'
import { parcelOfHomeIn } from '#server/features/tax-roll/queries.ts'
import { uploadsOf } from '#server/features/upload/queries.ts'
import { valueParcel } from '#server/features/valuation/actions.ts'
import { capOfSellerTold } from '#words/next-step/reasons.ts'
import { exemptionLines } from '#words/verdict/personal-exemptions.ts'
import { type Sales, strengthAt } from './asking-for.ts'
import { estimateNear, purchaseNear, salesNear } from './near-savings.ts'
import { fileOf, type Owner } from './open-case.ts'
import { findCaseOf, findCaseOfHome } from './queries.ts'
import { addressOf } from './record.ts'
import { byPurchase, isStrongerOnceConfirmed } from './stronger-once-confirmed.ts'
import { unclaimedToldOf, wrongToldOf } from './unclaimed-told.ts'
import { type Judged, savingIn, type Valuable, verdictAt } from './verdict-at.ts'

export const valuedFor = async (
  ctx: Context,
  parcel: Parcel | null,
  { file, files }: HeldCase,
  typed: number | null,
) => {
  if (parcel === null) return null
  const compared = typed === null ? undefined : ({ basis: 'typed', dollars: typed } as const)
  const valued = await valueParcel(ctx, parcel, compared, ownerSays(file, files))
  return valued.ok ? valued : null
}

/** The purchase of the home, where it is what a board looks at first. */
const purchaseOf = (judged: Judged, sales: Sales, justCents: number): CaseOutlook['purchase'] => {
  const {
    ownSales: [own],
    ownSaleCompared,
    estimate,
  } = sales
  const valueCents = purchaseEvidence(sales, justCents)
  if (own === undefined || valueCents === null) return null
  const level = estimate.sufficient ? estimate.supported?.level : undefined
  return {
    priceCents: own.priceCents,
    valueCents,
    broughtCents: ownSaleCompared?.broughtCents ?? null,
    level: level ? { percent: level.percent, isNeighborhood: level.ofNeighborhood === true } : null,
    near: purchaseNear(judged, sales),
    isStrongerOnceConfirmed: isStrongerOnceConfirmed(judged, sales, justCents, valueCents),
  }
}

/** The case as it would be with these sales chosen. */
const withChosen = (judged: Judged, taken: Sales['comparables']): Judged => {
  const comparables = taken.reduce<CaseFile['comparables']>(
    (all, sale) => withSale(all, { sale, reason: '', id: `${sale.home.parcelId} ${sale.sale.month}` }),
    [],
  )
  return { ...judged, row: { ...judged.row, file: { ...judged.row.file, comparables } } }
}

const firstChoicesOf = (
  judged: Judged,
  sales: Sales | null,
  presentCents: number | null,
  cureCents: number,
): CaseOutlook['firstChoices'] => {
  if (sales === null || judged.row.file.comparables.some(isChosen)) return []
  return firstChoices(sales.comparables, sales.rollYear).flatMap(({ id, sales: taken }) => {
    const found = salesComeTo(taken, sales, cureCents)
    return found === null
      ? []
      : [
          {
            id,
            justCents: found.justCents,
            saving: savingIn(verdictAt(judged, found)),
            near: salesNear(withChosen(judged, taken), sales, presentCents, found) ?? undefined,
            strength: strengthAt(withChosen(judged, taken), sales, presentCents, found),
          },
        ]
  })
}

/** A purchase that is no evidence for a lower value is not offered as one: it would rest on a rate alone. */
const isOffered = (
  { id, justCents }: ValueOption,
  presentCents: number | null,
  purchase: CaseOutlook['purchase'],
): boolean => id !== 'own_sale' || purchase !== null || presentCents === null || justCents >= presentCents

/** How strong the papers would be at this value, and with the first choice of sales while none is chosen. */
const strengthOf = (
  judged: Judged,
  sales: Sales | null,
  presentCents: number | null,
  option: ValueOption,
): CaseOutlook['options'][number]['strength'] => {
  const { file } = judged.row
  const isBare = !file.comparables.some(isChosen)
  if (isBare && option.id === 'own_sale') return strengthAt(byPurchase(judged), sales, presentCents, option)
  const strength = strengthAt(judged, sales, presentCents, option)
  if (!isBare || sales === null) return strength
  const withThem = firstChoices(sales.comparables, sales.rollYear).map(({ sales: taken }) =>
    strengthAt(withChosen(judged, taken), sales, presentCents, option),
  )
  return onceChosen(strength, withThem)
}

/** Each value with what it saves and how well the case carries it. */
const optionsOf = (
  judged: Judged,
  sales: Sales | null,
  presentCents: number | null,
  purchase: CaseOutlook['purchase'],
): CaseOutlook['options'] => {
  const { file, taxYear } = judged.row
  const options = valueOptions(asOnValuationDay(file, taxYear, judged.files), sales)
  const [chosen, estimate] = (['chosen_sales', 'estimate'] as const).map((id) =>
    options.find((option) => option.id === id),
  )
  const ofSales = chosen && salesNear(judged, sales, presentCents, chosen)
  const found = [
    { justCents: purchase?.valueCents, near: purchase?.near },
    { justCents: chosen?.justCents, near: ofSales },
    { justCents: estimate?.justCents, near: sales && estimateNear(judged, sales) },
  ]
  const nearOf = ({ id, justCents }: ValueOption) => {
    const exact = found.find((one) => one.justCents === justCents)
    if (exact !== undefined || id !== 'opinion') return exact?.near
    // Another value asked for drops as far as the evidence for it, while that is above it.
    return found.find(({ near }) => near && near.valueCents > justCents)?.near
  }
  const offered = options.filter((option) => isOffered(option, presentCents, purchase))
  return offered.map((option) => ({
    ...option,
    ...(option.id === 'chosen_sales' && { count: chosenIn(file).length }),
    saving: savingIn(verdictAt(judged, option)),
    near: nearOf(option) ?? undefined,
    strength: strengthOf(judged, sales, presentCents, option),
  }))
}

/** The purchase that a closing paper is held against. */
export const recordedIn = (sales: Pick<Sales, 'recordedPurchase' | 'ownSales'> | null) =>
  sales?.recordedPurchase ?? sales?.ownSales[0]

/** null where the answer goes by the notice. */
const homesteadOnRecordOf = ({ row, parcel }: Judged): boolean | null =>
  numbersOf(row) === null ? (parcel?.isHomestead ?? null) : null

const outlookOf = (judged: Judged): CaseOutlook => {
  const verdict = verdictAt(judged)
  const { row, files } = judged
  const { file, taxYear } = row
  const sales = judged.valued?.homeValue ?? null
  const onTheDay = asOnValuationDay(file, taxYear, files)
  const cureCents = costToCure(onTheDay).cents
  const presentCents = verdict?.readings[0]?.staircase[0]?.justCents ?? null
  const purchase = sales && presentCents !== null ? purchaseOf(judged, sales, presentCents) : null
  const options = optionsOf(judged, sales, presentCents, purchase)
  return {
    verdict: verdict && { outcome: verdict.outcome, reason: verdict.reason, headline: verdict.headline },
    ...(file.filing.petitionFiledOn !== null && { filed: { askedCents: file.value.opinionCents } }),
    presentCents,
    feeCents: verdict?.fee.cents ?? null,
    salesOnlyListed: areOnlyListed(file, sales, presentCents),
    openSteps: openSteps({
      reason: verdict?.reason,
      value: file.value,
      papers: files,
      recorded: recordedIn(sales),
    }),
    recordDoubts: unansweredDoubts(file, sales?.recordDoubts ?? []).map(({ words }) => words),
    homesteadOnRecord: homesteadOnRecordOf(judged),
    wrongHomestead: wrongToldOf(judged, homesteadOnRecordOf(judged) ? verdict : null),
    isHomesteadUnsettled: isHomesteadUnsettled(file, judged.parcel?.isHomestead),
    capOfSeller: verdict && capOfSellerTold(verdict),
    ...(verdict && { exemptions: exemptionLines(verdict.readings) }),
    unclaimedHomestead: unclaimedToldOf(judged, verdict, options),
    purchase,
    cureCents,
    firstChoices: firstChoicesOf(judged, sales, presentCents, cureCents),
    options,
  }
}

const readFor = async (
  ctx: Context,
  home: PropertyRow,
  row: Valuable,
  files: HeldCase['files'],
): Promise<CaseOutlook> => {
  const { file, taxYear } = row
  const found = await parcelOfHomeIn(ctx.pool, addressOf(home), home.parcelId, taxYear)
  const parcel = found?.rollYear === taxYear ? found : null
  const valued = await valuedFor(ctx, parcel, { file, files }, file.notice.numbers.justValue)
  return outlookOf({ ctx, home, row, parcel, valued, files })
}

/** What the county has the home at, and what the value asked for would save: by the notice, or the roll; no sales are looked at. */
export const ownValuesOf = async (ctx: Context, home: PropertyRow, row: Valuable) => {
  const found =
    numbersOf(row) === null
      ? await parcelOfHomeIn(ctx.pool, addressOf(home), home.parcelId, row.taxYear)
      : null
  const judged = {
    ctx,
    home,
    row,
    parcel: found?.rollYear === row.taxYear ? found : null,
    valued: null,
    files: [],
  }
  const verdict = verdictAt(judged)
  const reading = verdict?.readings[0]
  const [school, others] = (['school', 'non_school'] as const).map((levy) =>
    reading?.staircase.find((one) => one.levy === levy),
  )
  if (!verdict || !reading || !school || !others) return null
  const { breakEvenJustCents: justCents, breakEvenCutPercent: cutPercent } = reading
  const { opinionCents } = row.file.value
  const option =
    opinionCents === null ? null : ({ id: 'opinion', justCents: opinionCents, repairsCents: 0 } as const)
  return {
    justCents: school.justCents,
    assessedCents: [school.assessedCents, others.assessedCents] as const,
    headline: verdict.headline,
    breakEven: justCents && cutPercent ? { justCents, cutPercent } : null,
    savingCents: (option && savingIn(verdictAt(judged, option)))?.lowCents ?? null,
  }
}

const homeOf = async (ctx: Context, userId: string, propertyId: string) =>
  (await propertiesOf(ctx.db, userId)).find(({ id }) => id === propertyId)

/** undefined when the person has no such case. */
export const readOutlook = async (
  ctx: Context,
  userId: string,
  id: string,
): Promise<CaseOutlook | undefined> => {
  const row = await findCaseOf(ctx.db, userId, id)
  const home = row && (await homeOf(ctx, userId, row.propertyId))
  return home && readFor(ctx, home, row, await uploadsOf(ctx.db, userId, id))
}

/** A report belongs to whoever reads its mail. */
const ownReport = async ({ db }: Context, person: Owner, home: PropertyRow): Promise<string | null> => {
  if (!person.emailVerified) return null
  const { countyId, parcelId } = home
  return reportOf(db, { email: person.email, address: addressOf(home), countyId, parcelId })
}

/** By the case of the newest notices where there is one, else by what a case would begin with; undefined when the home is not the person's. */
export const readHomeOutlook = async (ctx: Context, person: Owner, propertyId: string) => {
  const home = await homeOf(ctx, person.id, propertyId)
  if (!home) return undefined
  const taxYear = noticeYearOn(todayInFlorida(ctx.now()))
  const open = await findCaseOfHome(ctx.db, { userId: person.id, propertyId, taxYear })
  const file = open?.file ?? (await fileOf(ctx, person, home, taxYear))
  const files = open ? await uploadsOf(ctx.db, person.id, open.id) : []
  const outlook = await readFor(ctx, home, { file, taxYear }, files)
  return { taxYear, outlook, notice: file.notice, leadId: await ownReport(ctx, person, home) }
}
