/** Owns where the evidence is thin: corrections without proof, condition without cost or day, photos without a day, late papers. */

import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { evidenceExchangeDays, deadlineSources as from } from '#core/appeal/deadlines/params.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { type CaseFile, type ConditionItem, type Delivery, RECORD_FIELD_LABELS } from '#core/case/file.ts'
import { type RollFigures, rollDiffers } from '#core/case/roll-differs.ts'
import { asTyped, quoted } from '#core/document/facts/make-fact.ts'
import { formatMoney } from '#core/money.ts'
import { type Hint, type WeakPoint, when, written } from './weak-point.ts'

export const weakRecord = ({ corrections }: CaseFile): readonly WeakPoint[] =>
  corrections
    .filter(({ proof }) => asTyped(proof) === '')
    .map(({ id, field, recordValue, trueValue, why }) => ({
      id: `correction:${id}`,
      station: 'facts',
      asker: 'appraiser',
      words: `${RECORD_FIELD_LABELS[field]}: your correction to ${quoted(trueValue)} names no proof.`,
      question: `${RECORD_FIELD_LABELS[field]}: how do you know that it is ${quoted(trueValue)}?`,
      hints: [
        ...written('The record says:', recordValue),
        ...written('Why the record is wrong, as you wrote it:', why),
      ],
    }))

/** A correction that quotes the record otherwise than the roll. */
export const otherThanRoll = ({ corrections }: CaseFile, roll: RollFigures | null): readonly WeakPoint[] =>
  corrections.flatMap((correction): readonly WeakPoint[] => {
    const words = roll && rollDiffers(correction, roll)
    if (!words) return []
    const question = 'Your correction quotes the county’s record. Where did you read that figure?'
    const hints = written('The record says, as you wrote it:', correction.recordValue)
    return [
      {
        id: `correction-roll:${correction.id}`,
        station: 'facts',
        asker: 'appraiser',
        words,
        question,
        hints,
      },
    ]
  })

const station = 'condition'

const costHints = ({ costCents, costDetail }: ConditionItem): readonly Hint[] => [
  ...(costCents === null
    ? []
    : [{ words: `You put it at ${formatMoney(costCents)}.`, source: 'Your case: you wrote this' }]),
  ...written('Who says so, as you wrote it:', costDetail),
]

const weakItem = (item: ConditionItem): readonly WeakPoint[] => {
  const { id, what, where, presentOnValuationDay, costCents, costSource } = item
  const place = written('Where it is:', where)
  return [
    ...when<WeakPoint>(presentOnValuationDay === false, {
      id: `condition-later:${id}`,
      station,
      asker: 'magistrate',
      words: `${quoted(what)} was not there on the valuation date, so it is left out of what you hand over.`,
      question: null,
      hints: [
        {
          words: 'Your case says that it was not there on that day.',
          source: 'Your case: you wrote this',
        },
      ],
    }),
    ...when<WeakPoint>(presentOnValuationDay === null, {
      id: `condition-unsure:${id}`,
      station,
      asker: 'magistrate',
      words: `You have not said whether ${quoted(what)} was there on the valuation date.`,
      question: `Was ${quoted(what)} there on the valuation date, and what shows it?`,
      hints: place,
    }),
    ...when<WeakPoint>(costCents === null && presentOnValuationDay !== false, {
      id: `condition-cost:${id}`,
      station,
      asker: 'appraiser',
      words: `${quoted(what)} has no cost to cure. A written estimate gives one.`,
      question: `What would it cost to repair ${quoted(what)}?`,
      hints: place,
    }),
    ...when<WeakPoint>(costSource === 'own' && presentOnValuationDay !== false, {
      id: `condition-own:${id}`,
      station,
      asker: 'appraiser',
      words: `The cost of ${quoted(what)} is your own figure. A contractor’s written estimate carries more weight.`,
      question: `You put a cost on ${quoted(what)}. Where does it come from?`,
      hints: costHints(item),
    }),
  ]
}

export const weakCondition = ({ condition }: CaseFile): readonly WeakPoint[] => condition.flatMap(weakItem)

const isEvidence = ({ contents, received, party }: Delivery): boolean =>
  contents === 'evidence' && !received && party === 'appraiser'

/** Where the counted day falls on a weekend or a holiday, the working day before it was the last one. */
const dueHints = ({ dueOn, countedOn }: ReturnType<typeof evidenceDays>): readonly Hint[] => [
  {
    words: `It was due by ${formatCalendarDate(countedOn)}, counted back ${evidenceExchangeDays} calendar days from your hearing. If your notice of hearing prints an earlier day, that day wins.`,
    source: from.evidence,
  },
  ...when<Hint>(dueOn !== countedOn, {
    words: `That is a weekend or a holiday, so the working day before it, ${formatCalendarDate(dueOn)}, was the last one.`,
    source: from.evidence,
  }),
]

const sentWords = (sentOn: CalendarDate, countedOn: CalendarDate): string =>
  sentOn > countedOn
    ? `Evidence was sent on ${formatCalendarDate(sentOn)}, after the day by which it was due.`
    : `Evidence was sent on ${formatCalendarDate(sentOn)}, after the last working day before it was due.`

/** Sent after the last day that is safe; or the day that the calendar counts is over, and no sending is noted. */
const lateEvidence = ({ hearing, deliveries }: CaseFile, asOf: CalendarDate): readonly WeakPoint[] => {
  if (hearing.heldOn === null) return []
  const days = evidenceDays(hearing.heldOn)
  const sent = deliveries.filter(isEvidence)
  const question = 'When did your evidence reach the appraiser?'
  return [
    ...sent.flatMap(({ id, sentOn, proof }): readonly WeakPoint[] =>
      sentOn === null || sentOn <= days.dueOn
        ? []
        : [
            {
              id: `evidence-late:${id}`,
              station: 'deliveries',
              asker: 'magistrate',
              question,
              words: sentWords(sentOn, days.countedOn),
              hints: [...dueHints(days), ...written('Your proof:', proof)],
            },
          ],
    ),
    ...when<WeakPoint>(sent.length === 0 && asOf > days.countedOn, {
      id: 'evidence-unsent',
      station: 'deliveries',
      asker: 'magistrate',
      question,
      words: 'The day for your evidence is over, and your log names none that went to the appraiser.',
      hints: dueHints(days),
    }),
  ]
}

export const weakDeliveries = (file: CaseFile, asOf: CalendarDate): readonly WeakPoint[] => {
  const unproved = file.deliveries.filter(({ proof, received }) => !received && asTyped(proof) === '')
  return [
    ...lateEvidence(file, asOf),
    ...when<WeakPoint>(unproved.length > 0, {
      id: 'delivery-unproved',
      station: 'deliveries',
      asker: 'magistrate',
      words: 'A delivery in your log names no proof. Note the receipt, the tracking number or the reply.',
      question: null,
      hints: unproved.flatMap(({ sentOn, what }) => [
        ...(sentOn === null
          ? []
          : [
              {
                words: `Your log says: sent on ${formatCalendarDate(sentOn)}.`,
                source: 'Your case: you wrote this',
              },
            ]),
        ...written('What was sent:', what),
      ]),
    }),
  ]
}
