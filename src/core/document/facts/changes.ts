/** Owns what has changed in a case since a document was written: only the facts that the document speaks of. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { inTodaysWords } from '#core/document/certainty-words.ts'
import type { DateCause } from '#core/document/date-causes.ts'
import { composeBlocks, composeSection } from '../draft.ts'
import { planOf } from '../draft-plan.ts'
import { type FactSheet, findFact, renderingsOf } from './sheet.ts'

export interface FactChange {
  /** Of the fact now, or then where it is gone. */
  readonly id: string
  readonly label: string
  /** Null where it was not known then. */
  readonly before: string | null
  /** Null where it is gone. */
  readonly now: string | null
}

/** Another day of writing is no change of the case, nor is how long a script takes, and a day that is over needs no minding any more. */
const isOfTheClock = (id: string, now: string | null): boolean =>
  id === 'day.written' ||
  id === 'script.spoken' ||
  id.startsWith('script.plan.') ||
  (id.startsWith('due.') && now === null)

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => word !== '')

/** The same words in another order, or otherwise punctuated, say the same. */
const isReordered = ({ before, now }: FactChange): boolean =>
  before !== null &&
  now !== null &&
  wordsIn(before).toSorted().join(' ') === wordsIn(now).toSorted().join(' ')

/** What goes and what comes between the words that stay: a new value is told once, whichever sentences have it in them. */
const replaced = ({ before, now }: FactChange): string => {
  const [old, fresh] = [wordsIn(before ?? ''), wordsIn(now ?? '')]
  const most = Math.min(old.length, fresh.length)
  let start = 0
  while (start < most && old[start] === fresh[start]) start += 1
  let end = 0
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end += 1
  const between = (words: readonly string[]) => words.slice(start, words.length - end).join(' ')
  return `${between(old)} → ${between(fresh)}`
}

const each = <Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] => {
  const first = new Map<string, Item>()
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item)
  return [...first.values()]
}

const lengthOf = ({ before, now }: FactChange): number => (before ?? '').length + (now ?? '').length

/** Each once, told by the shortest that has it, in the order of the document. */
const toldOnce = (changes: readonly FactChange[]): readonly FactChange[] => {
  const shortestFirst = changes.toSorted((one, other) => lengthOf(one) - lengthOf(other))
  const told = new Set(each(shortestFirst, replaced))
  return changes.filter((change) => told.has(change))
}

const spokenOf = (sheet: FactSheet): readonly string[] =>
  planOf(sheet).flatMap((plan) => [...composeSection(sheet, plan).facts, ...composeBlocks(sheet, plan).facts])

const rendered = (sheet: FactSheet, id: string): string | null => {
  const fact = findFact(sheet, id)
  return fact === undefined ? null : inTodaysWords(renderingsOf(fact)[0])
}

interface Entry {
  readonly place: string
  /** How each of its facts is written, by the rest of its id. */
  readonly fields: ReadonlyMap<string, string>
}

/** A number, or the letter of an exhibit. */
const PLACE = /^(?:\d+|[A-Z]{1,2})$/u

/** 'day.2.what' is the field 'what' of the second entry of the list 'day'; null for what is in no list. */
const placeOf = (
  id: string,
): { readonly list: string; readonly place: string; readonly field: string } | null => {
  const parts = id.split('.')
  const at = parts.findIndex((part) => PLACE.test(part))
  const place = parts[at]
  if (at < 1 || place === undefined) return null
  return { list: parts.slice(0, at).join('.'), place, field: parts.slice(at + 1).join('.') }
}

const idOf = (list: string, place: string, field: string): string =>
  field === '' ? `${list}.${place}` : `${list}.${place}.${field}`

const listsIn = (sheet: FactSheet): ReadonlyMap<string, readonly Entry[]> => {
  const lists = new Map<string, Map<string, Map<string, string>>>()
  for (const { id } of sheet.facts) {
    const found = placeOf(id)
    if (found === null) continue
    const list = lists.get(found.list) ?? new Map<string, Map<string, string>>()
    const fields = list.get(found.place) ?? new Map<string, string>()
    fields.set(found.field, rendered(sheet, id) ?? '')
    lists.set(found.list, list.set(found.place, fields))
  }
  return new Map(
    [...lists].map(([list, entries]) => [list, [...entries].map(([place, fields]) => ({ place, fields }))]),
  )
}

/** 0 for two that have nothing in common; one sentence in the place of another is taken for the same, changed. */
const likeness = (one: Entry, other: Entry): number => {
  const alike = [...one.fields].filter(([field, value]) => other.fields.get(field) === value).length
  const isSamePlace = one.place === other.place
  if (alike > 0) return 2 * alike + (isSamePlace ? 1 : 0)
  return isSamePlace && one.fields.size === 1 && other.fields.size === 1 ? 1 : 0
}

