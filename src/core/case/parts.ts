/** Owns how complete a case is: its parts in the order of the path, and what each of them still lacks. */

import type { FaultFacts } from '#core/case/faults/fault.ts'
import { caseFaults } from '#core/case/faults/of-case.ts'
import { asksOtherUse } from '#core/tax/trim/doubts.ts'
import { OTHER_USE_QUESTION, TRIM_FIELDS, trimFieldNames } from '#core/tax/trim/numbers.ts'
import type { CaseFile, CaseSale, ConditionItem, Correction } from './file.ts'
import { isAsRecorded } from './notice-from-record.ts'
import { captionsLacking, type HeldUpload } from './papers-lacking.ts'
import { fewestChosenSales } from './params.ts'

/** In the order of the path. */
export const CASE_STATIONS = [
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
export type CaseStation = (typeof CASE_STATIONS)[number]

export interface CaseStationState {
  readonly id: CaseStation
  readonly state: 'empty' | 'started' | 'done'
  /** What is wrong and what is missing, in sentences; empty when done. */
  readonly missing: readonly string[]
}

type Content = { readonly begun: boolean; readonly missing: readonly string[] }
type Lacking = string | false

const content = (begun: boolean, ...lacking: readonly Lacking[]): Content => ({
  begun,
  missing: lacking.filter((one) => one !== false),
})

const noticeOf = ({ notice }: CaseFile, isRecorded: boolean): Content => {
  const { numbers, homestead, otherUse = null, petitionDueOn } = notice
  const begun =
    homestead !== null || petitionDueOn !== null || trimFieldNames.some((name) => numbers[name] !== null)
  return content(
    begun,
    ...trimFieldNames
      .filter((name) => (TRIM_FIELDS[name].recorded === null ? !isRecorded : true))
      .map((name): Lacking => numbers[name] === null && `${TRIM_FIELDS[name].label}.`),
    homestead === null && 'Whether your notice shows a homestead exemption.',
    !isRecorded &&
      otherUse === null &&
      asksOtherUse({ ...numbers, homestead }) &&
      `An answer: ${OTHER_USE_QUESTION}`,
    petitionDueOn === null && 'The petition deadline on your notice.',
  )
}

const corrected = (count: number): string => (count === 1 ? 'one correction' : `${count} corrections`)

/** A correction that lacks nothing. */
export const isWhole = ({ recordValue, trueValue, why, proof }: Correction): boolean =>
  [recordValue, trueValue, why, proof].every((text) => text !== '')

const factsOf = ({ corrections, recordIsRight }: CaseFile): Content => {
  const unfinished = corrections.filter((correction) => !isWhole(correction)).length
  return content(
    recordIsRight || corrections.length > 0,
    !recordIsRight && corrections.length === 0 && 'What’s wrong on the record, or that it’s right.',
    unfinished > 0 && `What the record says, what’s true, why, and your proof: ${corrected(unfinished)}.`,
  )
}

/** A sale that can be named. */
export const isDescribed = ({ address, soldYear, soldMonth, priceCents }: CaseSale): boolean =>
  address !== '' && soldYear !== null && soldMonth !== null && priceCents !== null

const comparablesOf = ({ comparables }: CaseFile): Content => {
  const chosen = comparables.filter(({ decision }) => decision === 'chosen')
  const more = fewestChosenSales - chosen.length
  const bare = chosen.filter((sale) => !isDescribed(sale)).length
  const unexplained = comparables.filter(({ decision, reason }) => decision !== null && reason === '').length
  return content(
    comparables.length > 0,
    more > 0 && `${more === 1 ? 'One more sale' : `${more} more sales`} chosen. Fewer than three is weak.`,
    bare > 0 && `Address, month and price of ${bare === 1 ? 'a chosen sale' : `${bare} chosen sales`}.`,
    unexplained > 0 && 'Why you used or skipped each sale.',
  )
}

/** An item of condition that lacks nothing. */
export const isCosted = ({ what, presentOnValuationDay, costCents, costSource }: ConditionItem): boolean =>
  what !== '' && presentOnValuationDay !== null && costCents !== null && costSource !== null

const conditionOf = ({ condition, conditionIsUsual }: CaseFile): Content => {
  const unfinished = condition.filter((item) => !isCosted(item)).length
  return content(
    conditionIsUsual || condition.length > 0,
    !conditionIsUsual && condition.length === 0 && 'What lowers the value, or that nothing does.',
    unfinished > 0 &&
      'For each item: what it is, whether it was there on January 1, what it costs to fix, who says so.',
  )
}

const papersOf = ({ papersAreElsewhere, packet }: CaseFile, uploads: readonly HeldUpload[]): Content => {
  const begun = papersAreElsewhere || uploads.length > 0
  const none = !begun && 'A photo or document that backs you up.'
  return content(begun, none, ...captionsLacking(uploads, packet))
}

const opinionOf = ({ value }: CaseFile): Content =>
  content(
    value.opinionCents !== null || value.reasons !== '',
    value.opinionCents === null && 'What you think the home was worth on January 1.',
    value.reasons === '' && 'Your reasons for that figure.',
  )

const filingOf = ({ filing: its }: CaseFile): Content =>
  content(
    (its.petitionFiledOn ?? its.paidOn ?? its.otherChargesCents ?? null) !== null ||
      its.petitionNumber !== '',
    its.petitionFiledOn === null && 'The date the board received your petition.',
    its.paidOn === null && 'The date you paid what the law requires while you appeal.',
  )

const hearingOf = ({ hearing }: CaseFile): Content => {
  const { heldOn, time, place, remoteLink, minutes } = hearing
  return content(
    heldOn !== null || [time, place, remoteLink].some((text) => text !== ''),
    heldOn === null && 'The hearing date on your hearing notice.',
    time === '' && 'The time of the hearing.',
    place === '' && remoteLink === '' && 'The place, or the link to join from home.',
    minutes === null && 'How many minutes you get.',
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
    !isEvidenceDelivered(file) && 'The date you gave your evidence to the property appraiser.',
    file.deliveries.some(({ proof }) => proof === '') && 'The proof of each delivery.',
  )

const outcomeOf = ({ outcome }: CaseFile): Content =>
  content(
    outcome.kind !== null || outcome.decidedOn !== null,
    outcome.kind === null && 'What the board decided.',
    outcome.decidedOn === null && 'The date of the decision.',
    outcome.kind === 'reduced' && outcome.newJustValueCents === null && 'The new market value.',
  )

export interface CaseContents extends FaultFacts {
  /** Photos and papers that belong to the case. */
  readonly uploads: readonly HeldUpload[]
}

const contentOf = (station: CaseStation, contents: CaseContents): Content => {
  const { file, uploads, record = null, taxYear } = contents
  switch (station) {
    case 'notice':
      return noticeOf(file, isAsRecorded(file.notice, record, taxYear))
    case 'facts':
      return factsOf(file)
    case 'comparables':
      return comparablesOf(file)
    case 'condition':
      return conditionOf(file)
    case 'papers':
      return papersOf(file, uploads)
    case 'value':
      return opinionOf(file)
    case 'filing':
      return filingOf(file)
    case 'hearing':
      return hearingOf(file)
    case 'deliveries':
      return deliveriesOf(file)
    case 'outcome':
      return outcomeOf(file)
  }
}

/** Every part in the order of the path; what cannot be so, or contradicts the rest, does not count as done. */
export const caseStations = (contents: CaseContents): readonly CaseStationState[] => {
  const faults = caseFaults(contents)
  return CASE_STATIONS.map((id) => {
    const { begun, missing: lacking } = contentOf(id, contents)
    const wrong = faults.filter(({ station }) => station === id).map(({ words }) => words)
    const missing = [...wrong, ...lacking]
    if (!begun && wrong.length === 0) return { id, state: 'empty', missing }
    return { id, state: missing.length === 0 ? 'done' : 'started', missing }
  })
}
