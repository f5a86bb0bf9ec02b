/** Owns how complete a case is: its parts in the order of the path, and what each of them still lacks. */

import type { FaultFacts, FaultReason } from '#core/case/faults/fault.ts'
import { caseFaults } from '#core/case/faults/of-case.ts'
import { asksOtherUse } from '#core/tax/trim/doubts.ts'
import { TRIM_FIELDS, trimFieldNames } from '#core/tax/trim/numbers.ts'
import { isBillOut } from './days/case-dates.ts'
import {
  type CaseFile,
  type CaseSale,
  type ConditionItem,
  type Correction,
  isChosen,
  isPurchaseAlone,
} from './file.ts'
import type { Lacking, LackingCode } from './lacking.ts'
import {
  areElsewhere,
  arePutOff,
  asksOfStatement,
  hasNothingToShow,
  lacksClosingStatement,
} from './nothing-to-show.ts'
import { isAsRecorded } from './notice-from-record.ts'
import { asOnValuationDay } from './paid-before.ts'
import { captionsLacking, costPapersLacking, type HeldUpload } from './papers-lacking.ts'
import { fewestChosenSales } from './params.ts'

/** In the order of the path. */
export const CASE_STEPS = [
  'notice',
  'facts',
  'comparables',
  'condition',
  'papers',
  'value',
  'filing',
  'hearing',
  'deliveries',
  'outcome',
] as const
export type CaseStep = (typeof CASE_STEPS)[number]

export interface CaseStepState {
  readonly id: CaseStep
  /** Later: what is missing is due after the petition, and its owner adds it then. */
  readonly state: 'empty' | 'started' | 'later' | 'done'
  /** What is wrong with it and what it lacks; both empty when done, or when only a question of the answer is open. */
  readonly wrong: readonly FaultReason[]
  readonly lacking: readonly Lacking[]
}

type Content = { readonly begun: boolean; readonly lacking: readonly Lacking[] }
type Looked = LackingCode | Lacking | false

const content = (begun: boolean, ...looked: readonly Looked[]): Content => ({
  begun,
  lacking: looked
    .filter((one) => one !== false)
    .map((one) => (typeof one === 'string' ? { code: one } : one)),
})

const noticeOf = ({ notice, filing }: CaseFile, isRecorded: boolean): Content => {
  const { numbers, homestead, otherUse = null, petitionDueOn } = notice
  const begun =
    homestead !== null || petitionDueOn !== null || trimFieldNames.some((name) => numbers[name] !== null)
  return content(
    begun,
    ...trimFieldNames
      .filter((name) => (TRIM_FIELDS[name].recorded === null ? !isRecorded : true))
      .map((field): Looked => numbers[field] === null && { code: 'notice_number', field }),
    homestead === null && 'homestead',
    !isRecorded && otherUse === null && asksOtherUse({ ...numbers, homestead }) && 'other_use',
    petitionDueOn === null && 'petition_deadline',
    // Before the first letter is written: the county's answer to one of a rental would go to the tenant.
    homestead === false && !filing.ownerAddress && 'mailing_address',
  )
}

/** A correction that lacks nothing. */
export const isWhole = ({ recordValue, trueValue, why, proof }: Correction): boolean =>
  [recordValue, trueValue, why, proof].every((text) => text !== '')

const factsOf = ({ corrections, recordIsRight, recordIsUnsure = false }: CaseFile): Content => {
  const isAnswered = recordIsRight || recordIsUnsure || corrections.length > 0
  const unfinished = corrections.filter((correction) => !isWhole(correction)).length
  return content(
    isAnswered,
    !isAnswered && 'what_is_wrong_on_record',
    unfinished > 0 && { code: 'corrections_unfinished', count: unfinished },
  )
}

/** A sale that can be named. */
export const isDescribed = ({ address, soldYear, soldMonth, priceCents }: CaseSale): boolean =>
  address !== '' && soldYear !== null && soldMonth !== null && priceCents !== null

