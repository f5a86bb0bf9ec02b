/** Owns the facts that the owner's own case file gives a document: the record, the condition, the value, what was sent. */

import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseFile, ConditionItem, Correction, Delivery, RecordField } from '#core/case/file.ts'
import { inShort } from '#core/document/in-short.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { plainNumber } from '#core/document/worksheet/compared-home.ts'
import { formatMoney } from '#core/money.ts'
import { inWords } from '../compose/parts.ts'
import { type ExhibitFile, exhibitsOf } from '../exhibits.ts'
import { countedPart, isShown, shownCosts } from './condition/cost-to-cure.ts'
import {
  entryName,
  isOnValuationDay,
  itemWords,
  type NamedCorrection,
  namedCorrections,
  namedItems,
  placeWords,
} from './condition/named-items.ts'
import { withEnglishDays } from './days/english-days.ts'
import { exhibitFacts, noStatementFacts, shownByFacts } from './exhibits/exhibit-facts.ts'
import { asTyped, closed, figureFact, nameFact, quoted, sentenceFact, typedLines } from './make-fact.ts'
import { withoutOffered } from './owner-words/sale-claims.ts'
import type { Fact } from './sheet.ts'
import { spokenWhat } from './spoken/condition.ts'
import { defectiveThing, stoodWords } from './spoken/statement.ts'

/** What the owner gathered about this home and year. */
export interface HeldCase {
  readonly file: CaseFile
  readonly files: readonly ExhibitFile[]
  /** The owner has a case for another home in the same county and year; one magistrate may hear both. */
  readonly hasOtherCase?: boolean
}

export const ownWords = 'Your case: you wrote this'

/** A line only for what was said. */
const line = (id: string, label: string, before: string, text: string): readonly Fact[] =>
  asTyped(text) === '' ? [] : [sentenceFact(id, label, closed(`${before} ${quoted(text)}`), ownWords)]

const CORRECTION = 'Correction to the record'

/** What somebody typed as a title, within a sentence; a word all in capitals stays. */
const inSentence = (words: string): string =>
  /^\p{Lu}[\p{Ll}\s]/u.test(words) ? `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}` : words

/** The roll counts an effective area: where the record's figure is that one, it is called so in every paper. */
const recordName = (correction: Correction, areaSqft: number | null): string =>
  correction.field === 'living_area' && areaSqft !== null && plainNumber(correction.recordValue) === areaSqft
    ? 'effective area'
    : entryName(correction)

/** 'living area (1,452 sq ft, not 1,598 sq ft)'. */
const entryInSentence = (correction: Correction, areaSqft: number | null): string => {
  const { recordValue, trueValue } = correction
  const [record, fact] = [recordValue, trueValue].map((typed) => inSentence(asTyped(typed)))
  const entry = recordName(correction, areaSqft)
  if (!fact) return entry
  return record ? `${entry} (${fact}, not ${record})` : `${entry} (${fact})`
}

const capitalized = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

const correctionFacts = (
  { id, row, correction }: NamedCorrection,
  areaSqft: number | null,
): readonly Fact[] => {
  const { field, recordValue, trueValue, why, proof } = correction
  const says = asTyped(recordValue) === '' ? 'nothing' : quoted(recordValue)
  const should =
    asTyped(trueValue) === '' ? 'What it should say is not entered yet' : `It should say ${quoted(trueValue)}`
  const head = closed(`${RECORD_FIELD_LABELS[field]}: the record says ${says}. ${should}`)
  return [
    sentenceFact(id, CORRECTION, head, ownWords),
    ...line(`${id}.why`, CORRECTION, 'Why the record is wrong:', why),
    ...line(`${id}.proof`, CORRECTION, 'The proof:', proof),
    ...nameFact(
      `${row}.field`,
      CORRECTION,
      field === 'other' ? 'Other' : capitalized(recordName(correction, areaSqft)),
      ownWords,
    ),
    ...nameFact(`${row}.factor`, CORRECTION, String(FACTOR_OF[field]), ownWords),
    ...nameFact(`${row}.record`, CORRECTION, asTyped(recordValue), ownWords),
    ...nameFact(`${row}.fact`, CORRECTION, asTyped(trueValue), ownWords),
    ...nameFact(`${row}.said`, CORRECTION, entryInSentence(correction, areaSqft), ownWords),
    ...nameFact(`${row}.why`, CORRECTION, asTyped(why), ownWords),
    ...nameFact(`${row}.proof`, CORRECTION, asTyped(proof), ownWords),
  ]
}

const CONDITION = 'Condition'

const COST_WORDS = {
  estimate: 'a written estimate',
  invoice: 'an invoice',
  own: 'the owner’s own figure',
} as const

