/** Owns the facts that only the private playbook holds: where this case is thin, and what is likely to be asked about it. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { type CaseFile, RECORD_FIELD_LABELS } from '#core/case/file.ts'
import { type LikelyQuestion, likelyOf } from '#core/rehearsal/likely-questions.ts'
import { nameOf, type WeakMaterial } from '#core/rehearsal/weak-point.ts'
import { weakPoints } from '#core/rehearsal/weak-points.ts'
import { asTyped, closed, quoted, sentenceFact } from './make-fact.ts'
import type { Fact } from './sheet.ts'
import { conditionWords, isShownCondition } from './spoken/condition.ts'

/** No document that is handed over may lean on a fact whose id begins so. */
export const PRIVATE_PREFIX = 'private.'

const source = 'Your case, looked through for what is missing or may be asked'

interface PlaybookMaterial extends WeakMaterial {
  readonly valuedOn: CalendarDate
}

type Asked = Pick<LikelyQuestion, 'question' | 'answer'>

/** Asked of what the owner wrote down with a reason; without one it is a weak point. */
const ofCase = ({ comparables, corrections, condition }: CaseFile): readonly Asked[] => [
  ...comparables.flatMap((sale) => {
    // Why a sale was chosen stands in the grid and in the script.
    if (sale.decision !== 'rejected' || asTyped(sale.reason) === '') return []
    return [{ question: `Why did you leave out ${nameOf(sale)}?`, answer: closed(asTyped(sale.reason)) }]
  }),
  ...corrections.flatMap(({ field, recordValue, proof }) =>
    asTyped(proof) === ''
      ? []
      : [
          {
            question: `${field === 'other' && asTyped(recordValue) !== '' ? quoted(recordValue) : RECORD_FIELD_LABELS[field]}: what shows that the record is wrong?`,
            answer: closed(asTyped(proof)),
          },
        ],
  ),
  ...condition.flatMap((item) =>
    !isShownCondition(item) || asTyped(item.costDetail) === ''
      ? []
      : [
          {
            question: `${conditionWords(item)} Who says what the repair costs?`,
            answer: closed(asTyped(item.costDetail)),
          },
        ],
  ),
]

/** A section has room for sixty paragraphs. */
const most = 40

const fact = (id: string, label: string, words: string): Fact =>
  sentenceFact(`${PRIVATE_PREFIX}${id}`, label, words, source)

export const playbookFacts = (material: PlaybookMaterial): readonly Fact[] => {
  const { held } = material
  const all = held === null ? [] : [...likelyOf(material), ...ofCase(held.file)]
  const asked = all.filter(({ question }, at) => all.findIndex((other) => other.question === question) === at)
  return [
    ...weakPoints(material)
      .slice(0, most)
      .map(({ words }, at) => fact(`weak.${at + 1}`, 'Weak points', words)),
    ...asked
      .slice(0, most)
      .flatMap(({ question, answer }, at) => [
        fact(`question.${at + 1}.asked`, 'Likely questions', question),
        fact(`question.${at + 1}.answer`, 'Likely questions', answer),
      ]),
  ]
}
