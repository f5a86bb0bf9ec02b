/** Owns where the evidence is thin: corrections without proof, condition without cost or day, photos without a day, late papers. */

import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { type CaseFile, type ConditionItem, type Delivery, isPurchaseAlone } from '#core/case/file.ts'
import { type RollFigures, rollDiffers } from '#core/case/roll-differs.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import { mistakeWords } from '#core/document/facts/spoken/correction.ts'
import { deliveredOn, NO_ESTIMATE, ownFigure } from './likely/of-weak.ts'
import { type WeakPoint, when } from './weak-point.ts'

export const weakRecord = ({ corrections }: CaseFile): readonly WeakPoint[] =>
  corrections
    .filter(({ proof }) => asTyped(proof) === '')
    .map(({ id, field, trueValue, why }) => ({
      id: `correction:${id}`,
      step: 'facts',
      asker: 'appraiser',
      reason: { code: 'correction_without_proof', field, trueValue: asTyped(trueValue) },
      answer: mistakeWords(why) || null,
    }))

/** A correction that quotes the record otherwise than the roll. */
export const otherThanRoll = ({ corrections }: CaseFile, roll: RollFigures | null): readonly WeakPoint[] =>
  corrections.flatMap((correction): readonly WeakPoint[] => {
    const difference = roll && rollDiffers(correction, roll)
    return difference === null
      ? []
      : [
          {
            id: `correction-roll:${correction.id}`,
            step: 'facts',
            asker: 'appraiser',
            reason: { code: 'record_quoted_otherwise', difference },
            answer: null,
          },
        ]
  })

const step = 'condition'

const weakItem = (item: ConditionItem, countsCosts: boolean): readonly WeakPoint[] => {
  const { id, presentOnValuationDay, costCents, costSource } = item
  const isCounted = countsCosts && presentOnValuationDay !== false
  const what = asTyped(item.what)
  return [
    ...when<WeakPoint>(presentOnValuationDay === false, {
      id: `condition-later:${id}`,
      step,
      asker: null,
      reason: { code: 'not_there_yet', what },
    }),
    ...when<WeakPoint>(presentOnValuationDay === null, {
      id: `condition-unsure:${id}`,
      step,
      asker: 'magistrate',
      reason: { code: 'day_not_said', what },
      answer: null,
    }),
    ...when<WeakPoint>(isCounted && costCents === null, {
      id: `condition-cost:${id}`,
      step,
      asker: 'appraiser',
      reason: { code: 'no_cost', what },
      answer: NO_ESTIMATE,
    }),
    ...when<WeakPoint>(isCounted && costSource === 'own', {
      id: `condition-own:${id}`,
      step,
      asker: 'appraiser',
      reason: { code: 'own_cost', what },
      answer: ownFigure(costCents),
    }),
  ]
}

/** Where the purchase is the whole case no repair takes anything off, so that no cost is asked for. */
export const weakCondition = (file: CaseFile): readonly WeakPoint[] =>
  file.condition.flatMap((item) => weakItem(item, !isPurchaseAlone(file)))

const isEvidence = ({ contents, received, party }: Delivery): boolean =>
  contents === 'evidence' && !received && party === 'appraiser'

/** Sent after the last day that is safe; or the day that the calendar counts is over, and no sending is noted. */
const lateEvidence = ({ hearing, deliveries }: CaseFile, asOf: CalendarDate): readonly WeakPoint[] => {
  if (hearing.heldOn === null) return []
  const days = evidenceDays(hearing.heldOn)
  const sent = deliveries.filter(isEvidence)
  return [
    ...sent.flatMap(({ id, sentOn }): readonly WeakPoint[] =>
      sentOn === null || sentOn <= days.dueOn
        ? []
        : [
            {
              id: `evidence-late:${id}`,
              step: 'deliveries',
              asker: 'magistrate',
              reason: { code: 'evidence_late', sentOn, isAfterCounted: sentOn > days.countedOn },
              answer: deliveredOn(sentOn, days.dueOn),
            },
          ],
    ),
    ...when<WeakPoint>(sent.length === 0 && asOf > days.countedOn, {
      id: 'evidence-unsent',
      step: 'deliveries',
      asker: 'magistrate',
      reason: { code: 'evidence_unsent' },
      answer: null,
    }),
  ]
}

export const weakDeliveries = (file: CaseFile, asOf: CalendarDate): readonly WeakPoint[] => {
  const unproved = file.deliveries.filter(({ proof, received }) => !received && asTyped(proof) === '')
  return [
    ...lateEvidence(file, asOf),
    ...when<WeakPoint>(unproved.length > 0, {
      id: 'delivery-unproved',
      step: 'deliveries',
      asker: null,
      reason: { code: 'delivery_unproved' },
    }),
  ]
}