/** In a paper of the owner's. */
const COST_TITLES = {
  estimate: 'Written estimate',
  invoice: 'Invoice',
  own: 'My own figure, no document',
} as const

const costFacts = (
  id: string,
  { costCents, costSource, costDetail, costScope = '', allowedCents = null }: ConditionItem,
): readonly Fact[] => [
  ...figureFact(`${id}.cost`, CONDITION, 'cents', costCents, ownWords),
  ...nameFact(`${id}.from`, CONDITION, costSource && COST_WORDS[costSource], ownWords),
  ...nameFact(`${id}.source`, CONDITION, costSource && COST_TITLES[costSource], ownWords),
  ...nameFact(`${id}.detail`, CONDITION, withEnglishDays(asTyped(costDetail)), ownWords),
  ...nameFact(`${id}.scope`, CONDITION, asTyped(costScope), ownWords),
  ...figureFact(`${id}.allowed`, CONDITION, 'cents', allowedCents, ownWords),
  ...nameFact(`${id}.allowed`, CONDITION, allowedCents === 0 ? 'Nothing' : null, ownWords),
]

/** Whether the price that the owner paid has it in it, as far as its owner has said. */
const purchaseFacts = (id: string, { wasThereAtPurchase = null }: ConditionItem): readonly Fact[] =>
  wasThereAtPurchase === null
    ? []
    : nameFact(
        `${id}.${wasThereAtPurchase ? 'before' : 'after'}-purchase`,
        CONDITION,
        wasThereAtPurchase ? 'It was there when I bought' : 'It came after I bought',
        ownWords,
      )

const itemFacts = (id: string, item: ConditionItem): readonly Fact[] => {
  const stood = stoodWords(itemWords(item))
  return [
    ...nameFact(`${id}.what`, CONDITION, quoted(item.what), ownWords),
    ...nameFact(`${id}.item`, CONDITION, itemWords(item), ownWords),
    ...nameFact(`${id}.stood`, CONDITION, stood.clause, ownWords),
    ...nameFact(`${id}.as-written`, CONDITION, stood.asQuoted, ownWords),
    ...nameFact(`${id}.short`, CONDITION, defectiveThing(inShort(spokenWhat(item))), ownWords),
    ...nameFact(`${id}.where`, CONDITION, placeWords(item), ownWords),
    ...costFacts(id, item),
    ...purchaseFacts(id, item),
  ]
}

const conditionFacts = (items: readonly ConditionItem[]): readonly Fact[] =>
  namedItems(items).flatMap(({ id, item }) => itemFacts(id, item))

/** The factor of s. 193.011, Florida Statutes, under which a field of the record is weighed. */
const FACTOR_OF: Readonly<Record<RecordField, 1 | 2 | 4 | 5>> = {
  living_area: 4,
  land_area: 4,
  bedrooms: 4,
  bathrooms: 4,
  garage: 4,
  pool: 4,
  year_built: 5,
  quality: 5,
  use: 2,
  other: 1,
}

const conditionTotal = (items: readonly ConditionItem[]): readonly Fact[] => {
  const costs = items.filter((item) => isOnValuationDay(item)).flatMap(({ costCents }) => costCents ?? [])
  if (costs.length < 2) return []
  const totalCents = costs.reduce((sum, cost) => sum + cost, 0)
  const words = `The costs come to ${formatMoney(totalCents)}. ${countedPart(items, totalCents)}`
  return [sentenceFact('cure.total', CONDITION, words.trim(), ownWords)]
}

/** 'A written estimate puts', 'Written estimates and an invoice put'. */
const papersOf = (shown: readonly ConditionItem[]): string => {
  const words = (['estimate', 'invoice'] as const).flatMap((source) => {
    const count = shown.filter(({ costSource }) => costSource === source).length
    const [one, many] = PAPERS[source]
    return count === 0 ? [] : [count === 1 ? one : many]
  })
  const said = words.join(' and ')
  return `${said[0]?.toUpperCase() ?? ''}${said.slice(1)} ${shown.length === 1 ? 'puts' : 'put'}`
}

const PAPERS = {
  estimate: ['a written estimate', 'written estimates'],
  invoice: ['an invoice', 'invoices'],
} as const

const shownTotal = (items: readonly ConditionItem[]): readonly Fact[] => {
  const { costCents, allowedCents, leftCents } = shownCosts(items)
  if (leftCents === 0) return []
  const present = items.filter(isOnValuationDay)
  const shown = present.filter(isShown)
  // Where only a part has its paper, that part is named.
  const cure =
    shown.length === present.length
      ? 'the cost to cure'
      : `the repair of ${inWords(shown.map((item) => defectiveThing(inShort(spokenWhat(item)))))}`
  const less = `The appraiser already allows for ${formatMoney(allowedCents)}, so I count ${formatMoney(leftCents)}.`
  const words = `${papersOf(shown)} ${cure} at ${formatMoney(costCents)}.`
  return [
    sentenceFact('cure.shown', CONDITION, words, ownWords),
    ...(allowedCents === 0 ? [] : [sentenceFact('cure.counted', CONDITION, less, ownWords)]),
  ]
}