/** Which entry of now was which one then, by what it says: one that only moved has not changed. */
const samePlaces = (then: readonly Entry[], now: readonly Entry[]): ReadonlyMap<string, string> => {
  const pairs = now
    .flatMap((one) => then.map((other) => ({ one, other, like: likeness(one, other) })))
    .filter(({ like }) => like > 0)
    .toSorted((a, b) => b.like - a.like)
  const places = new Map<string, string>()
  const taken = new Set<string>()
  for (const { one, other } of pairs) {
    if (places.has(one.place) || taken.has(other.place)) continue
    places.set(one.place, other.place)
    taken.add(other.place)
  }
  return places
}

/** By an id of now, the id of the same fact then; null where its entry is new. */
const idsThen = (then: FactSheet, now: FactSheet): ((id: string) => string | null) => {
  const [before, after] = [listsIn(then), listsIn(now)]
  const places = new Map(
    [...after].map(([list, entries]) => [list, samePlaces(before.get(list) ?? [], entries)] as const),
  )
  return (id) => {
    const found = placeOf(id)
    if (found === null) return id
    const place = places.get(found.list)?.get(found.place)
    return place === undefined ? null : idOf(found.list, place, found.field)
  }
}

const renderedOrNull = (sheet: FactSheet, id: string | null): string | null =>
  id === null ? null : rendered(sheet, id)

/** In the order of the new document, then what it does not speak of any more; each change once, and no mere wording. */
export const changesInFacts = (then: FactSheet, now: FactSheet): readonly FactChange[] => {
  const thenOf = idsThen(then, now)
  const nowOf = new Map(
    now.facts.flatMap(({ id }) => (thenOf(id) === null ? [] : [[thenOf(id), id] as const])),
  )
  const pairs = [
    ...spokenOf(now).map((id) => ({ idThen: thenOf(id), idNow: id })),
    ...spokenOf(then).map((id) => ({ idThen: id, idNow: nowOf.get(id) ?? null })),
  ]
  const changes = each(pairs, (pair) => `${pair.idThen} ${pair.idNow}`).flatMap(({ idThen, idNow }) => {
    const id = idNow ?? idThen ?? ''
    const fact = (idNow && findFact(now, idNow)) || (idThen && findFact(then, idThen))
    const change = {
      id,
      label: fact ? fact.label : id,
      before: renderedOrNull(then, idThen),
      now: renderedOrNull(now, idNow),
    }
    return change.before === change.now || isReordered(change) || isOfTheClock(id, change.now) ? [] : [change]
  })
  return toldOnce(changes)
}

/** What was entered that the days of a case go by. */
const CAUSES = [
  { cause: 'hearing', id: 'hearing.on' },
  { cause: 'filed', id: 'petition.filed' },
] as const

export interface PlainChange extends Omit<FactChange, 'id'> {
  /** Of the days to mind, told as one: why they are others, and the day that was entered; null of `other`. */
  readonly dates?: { readonly cause: DateCause; readonly on: CalendarDate | null }
}

const isOfDates = ({ id }: FactChange): boolean => id.startsWith('due.') || /^(?:private\.)?day\.\d/u.test(id)

const dayOf = (sheet: FactSheet, id: string): CalendarDate | null => {
  const fact = findFact(sheet, id)
  return fact?.unit === 'date' ? fact.value : null
}

/** Once the petition is in, its answers are a record of what was filed: what changes later is for the hearing. */
const isRecord = ({ kind, facts }: FactSheet): boolean =>
  kind === 'dr486_answer_sheet' && facts.some(({ id }) => id === 'petition.filed' || id === 'petition.number')

/** For who reads them: each day to mind that came, went or moved is one and the same change. */
export const plainChanges = (then: FactSheet, now: FactSheet): readonly PlainChange[] => {
  if (isRecord(now)) return []
  const changes = changesInFacts(then, now)
  const plain = changes.map(({ id: _, ...change }) => change)
  if (!changes.some(isOfDates)) return plain
  const entered = CAUSES.find(({ id }) => dayOf(now, id) !== null && dayOf(now, id) !== dayOf(then, id))
  const dates = { cause: entered?.cause ?? 'other', on: entered ? dayOf(now, entered.id) : null } as const
  return [
    { label: 'Dates', before: null, now: null, dates },
    ...plain.filter((_, at) => {
      const change = changes[at]
      return change !== undefined && !isOfDates(change) && change.id !== entered?.id
    }),
  ]
}
