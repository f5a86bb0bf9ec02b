/** Owns what is likely to be asked of the value itself, the record and the condition. */

import { type ConditionItem, type Correction, isCostOnPaper } from '#core/case/file.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { exhibitLinks, isPetitionCopy } from '#core/document/exhibit-links.ts'
import { type Exhibit, exhibitsOf, exhibitTitle } from '#core/document/exhibits.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import { saysOnlyOpinion } from '#core/document/facts/owner-words/testimony.ts'
import { salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import { gridCorrections } from '#core/document/facts/sales/grid/corrected-grid.ts'
import { aboutMoney } from '#core/document/facts/sales/listed/questioned.ts'
import { isShownCondition, paidBy, spokenWhat } from '#core/document/facts/spoken/condition.ts'
import { mistakeWords, proofWords } from '#core/document/facts/spoken/correction.ts'
import { exhibitsFor, likestExhibit } from '#core/document/facts/spoken/exhibit.ts'
import { isEnglish, pastOf } from '#core/document/facts/spoken/statement.ts'
import { isAgainst } from '#core/document/facts/spoken/value.ts'
import { inShort } from '#core/document/in-short.ts'
import { lowered } from '#core/document/mid-phrase.ts'
import { CASE } from '#core/document/named-sections.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { formatMoney } from '#core/money.ts'
import { isClearlyBelow } from '#core/tax/own-sale.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

/** The paper or photo that shows most of it first. */
const exhibitsShowing = (correction: Correction, { file, files }: Asked['held']): readonly Exhibit[] => {
  const exhibits = exhibitsOf(files, file.packet)
  const letters = exhibitLinks(file, exhibits)
    .filter(({ shows }) => shows.includes(correction.id))
    .map(({ letter }) => letter)
  const likest = likestExhibit(correction.proof, exhibits)
  return exhibits
    .filter((one) => one === likest || letters.includes(one.letter))
    .toSorted((one, other) => Number(other === likest) - Number(one === likest))
}

const reliedOn = ({ letter, file: { kind, takenOn, caption, name } }: Exhibit): string => {
  const title = exhibitTitle({ caption, name })
  const day = kind === 'photo' && takenOn !== null ? `a photo taken on ${formatPlainDate(takenOn)}` : null
  const what = day ?? (isEnglish(title) ? `this paper: ${lowered(title.replace(/[.]$/u, ''))}` : 'my paper')
  return `Exhibit ${letter} is ${what}.`
}

/** Which kind of area the record counts is told where the record is. */
const FIELD_SAID: Readonly<Partial<Record<Correction['field'], string>>> = { living_area: 'area' }

/** What is left of the case where the correction is not taken: the same sales, with the county's own figure. */
const atRecordWords = ({ field }: Correction, asked: Asked): string => {
  const { held, known, sales, justCents } = asked
  const isInGrid =
    sales !== null &&
    gridCorrections(sales, held.file).some((one) => one.field === field && one.changed !== null)
  const asRecorded = known.flatMap((one) =>
    one.recordAdjustedCents === undefined ? [] : [{ ...one, adjustedCents: one.recordAdjustedCents }],
  )
  if (!isInGrid || isAgainst(asked) || asRecorded.length < known.length) return ''
  const found = salesComeTo(asRecorded, sales, costToCure(held.file).cents)
  return found !== null && isClearlyBelow(found.justCents, justCents)
    ? `Even with the county’s own figure, my sales indicate ${aboutMoney(found.justCents)}, below your ${formatMoney(justCents)}.`
    : ''
}

export const ofCorrection = (correction: Correction, asked: Asked): readonly LikelyQuestion[] => {
  const { held } = asked
  const { id, field, trueValue, proof, why } = correction
  if (asTyped(trueValue) === '') return none
  const what =
    field === 'other' ? 'that point' : `the ${FIELD_SAID[field] ?? RECORD_FIELD_LABELS[field].toLowerCase()}`
  const shown = exhibitsShowing(correction, held)
  // Where papers are in the packet, nothing else is named as proof.
  const answer = [
    shown.length === 0 ? proofWords(proof) : shown.map(reliedOn).join(' '),
    shown.length === 0 ? '' : mistakeWords(why),
  ]
    .join(' ')
    .trim()
  if (answer === '') return none
  const atRecord = atRecordWords(correction, asked)
  return [
    {
      id: `known:${id}`,
      question: `How do you know that the record is wrong about ${what}?`,
      // Three sentences are what is listened to.
      answer: shown.length > 2 || atRecord === '' ? answer : `${answer} ${atRecord}`,
      concede: 'That the appraiser’s office has not measured it again yet. Ask them to.',
      shownIn: shown.length === 0 ? DOCUMENT_TITLES.condition_exhibit : null,
      step: 'facts',
    },
  ]
}

/** 'What shows that the roof was leaking on January 1, 2026?'; what makes no sentence is named as it was typed. */
const presentWords = (what: string, valued: string): string => {
  if (!isEnglish(what)) return `What shows that this defect was there on ${valued}?`
  const past = pastOf(what)
  return past === null
    ? `What proof do you have of this on ${valued}: ${lowered(inShort(asTyped(what)))}?`
    : `What shows that ${past} on ${valued}?`
}

const dayAfter = (words: string, valuedOn: string): boolean => {
  const day = words === '' ? Number.NaN : Date.parse(`${words} UTC`)
  return !Number.isNaN(day) && day >= Date.parse(`${valuedOn}T00:00:00Z`)
}

/** What the packet says shows it. */
const linkedTo = ({ id }: ConditionItem, { held: { file, files } }: Asked): readonly Exhibit[] => {
  const exhibits = exhibitsOf(files, file.packet)
  const letters = exhibitLinks(file, exhibits)
    .filter(({ shows }) => shows.includes(id))
    .map(({ letter }) => letter)
  return exhibits.filter(({ letter }) => letters.includes(letter))
}

const seenBefore = (item: ConditionItem, asked: Asked) => {
  const { file, files } = asked.held
  return [...linkedTo(item, asked), ...exhibitsFor(item.what, exhibitsOf(files, file.packet))].find(
    ({ file: { kind, takenOn } }) => kind === 'photo' && takenOn !== null && takenOn <= asked.valuedOn,
  )
}

/** A bill of after January 1 for what was broken before it. */
export const ofLateBill = (item: ConditionItem, asked: Asked): readonly LikelyQuestion[] => {
  const { on } = paidBy(item.costDetail)
  if (!isShownCondition(item) || !isCostOnPaper(item) || !dayAfter(on, asked.valuedOn)) return none
  const kind = item.costSource === 'invoice' ? 'invoice' : 'estimate'
  const seen = seenBefore(item, asked)
  const valued = formatPlainDate(asked.valuedOn)
  const then = seen?.file.takenOn
    ? `The photo, Exhibit ${seen.letter}, is dated ${formatPlainDate(seen.file.takenOn)}, before ${valued}.`
    : `It was broken on ${valued}.`
  return [
    {
      id: `late-bill:${item.id}`,
      question: `The ${kind} is dated ${on}, after ${valued}. Why does it count?`,
      answer: `${then} The ${kind} only shows what the repair cost.`,
      concede: `That the ${kind} came later. The state of the home on ${valued} is what counts.`,
      shownIn: seen === undefined ? DOCUMENT_TITLES.condition_exhibit : `Exhibit ${seen.letter}`,
      step: 'condition',
    },
  ]
}

/** What the cost rests on, with its exhibit where that is in the packet; a day after the valuation date proves nothing of that date. */
const pricedBy = (item: ConditionItem, asked: Asked): string => {
  const paper = linkedTo(item, asked).find(({ file }) => file.kind === 'paper')
  if (!isCostOnPaper(item)) return ''
  const kind = item.costSource === 'invoice' ? 'invoice' : 'written estimate'
  const { by, on } = paidBy(item.costDetail)
  const isBefore = on !== '' && !dayAfter(on, asked.valuedOn)
  if (isBefore && paper === undefined) return `${by === '' ? 'Somebody' : by} priced the repair on ${on}.`
  if (paper === undefined) return ''
  return isBefore
    ? `Exhibit ${paper.letter} is the ${kind}${by === '' ? '' : ` of ${by}`}, dated ${on}.`
    : `The ${kind} is Exhibit ${paper.letter}.`
}

export const ofCondition = (item: ConditionItem, asked: Asked): readonly LikelyQuestion[] => {
  if (!isShownCondition(item)) return none
  const valued = formatPlainDate(asked.valuedOn)
  const seen = seenBefore(item, asked)
  const shown = [
    seen?.file.takenOn
      ? `Exhibit ${seen.letter} is a photo taken on ${formatPlainDate(seen.file.takenOn)}.`
      : '',
    pricedBy(item, asked),
  ].filter((words) => words !== '')
  // Its owner has answered that it was there on that day, and no more than that.
  const answer = [...shown, `I testify that the home was in this condition on ${valued}.`].join(' ')
  const cost =
    item.costSource === 'own'
      ? 'That the cost is your own figure, and not an estimate.'
      : 'That a repair’s cost is not always what a buyer takes off.'
  return [
    {
      id: `present:${item.id}`,
      question: presentWords(spokenWhat(item), valued),
      answer,
      concede: cost,
      shownIn: seen === undefined ? DOCUMENT_TITLES.condition_exhibit : `Exhibit ${seen.letter}`,
      step: 'condition',
    },
  ]
}

/** Asked of an opinion that rests on words alone. */
export const ofNoPaper = ({ held, opinionCents }: Asked): readonly LikelyQuestion[] =>
  !held.files.every(isPetitionCopy) ||
  opinionCents === null ||
  saysOnlyOpinion(held.file) ||
  held.file.comparables.every(({ decision }) => decision !== 'chosen')
    ? none
    : [
        {
          id: 'no-paper',
          question: 'Do you have an estimate, or a photo, of what needs work?',
          answer:
            'No, I have no paper for it. I say only what I saw myself, and I ask the board to take it as my testimony.',
          concede: 'That there is no document. Give no figure beyond those in your case.',
          shownIn: CASE,
          step: 'condition',
        },
      ]