const comparablesOf = (file: CaseFile): Content => {
  const { comparables } = file
  if (isPurchaseAlone(file)) return content(true)
  const chosen = comparables.filter(isChosen)
  const more = fewestChosenSales - chosen.length
  const bare = chosen.filter((sale) => !isDescribed(sale)).length
  const unexplained = comparables.filter(({ decision, reason }) => decision !== null && reason === '').length
  return content(
    comparables.length > 0,
    more > 0 && { code: 'more_sales', count: more },
    bare > 0 && { code: 'sales_bare', count: bare },
    unexplained > 0 && 'why_used_or_skipped',
  )
}

const isToldOf = ({ what, presentOnValuationDay }: ConditionItem): boolean =>
  what !== '' && presentOnValuationDay !== null

const lacksCostSource = ({ costCents, costSource }: ConditionItem): boolean =>
  costCents !== null && costSource === null

/** An item of condition that lacks nothing. What has no cost is shown all the same, and takes nothing off. */
export const isCosted = (item: ConditionItem): boolean => isToldOf(item) && !lacksCostSource(item)

const conditionOf = (file: CaseFile): Content => {
  const { condition, conditionIsUsual } = file
  const untold = condition.filter((item) => !isToldOf(item)).length
  return content(
    conditionIsUsual || condition.length > 0,
    !conditionIsUsual && condition.length === 0 && 'what_lowers_value',
    untold > 0 && (isPurchaseAlone(file) ? 'items_since_purchase' : 'items_unfinished'),
    ...condition.filter(lacksCostSource).map(({ what, costCents }): Looked => {
      return { code: 'cost_source', what, costCents: costCents ?? 0 }
    }),
  )
}

/** In the order of the page. */
const papersOf = (contents: CaseContents): Content => {
  const { file, uploads, taxYear, files = [] } = contents
  const bare = captionsLacking(uploads, file.packet).map((one) => ({ code: 'captions', ...one }) as const)
  // One without a caption may be that paper.
  const lacksClosing = bare.length === 0 && lacksClosingStatement(contents)
  const begun = file.papersAreElsewhere || uploads.length > 0 || hasNothingToShow(contents)
  const unproved = areElsewhere(contents)
    ? []
    : costPapersLacking(asOnValuationDay(file, taxYear, files), uploads).map(
        ({ what, costSource }) =>
          ({ code: 'cost_paper', what, isInvoice: costSource === 'invoice' }) as const,
      )
  // The closing statement is a first paper as well as any.
  return content(
    begun,
    lacksClosing && 'closing_statement',
    !begun && !lacksClosing && 'photo_or_paper',
    ...bare,
    asksOfStatement(contents, 'purchaseRecord') && 'what_statement_shows',
    asksOfStatement(contents, 'purchaseOffer') && 'how_it_was_sold',
    ...unproved,
  )
}

const opinionOf = ({ value }: CaseFile): Content =>
  content(
    value.opinionCents !== null || value.reasons !== '',
    value.opinionCents === null && 'opinion',
    value.reasons === '' && 'opinion_reasons',
  )

const filingOf = ({ file: { filing: its }, taxYear, today }: CaseContents): Content =>
  content(
    (its.petitionFiledOn ?? its.paidOn ?? its.otherChargesCents ?? null) !== null ||
      its.petitionNumber !== '',
    its.petitionFiledOn === null && 'petition_received',
    // Due long after the petition: asked for once that one is filed and there is a bill to pay.
    its.petitionFiledOn !== null && its.paidOn === null && isBillOut({ taxYear, today }) && 'payment_made',
  )

const hearingOf = ({ hearing }: CaseFile): Content => {
  const { heldOn, time, place, remoteLink, minutes } = hearing
  return content(
    heldOn !== null || [time, place, remoteLink].some((text) => text !== ''),
    heldOn === null && 'hearing_date',
    time === '' && 'hearing_time',
    place === '' && remoteLink === '' && 'hearing_place',
    minutes === null && 'hearing_minutes',
  )
}

