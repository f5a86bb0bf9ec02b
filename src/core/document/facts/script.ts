/** Owns what the hearing script has the owner say of the case: each statement so that it can be spoken, and true of what was gathered. */

import { isClosingStatement } from '#core/case/closing-statement.ts'
import {
  type CaseFile,
  type ConditionItem,
  type Correction,
  chosenIn,
  isCostOnPaper,
  isPurchaseAlone,
} from '#core/case/file.ts'
import { isPriceConfirmed } from '#core/case/own-purchase.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { SAY_IN_ENGLISH } from '#core/document/spoken-line.ts'
import { formatMoney } from '#core/money.ts'
import { saidAnswer } from '#core/rehearsal/likely/question.ts'
import { attacksOn } from '#core/rehearsal/likely-questions.ts'
import { onRoll } from '#core/rehearsal/weak-point.ts'
import { inWords } from '../compose/parts.ts'
import { exhibitLinks } from '../exhibit-links.ts'
import { type Exhibit, exhibitsOf } from '../exhibits.ts'
import { costToCure, countedPart } from './condition/cost-to-cure.ts'
import { asTyped, closed, inOneLine, quoted } from './make-fact.ts'
import { reasonDoubts } from './owner-words/own-reasons.ts'
import { reasonsSaid } from './owner-words/sale-claims.ts'
import { CONDITION_WORDS, LOCATION_WORDS } from './owner-words/testimony.ts'
import { termsWords } from './sales/purchase-terms.ts'
import type { Fact } from './sheet.ts'
import { conditionWords, costWords, isShownCondition, spokenWhat } from './spoken/condition.ts'
import { correctionWords, mistakeWords, proofWords } from './spoken/correction.ts'
import { equityWords } from './spoken/equity.ts'
import {
  alsoWords,
  datedWords,
  exhibitsFor,
  MOST_EXHIBITS,
  otherExhibitWords,
  turnToWords,
} from './spoken/exhibit.ts'
import { type ScriptMaterial, spoken, type Told } from './spoken/fact.ts'
import { salesFacts } from './spoken/sales.ts'
import { isEnglish, isSentence } from './spoken/statement.ts'
import { isAgainst, ownSaleWords } from './spoken/value.ts'

const isSpokenCorrection = ({ recordValue, trueValue }: Correction): boolean =>
  asTyped(recordValue + trueValue) !== ''

/** What the exhibits of a correction may be called by. */
const subjectOf = ({ field, proof }: Correction): string =>
  `${field === 'other' ? '' : RECORD_FIELD_LABELS[field]} ${proof}`

/** Those that the packet says show it; where none does, those whose words name it and that show nothing else. */
const showing = (id: string, subject: string, { exhibits, held: { file } }: Told): readonly Exhibit[] => {
  const links = exhibitLinks(file, exhibits)
  const shown = (letter: string): readonly string[] =>
    links.find((link) => link.letter === letter)?.shows ?? []
  const linked = exhibits.filter(({ letter }) => shown(letter).includes(id))
  if (linked.length > 0) return linked.slice(0, MOST_EXHIBITS)
  return exhibitsFor(
    subject,
    exhibits.filter(({ letter }) => shown(letter).length === 0),
  )
}

const showingCorrection = (correction: Correction, told: Told): readonly Exhibit[] =>
  showing(correction.id, subjectOf(correction), told)

const showingItem = (item: ConditionItem, told: Told): readonly Exhibit[] =>
  showing(item.id, `${item.what} ${spokenWhat(item)} ${item.costDetail}`, told)

const correctionFacts = (correction: Correction, at: number, told: Told): readonly Fact[] => {
  const id = `correction.${at + 1}`
  const shown = showingCorrection(correction, told)
  return [
    ...spoken(`${id}.exhibit`, turnToWords(shown)),
    ...spoken(id, correctionWords(correction)),
    ...spoken(`${id}.shown`, [datedWords(shown), alsoWords(shown, false)].join(' ').trim()),
    ...(shown.length === 0 ? spoken(`${id}.proof`, proofWords(correction.proof)) : []),
    ...spoken(`${id}.why`, mistakeWords(correction.why)),
  ]
}

