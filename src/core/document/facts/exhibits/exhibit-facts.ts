/** Owns the facts of the exhibits: what each is, what it shows, and by which of them an item of the case is shown. */

import { isClosingStatement } from '#core/case/closing-statement.ts'
import { type CaseFile, type ConditionItem, type Correction, isCostOnPaper } from '#core/case/file.ts'
import { isPriceConfirmed } from '#core/case/own-purchase.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { closingQuotes } from '#core/document/closing-quotes.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { exhibitLinks } from '#core/document/exhibit-links.ts'
import { type Exhibit, exhibitTitle, isTooSmall } from '#core/document/exhibits.ts'
import { eachInShort } from '#core/document/in-short.ts'
import { lowered } from '#core/document/mid-phrase.ts'
import { formatMoney } from '#core/money.ts'
import { entryName, namedCorrections, namedItems } from '../condition/named-items.ts'
import { asTyped, nameFact, quoted, sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { spokenWhat, spokenWhere } from '../spoken/condition.ts'
import { isEnglish } from '../spoken/statement.ts'

const ownFiles = 'Your case: your photos and papers'
const LABEL = 'Exhibits'

const SMALL =
  'has too few pixels to show any detail, and its page will say so. Add the photo again as your camera took it, or leave it out.'

const factsOf = ({ letter, file }: Exhibit): readonly Fact[] => {
  const id = `exhibit.${letter}`
  const label = LABEL
  const kind = file.kind === 'photo' ? 'Photo' : 'Paper'
  const pages = file.pages === null ? '' : `, ${file.pages} ${file.pages === 1 ? 'page' : 'pages'}`
  return [
    ...nameFact(`${id}.letter`, label, `Exhibit ${letter}`, ownFiles),
    ...nameFact(`${id}.what`, label, exhibitTitle(file), ownFiles),
    ...nameFact(`${id}.kind`, label, `${kind}${pages}`, ownFiles),
    // Without its weekday, which is no part of the evidence and breaks in a narrow column.
    ...nameFact(`${id}.day`, label, file.takenOn && formatPlainDate(file.takenOn), ownFiles),
    ...(file.kind === 'photo' && file.takenOn !== null
      ? [{ id: `${id}.taken`, label, unit: 'date', value: file.takenOn, source: ownFiles } as const]
      : []),
    ...(isTooSmall(file)
      ? [sentenceFact(`small-picture.${letter}`, label, `Exhibit ${letter} ${SMALL}`, ownFiles)]
      : []),
  ]
}

type Items = Pick<CaseFile, 'condition' | 'corrections' | 'value'>

/** A photo shows an area; which kind of area the record counts is told where the record is. */
const shownName = (correction: Correction): string =>
  correction.field === 'living_area' ? 'area' : entryName(correction)

/** What is true of an entry, which a photo or a plan can show; that the record is wrong it cannot. */
const entryWords = (correction: Correction): string => {
  const [record, fact] = [correction.recordValue, correction.trueValue].map(asTyped)
  const name = correction.field === 'other' ? record || 'Another entry' : shownName(correction)
  const entry = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`
  if (!fact) return entry
  return record ? `${entry}: ${lowered(fact)}, not ${lowered(record)}` : `${entry}: ${lowered(fact)}`
}

/** 'Roof leaks over the hall (north side)'; nothing of the place that the item names itself. */
const inPlace = (item: string, where: string): string => {
  const told = wordsIn(item)
  const places = where
    .split(/\s*,\s*/u)
    .filter((place) => !wordsIn(place).every((word) => told.includes(word)))
  return places.length === 0 ? item : `${item} (${places.map(lowered).join(', ')})`
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** 'Leaking roof, main bedroom (“Techo con goteras,” “Dormitorio principal”)': the English, and once what the owner wrote. */
const itemInPlace = (item: ConditionItem): string => {
  const [what, where] = [spokenWhat(item), spokenWhere(item)].map(asTyped)
  const own = [item.what, item.where].filter(
    (typed) => asTyped(typed) !== '' && ![what, where].includes(asTyped(typed)),
  )
  if (own.length === 0 && isEnglish(where ?? '')) return inPlace(eachInShort(what ?? ''), where ?? '')
  const isNamed = isEnglish(where ?? '') && where !== ''
  const named = isNamed ? `${what}, ${lowered(where ?? '')}` : what
  const words = [...own, ...(isNamed || where === '' ? [] : [where ?? ''])]
  return `${named} (${closingQuotes(words.map(quoted).join(', '))})`
}

/** By the id of what it is in the case: the name of its facts, and what an exhibit of it shows. */
const shownItems = ({ condition, corrections }: Items) =>
  new Map([
    ...namedItems(condition).map(({ id, item }) => {
      const words = itemInPlace(item)
      return [item.id, { id, words: `${words.charAt(0).toUpperCase()}${words.slice(1)}` }] as const
    }),
    ...namedCorrections(corrections).map(
      ({ row, correction }) => [correction.id, { id: row, words: entryWords(correction) }] as const,
    ),
  ])

/** What a closing statement shows is said once its owner has confirmed it. */
const inGeneral = ({ value }: Items, { file }: Exhibit): string => {
  if (isClosingStatement(file))
    return isPriceConfirmed(value) ? 'The price and the terms of my own purchase' : 'For reference'
  return file.kind === 'photo' ? 'What the home was like; I claim no amount for it' : 'For reference'
}

/** An estimate or an invoice shows how much. */
const costWords = ({ condition }: Items, id: string, { file }: Exhibit): string => {
  const shown = condition.find((item) => item.id === id)
  return file.kind === 'paper' && shown && shown.costCents !== null && isCostOnPaper(shown)
    ? `: ${formatMoney(shown.costCents)} to repair`
    : ''
}

/** A photo shows what its own caption says, and not all that its owner said of the defect; null where it has none that the room can read. */
const captionOf = ({ file }: Exhibit): string | null =>
  file.kind === 'photo' && asTyped(file.caption) !== '' && isEnglish(file.caption) ? exhibitTitle(file) : null

/** In one cell: only the first begins with a capital. */
const allShown = (shows: readonly string[]): string =>
  shows.map((words, at) => (at === 0 ? words : lowered(words))).join('; ')

/** What each exhibit shows, by its letter. */
export const exhibitProofs = (items: Items, exhibits: readonly Exhibit[]): ReadonlyMap<string, string> => {
  const known = shownItems(items)
  const links = exhibitLinks(items, exhibits)
  const isCondition = (id: string): boolean => items.condition.some((item) => item.id === id)
  return new Map(
    exhibits.map((exhibit, at) => {
      const shows = (links[at]?.shows ?? []).flatMap((id) => {
        const words = known.get(id)?.words
        if (words === undefined) return []
        const caption = isCondition(id) ? captionOf(exhibit) : null
        return caption ?? `${words}${costWords(items, id, exhibit)}`
      })
      const general = links[at]?.isPetition ? 'The petition as filed' : inGeneral(items, exhibit)
      return [exhibit.letter, shows.length === 0 ? general : allShown([...new Set(shows)])]
    }),
  )
}

/** What no item and no entry names is cited on the page of the case, so that nobody asks what it is for. */
const generalFacts = (
  items: Items,
  exhibits: readonly Exhibit[],
  proofs: ReadonlyMap<string, string>,
): readonly Fact[] => {
  const photos = exhibits.filter(
    (exhibit) =>
      exhibit.file.kind === 'photo' &&
      !isClosingStatement(exhibit.file) &&
      proofs.get(exhibit.letter) === inGeneral(items, exhibit),
  )
  if (photos.length === 0) return []
  const [letters, show] = [
    inWords(photos.map(({ letter }) => `Exhibit ${letter}`)),
    photos.length === 1 ? 'shows' : 'show',
  ]
  return [
    sentenceFact(
      'exhibits.general',
      LABEL,
      `${letters} ${show} what my home was like. I claim no amount for it.`,
      ownFiles,
    ),
  ]
}

/** `exhibit.B.proves` is what it shows. */
export const exhibitFacts = (items: Items, exhibits: readonly Exhibit[]): readonly Fact[] => {
  const proofs = exhibitProofs(items, exhibits)
  return [
    ...generalFacts(items, exhibits, proofs),
    ...exhibits.flatMap((exhibit) => [
      ...factsOf(exhibit),
      ...nameFact(`exhibit.${exhibit.letter}.proves`, LABEL, proofs.get(exhibit.letter) ?? null, ownFiles),
    ]),
  ]
}

/** `condition.1.shown-by`, `record.1.shown-by` and `own-purchase.shown-by`: 'Exhibit A; Exhibit C'. Until its owner has said what it shows: `own-purchase.unread.shown-by`. */
export const shownByFacts = (items: Items, exhibits: readonly Exhibit[]): readonly Fact[] => {
  const links = exhibitLinks(items, exhibits)
  const shownBy = (id: string, shown: readonly { readonly letter: string }[]): readonly Fact[] =>
    nameFact(`${id}.shown-by`, LABEL, shown.map(({ letter }) => `Exhibit ${letter}`).join('; '), ownFiles)
  return [
    ...[...shownItems(items)].flatMap(([caseId, { id }]) =>
      shownBy(
        id,
        links.filter(({ shows }) => shows.includes(caseId)),
      ),
    ),
    ...shownBy(
      isPriceConfirmed(items.value) ? 'own-purchase' : 'own-purchase.unread',
      exhibits.filter(({ file }) => isClosingStatement(file)),
    ),
  ]
}

/** What stands in for a closing statement that its owner cannot get. */
export const noStatementFacts = ({
  hasNoClosingStatement = false,
  value,
}: Pick<CaseFile, 'hasNoClosingStatement' | 'value'>): readonly Fact[] =>
  hasNoClosingStatement
    ? [
        sentenceFact(
          'own-purchase.no-statement',
          'Your closing statement',
          `You can’t get your closing statement, so ${value.purchaseRecord === 'wrong' ? 'the price rests on your own testimony' : 'your papers point to the sale on the county’s record'}.`,
          ownFiles,
        ),
      ]
    : []