/** Evidence that the property appraiser was given, on a day that is known. */
export const isEvidenceDelivered = ({ deliveries }: CaseFile): boolean =>
  deliveries.some(
    ({ contents, party, received, sentOn }) =>
      contents === 'evidence' && party === 'appraiser' && !received && sentOn !== null,
  )

/** Evidence that came from the property appraiser. */
export const hasAppraisersEvidence = ({ deliveries }: CaseFile): boolean =>
  deliveries.some(
    ({ contents, party, received }) => contents === 'evidence' && party === 'appraiser' && received,
  )

const deliveriesOf = (file: CaseFile): Content =>
  content(
    file.deliveries.length > 0,
    !isEvidenceDelivered(file) && 'evidence_delivered',
    file.deliveries.some(({ proof }) => proof === '') && 'delivery_proof',
  )

const outcomeOf = ({ outcome }: CaseFile): Content =>
  content(
    outcome.kind !== null || outcome.decidedOn !== null,
    outcome.kind === null && 'decision',
    outcome.decidedOn === null && 'decision_date',
    outcome.kind === 'reduced' && outcome.newJustValueCents === null && 'new_value',
  )

export interface CaseContents extends FaultFacts {
  /** Photos and papers that belong to the case. */
  readonly uploads: readonly HeldUpload[]
  /** The owner's own purchase is evidence, and its closing statement shows the price. Left out where that is not looked at. */
  readonly isPurchaseEvidence?: boolean
  /** The packet is made here, of what is kept here. */
  readonly keepsPapersHere?: boolean
  /** Where the answer for the home raises a question that is open. Left out where that is not looked at. */
  readonly openSteps?: readonly CaseStep[]
}

const contentOf = (step: CaseStep, contents: CaseContents): Content => {
  const { file, record = null, taxYear } = contents
  switch (step) {
    case 'notice':
      return noticeOf(file, isAsRecorded(file.notice, record, taxYear))
    case 'facts':
      return factsOf(file)
    case 'comparables':
      return comparablesOf(file)
    case 'condition':
      return conditionOf(file)
    case 'papers':
      return papersOf(contents)
    case 'value':
      return opinionOf(file)
    case 'filing':
      return filingOf(contents)
    case 'hearing':
      return hearingOf(file)
    case 'deliveries':
      return deliveriesOf(file)
    case 'outcome':
      return outcomeOf(file)
  }
}

/** What has still to be added; anything else that a step of papers asks is answered in a press. */
const ADDED: readonly Lacking['code'][] = ['closing_statement', 'photo_or_paper', 'cost_paper']

export const isAddedLater = (
  file: Parameters<typeof arePutOff>[0],
  { id, wrong, lacking }: Pick<CaseStepState, 'id' | 'wrong' | 'lacking'>,
): boolean =>
  id === 'papers' &&
  arePutOff(file) &&
  wrong.length === 0 &&
  lacking.length > 0 &&
  lacking.every(({ code }) => ADDED.includes(code))

/** Every part in the order of the path; what cannot be so, or contradicts the rest, does not count as done. */
export const caseSteps = (contents: CaseContents): readonly CaseStepState[] => {
  const faults = caseFaults(contents)
  return CASE_STEPS.map((id) => {
    const { begun, lacking } = contentOf(id, contents)
    const wrong = faults.filter(({ step }) => step === id).map(({ reason }) => reason)
    const isAsked = contents.openSteps?.includes(id) === true
    if (!isAsked && isAddedLater(contents.file, { id, wrong, lacking }))
      return { id, state: 'later', wrong, lacking }
    if (!begun && wrong.length === 0) return { id, state: 'empty', wrong, lacking }
    const isDone = wrong.length === 0 && lacking.length === 0 && !isAsked
    return { id, state: isDone ? 'done' : 'started', wrong, lacking }
  })
}