/** A paragraph of a document ends before this. */
const LONGEST = 1_000

const PIECES = new RegExp(`\\S(?:.{0,${LONGEST - 2}}\\S)?(?=\\s|$)|\\S{1,${LONGEST}}`, 'gu')

/** Beyond these, lines are run together: a section has room for sixty paragraphs. */
const mostLines = 20

/** Line by line as typed, a long one in pieces that end with a word. */
const piecesOf = (text: string): readonly string[] => {
  const lines = typedLines(text)
  const rest = lines.slice(mostLines).map(closed).join(' ')
  return [...lines.slice(0, mostLines), rest].flatMap((line) => line.match(PIECES) ?? [])
}

const opinionFacts = ({ value }: CaseFile): readonly Fact[] => [
  ...figureFact('opinion.value', 'The owner’s opinion of value', 'cents', value.opinionCents, ownWords),
  ...[
    ...piecesOf(value.reasonsInEnglish ?? '').map(quoted),
    ...piecesOf(withoutOffered(value.reasons)).map((piece, at) =>
      asTyped(value.reasonsInEnglish ?? '') !== '' && at === 0
        ? `In my own words: ${quoted(piece)}`
        : quoted(piece),
    ),
  ].map((words, at) =>
    sentenceFact(`opinion.reason.${at + 1}`, 'What the opinion is based on', closed(words), ownWords),
  ),
]

const dateFact = (id: string, label: string, value: CalendarDate | null): readonly Fact[] =>
  value === null ? [] : [{ id, label, unit: 'date', value, source: ownWords }]

const filingFacts = ({ filing }: CaseFile): readonly Fact[] => [
  ...nameFact('petition.number', 'Petition number', asTyped(filing.petitionNumber), ownWords),
  ...dateFact('petition.filed', 'Petition received', filing.petitionFiledOn),
  ...dateFact('payment.paid', 'Paid while appealing', filing.paidOn),
]

const PARTY = { appraiser: 'the property appraiser', board: 'the board', other: 'somebody else' } as const
const WAY = { portal: 'through a portal', email: 'by email', mail: 'by mail', hand: 'by hand' } as const
const CONTENTS = {
  evidence: 'evidence',
  petition: 'the petition',
  letter: 'a letter',
  other: 'papers',
} as const

/** 'Monday, December 28, 2026: evidence (“Packet”) to the property appraiser, sent by email. Proof: “…”.' */
export const deliveryWords = ({ contents, what, party, way, sentOn, received, proof }: Delivery): string => {
  const day = sentOn === null ? 'Date not entered' : formatCalendarDate(sentOn)
  const moved = received ? `from ${PARTY[party]}, received` : `to ${PARTY[party]}, sent`
  const named = asTyped(what) === '' ? '' : ` (${quoted(what)})`
  const shown = asTyped(proof) === '' ? 'No proof listed.' : closed(`Proof: ${quoted(proof)}`)
  return `${day}: ${CONTENTS[contents]}${named} ${moved} ${WAY[way]}. ${shown}`
}

/** Which entries of the record the case puts right, each once. */
const correctedFacts = ({ corrections }: CaseFile): readonly Fact[] =>
  [
    ...new Set(corrections.filter(({ trueValue }) => asTyped(trueValue) !== '').map(({ field }) => field)),
  ].flatMap((field) =>
    nameFact(
      `corrected.${field}`,
      CORRECTION,
      field === 'other' ? 'one more entry' : RECORD_FIELD_LABELS[field],
      ownWords,
    ),
  )

/** Nothing of it when there is no case yet. `areaSqft` is the roll’s, before any correction. */
export const fileFacts = (held: HeldCase | null, areaSqft: number | null = null): readonly Fact[] => {
  if (held === null) return []
  const { file, files } = held
  return [
    ...namedCorrections(file.corrections).flatMap((one) => correctionFacts(one, areaSqft)),
    ...correctedFacts(file),
    ...conditionFacts(file.condition),
    ...conditionTotal(file.condition),
    ...shownTotal(file.condition),
    ...opinionFacts(file),
    ...filingFacts(file),
    ...file.deliveries.map((delivery, at) =>
      sentenceFact(`delivery.${at + 1}`, 'Delivery log', deliveryWords(delivery), ownWords),
    ),
    ...exhibitFacts(file, exhibitsOf(files, file.packet)),
    ...shownByFacts(file, exhibitsOf(files, file.packet)),
    ...noStatementFacts(file),
  ]
}
