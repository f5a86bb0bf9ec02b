/** Owns until when a case goes on: the notices of a later year do not end it, its own decision and the days after it do. */

import { noticeYearOn } from '#core/appeal/season/season.ts'
import { type CaseDay, courtDueOn } from './case-dates.ts'

/**
 * The newest notices can still be appealed. About earlier ones something is under way once a petition was filed or a
 * hearing is set, until the decision, and after a decision until its last day for the circuit court. What ended by
 * agreement or withdrawal is over. Boards have taken more than a year, so what is undecided has no end of its own.
 */
export const isCaseOpen = ({
  file,
  taxYear,
  today,
}: Pick<CaseDay, 'file' | 'taxYear' | 'today'>): boolean => {
  const newest = noticeYearOn(today)
  if (taxYear >= newest) return taxYear === newest
  const { filing, hearing, outcome } = file
  const { kind, decidedOn } = outcome
  if (kind === null) return filing.petitionFiledOn !== null || hearing.heldOn !== null
  if (kind !== 'reduced' && kind !== 'not_reduced') return false
  return decidedOn === null || today <= courtDueOn(decidedOn)
}