/** In words that the room may not follow, the owner says it in other ones. */
const inOwnLanguage = (item: ConditionItem): string =>
  isEnglish(spokenWhat(item))
    ? ''
    : `${SAY_IN_ENGLISH}, or through your interpreter: ${quoted(item.what)}${asTyped(item.where) === '' ? '' : `, ${quoted(item.where)}`}.`

const conditionFacts = (item: ConditionItem, at: number, told: Told): readonly Fact[] => {
  const { valuedOn } = told.given
  const id = `condition.${at + 1}`
  const shown = showingItem(item, told)
  const cost = costWords(item)
  const isOnPaper = cost !== '' && isCostOnPaper(item)
  const day = at === 0 ? formatPlainDate(valuedOn) : null
  return [
    ...spoken(`${id}.exhibit`, turnToWords(shown)),
    ...spoken(id, conditionWords(item, day)),
    ...spoken(`${id}.own-language`, inOwnLanguage(item)),
    ...spoken(`${id}.shown`, datedWords(shown)),
    ...spoken(`${id}.cost`, [cost, alsoWords(shown, isOnPaper)].join(' ').trim()),
  ]
}

/** Said of two costs or more, with what of them the reconciliation takes off. */
const totalFacts = (items: readonly ConditionItem[], file: CaseFile): readonly Fact[] => {
  const costs = items.flatMap(({ costCents }) => costCents ?? [])
  if (costs.length < 2) return []
  const totalCents = costs.reduce((sum, cost) => sum + cost, 0)
  const counted = costToCure(file).cents === 0 ? '' : countedPart(items, totalCents)
  return spoken(
    'condition-total',
    `Please turn to ${DOCUMENT_TITLES.condition_exhibit}. Together the repairs come to ${formatMoney(totalCents)}. ${counted}`.trim(),
  )
}

/** Read aloud it takes longer than anybody listens. */
const LONGEST_REASONS = 900

/** A note or a list of nouns is no sentence that a board can follow. */
const reasonFacts = (typed: string): readonly Fact[] => {
  const reasons = inOneLine(typed)
  const isSpeakable = reasons.length <= LONGEST_REASONS && isSentence(reasons) && isEnglish(reasons)
  return isSpeakable ? spoken('reasons', closed(reasons)) : []
}

/** Where the sales are only listed, what the repair leaves of the just value; else what the sales come to in the end. */
const endFacts = (told: Told): readonly Fact[] => {
  const { cents } = costToCure(told.held.file)
  const { justCents, opinionCents } = told
  // Beside a purchase that is the case it would be a second value.
  if (!isAgainst(told) || cents === 0 || opinionCents === null || ownSaleWords(told) !== '') return []
  const left = formatMoney(justCents - cents)
  return spoken(
    'less-repairs',
    `The county’s ${formatMoney(justCents)}, less the ${formatMoney(cents)} that the repair costs, is ${left}.`,
  )
}

/** The condition or the location is claimed in words only: no item, no correction and no sale is put forward. */
const testimonyFacts = (told: Told): readonly Fact[] => {
  const { file } = told.held
  const isOnly =
    !file.corrections.some(isSpokenCorrection) &&
    !file.condition.some(isShownCondition) &&
    (chosenIn(file).length === 0 || isAgainst(told)) &&
    ownSaleWords(told) === ''
  const reasons = reasonsSaid(file.value)
  return isOnly && (CONDITION_WORDS.test(reasons) || LOCATION_WORDS.test(reasons))
    ? spoken(
        'testimony',
        `I know my home, and this is what it was like on ${formatPlainDate(told.given.valuedOn)}.`,
      )
    : []
}

/** The purchase is the whole case and no less is asked for: then nothing comes off for the condition. */
const isAsPaid = (told: Told): boolean =>
  ownSaleWords(told) !== '' &&
  (isAgainst(told) || isPurchaseAlone(told.held.file)) &&
  told.opinionCents === told.sales?.ownSaleCompared?.justValueCents

/** No repair is counted, and no less is asked for than the purchase comes to: the answers say that nothing is asked for it. */
const isUncounted = ({ held, sales, opinionCents }: Told): boolean => {
  const own = sales?.ownSaleCompared?.justValueCents
  return (
    costToCure(held.file).cents === 0 && own !== undefined && opinionCents !== null && opinionCents >= own
  )
}

/** What the script is about to show, in the order in which it shows it; what nothing is asked for is no ground. */
const overviewFacts = (told: Told): readonly Fact[] => {
  const { corrections, condition } = told.held.file
  const isConditionAsked = condition.some(isShownCondition) && !isAsPaid(told) && !isUncounted(told)
  const grounds = [
    ...(corrections.some(isSpokenCorrection) ? ['on errors in the county’s record of my home'] : []),
    ...(ownSaleWords(told) === '' ? [] : ['on what I paid for my home']),
    ...(chosenIn(told.held.file).length === 0 || isAgainst(told) ? [] : ['on sales of similar homes']),
    ...(isConditionAsked ? ['on the condition of my home on the valuation date'] : []),
    ...(equityWords(told.sales, told) === '' ? [] : ['on the just values of similar homes']),
  ]
  const [first, more] = [grounds.slice(0, 2), grounds.slice(2)]
  const also = more.length === 0 ? '' : ` It also rests ${inWords(more)}.`
  return first.length === 0 ? [] : spoken('overview', `My case rests ${inWords(first)}.${also}`)
}

/** What shows the price, where the own purchase is told and its owner has said that it shows it. */
const closingStatements = (told: Told): readonly Exhibit[] =>
  ownSaleWords(told) === '' || !isPriceConfirmed(told.held.file.value)
    ? []
    : told.exhibits.filter(({ file }) => isClosingStatement(file))

const ownSaleFacts = (told: Told): readonly Fact[] => {
  const statements = closingStatements(told).map(({ letter }) => `Exhibit ${letter}`)
  return [
    ...spoken('own-sale', ownSaleWords(told)),
    ...spoken('own-sale-terms', ownSaleWords(told) === '' ? '' : (termsWords(told.held.file.value) ?? '')),
    ...spoken(
      'own-sale-shown',
      statements.length === 0 ? '' : `My closing statement is ${inWords(statements)}.`,
    ),
  ]
}

/** 'Exhibit C' and 'Exhibits A, B and C'. */
const EXHIBITS_NAMED = /\bExhibits? [A-Z]+(?:(?:,| and) (?:Exhibit )?[A-Z]+\b)*/gu

/** Of what no point of the script names, answers included. */
const exhibitFacts = ({ exhibits }: Told, told: readonly Fact[]): readonly Fact[] => {
  const named = told.flatMap(({ value }) => String(value).match(EXHIBITS_NAMED) ?? []).join(' ')
  const letters = new Set(named.match(/\b[A-Z]+\b/gu))
  return spoken('exhibits', otherExhibitWords(exhibits.filter(({ letter }) => !letters.has(letter))))
}

/** Nothing without a case. */
export const scriptFacts = (given: ScriptMaterial): readonly Fact[] => {
  const { held, justCents } = given
  if (held === null) return []
  const { file, files } = held
  const sales = typeof given.sales === 'string' ? null : given.sales
  const known = chosenIn(file).flatMap((sale) => onRoll(sale, sales) ?? [])
  const compared = { known, sales, justCents, opinionCents: file.value.opinionCents }
  const told: Told = { ...compared, held, given, exhibits: exhibitsOf(files, file.packet) }
  const shown = file.condition.filter(isShownCondition)
  const facts = [
    ...overviewFacts(told),
    // What the packet contradicts is not said under oath.
    ...(reasonDoubts(given).length === 0 ? reasonFacts(reasonsSaid(file.value)) : []),
    ...file.corrections.filter(isSpokenCorrection).flatMap((one, at) => correctionFacts(one, at, told)),
    ...shown.flatMap((item, at) => conditionFacts(item, at, told)),
    ...totalFacts(shown, file),
    ...testimonyFacts(told),
    ...ownSaleFacts(told),
    ...salesFacts(told),
    ...spoken('equity', equityWords(told.sales, told)),
    ...endFacts(told),
    ...attacksOn({ ...given, held }).flatMap((one, at) => [
      ...spoken(`asked.${at + 1}`, one.question),
      ...spoken(`answer.${at + 1}`, saidAnswer(one)),
      ...spoken(`add.${at + 1}`, one.toAdd ?? ''),
    ]),
  ]
  return [...facts, ...exhibitFacts(told, facts)]
}
