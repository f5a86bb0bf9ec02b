/** Owns small changes that make another statement of a text: each is made at a place drawn by lot, or not where it finds none. */

/** From 0 up to, not including, 1. */
export type Lot = () => number

/** Null where the text has no place for it. */
type Change = (paragraphs: readonly string[], lot: Lot) => readonly string[] | null

const NOUNS =
  /\b(?:owner|appraiser|office|board|buyer|schools?|county|home|homestead|notice|petitions?|values?|caps?|prices?|sales?|adjustments?|tax|levy|levies|proof|hearing|questions?|record|roll|exemptions?|rules?|forecast|line|figure|area|porches|garages|damage|wear|estimates?|photos|exhibit|opinion|repair|condition|quality|mistake|talk|writing|analysis|answer|numbers?|room|street|script|paper)\b/g
const ACTORS = /\b(?:owner|appraiser|office|board|buyer|you|I|your|my)\b/g
const OTHERS = ['owner', 'appraiser', 'office', 'board', 'clerk', 'magistrate', 'collector', 'you', 'my']
const FACTS = /\{[^{}\s]+\}/g
const VERBS = /\b(?:is|are|was|were|can|may|would)\b/g
const NOT = / (?:not|no|none of|nothing of|only)\b/g
const HEDGES =
  / (?:may|can|would|only|in part|often|taken as|directly|once|again|other|own|each|both|all|every|lower|yet|new|like|most|last|just|assessed|effective|heated|dated|written|separate|after that|below it|if a proof holds|if a board set that value|if the record is right|by itself)\b/g
const INSERTED = ['only', 'often', 'never', 'always', 'sometimes', 'not', 'usually', 'again', 'hardly']
const WAYS: Readonly<Record<string, string>> = {
  ...{ is: 'was', are: 'were', was: 'is', were: 'are', may: 'must', can: 'must', would: 'will', if: 'when' },
  ...{ before: 'after', after: 'before', above: 'below', below: 'above', each: 'no', every: 'no', or: 'nor' },
  ...{ has: 'had', decides: 'decided', shows: 'showed', says: 'said', once: 'twice', nothing: 'everything' },
}
const TURNED = new RegExp(`\\b(?:${Object.keys(WAYS).join('|')})\\b`, 'g')

const drawn = <Item>(items: readonly Item[], lot: Lot): Item | undefined =>
  items[Math.floor(lot() * items.length)]

const stem = (word: string): string => word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')

interface Place {
  readonly at: number
  readonly word: string
}

/** None within the name of a fact. */
const placesOf = (text: string, pattern: RegExp): readonly Place[] => {
  const bare = pattern === FACTS ? text : text.replace(FACTS, (name) => '{'.repeat(name.length))
  return [...bare.matchAll(pattern)].map((found) => ({ at: found.index, word: found[0] }))
}

const put = (text: string, { at, word }: Place, other: string): string =>
  text.slice(0, at) + other + text.slice(at + word.length)

/** In one paragraph that the lot finds, where the change finds a place. */
const inOne =
  (change: (text: string, lot: Lot) => string | null): Change =>
  (paragraphs, lot) => {
    const start = Math.floor(lot() * paragraphs.length)
    for (const offset of paragraphs.keys()) {
      const at = (start + offset) % paragraphs.length
      const changed = change(paragraphs[at] ?? '', lot)
      if (changed !== null && changed !== paragraphs[at]) return paragraphs.with(at, changed)
    }
    return null
  }

const swapped = (pattern: RegExp): Change =>
  inOne((text, lot) => {
    const places = placesOf(text, pattern)
    const one = drawn(places, lot)
    const others = places.filter(({ word }) => stem(word) !== stem(one?.word ?? ''))
    const other = drawn(others, lot)
    if (one === undefined || other === undefined) return null
    const [first, last] = one.at < other.at ? [one, other] : [other, one]
    return put(put(text, last, first.word), first, last.word)
  })

const replaced = (pattern: RegExp, by: (word: string, lot: Lot) => string): Change =>
  inOne((text, lot) => {
    const place = drawn(placesOf(text, pattern), lot)
    return place === undefined ? null : put(text, place, by(place.word, lot))
  })

const movedNot: Change = inOne((text, lot) => {
  const from = drawn(placesOf(text, NOT), lot)
  const to = drawn(placesOf(text, VERBS), lot)
  if (from === undefined || to === undefined || to.at + to.word.length === from.at) return null
  const behind = put(text, { at: to.at, word: to.word }, `${to.word}${from.word}`)
  const shift = to.at < from.at ? from.word.length : 0
  return put(behind, { at: from.at + shift, word: from.word }, '')
})

/** What stands on the two sides of a verb. */
const turnedRound: Change = inOne((text, lot) => {
  const sentence = drawn(text.match(/[A-Z][^.?!:;“”]{15,}(?=[.?!:;])/g) ?? [], lot) ?? ''
  const verb = drawn(placesOf(sentence, VERBS), lot)
  if (verb === undefined || verb.at === 0) return null
  const [before, after] = [sentence.slice(0, verb.at), sentence.slice(verb.at + verb.word.length)]
  return text.replace(sentence, () => `${after.trim()} ${verb.word} ${before.trim()}`)
})

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!][”]?) /)

const bySentence = (change: (sentences: readonly string[], lot: Lot) => readonly string[] | null): Change =>
  inOne((text, lot) => {
    const sentences = sentencesOf(text)
    return /\p{L}{3}/u.test(text.replace(FACTS, '')) ? (change(sentences, lot)?.join(' ') ?? null) : null
  })

const APPENDED = [
  'The board decides what the home was worth.',
  'The value can change.',
  'It is so.',
  'The owner has the proof.',
  'This is known to the office.',
]

const marked = (marks: readonly string[]): Change =>
  inOne((text, lot) => {
    const place = drawn(placesOf(text, /\b\p{L}{3,}/gu), lot)
    return place === undefined ? null : put(text, place, (drawn(marks, lot) ?? '').replace('…', place.word))
  })

export const meaningChanges: readonly (readonly [name: string, change: Change])[] = [
  ['two things change places', swapped(NOUNS)],
  ['two actors change places', swapped(ACTORS)],
  [
    'another actor',
    replaced(
      ACTORS,
      (word, lot) =>
        drawn(
          OTHERS.filter((one) => one !== word),
          lot,
        ) ?? '',
    ),
  ],
  [
    'somebody who does it',
    bySentence((all, lot) => {
      const at = Math.floor(lot() * all.length)
      const sentence = all[at] ?? ''
      if (!/^\p{Lu}\p{Ll}/u.test(sentence)) return null
      const who = drawn(['They', 'It', 'You', 'This', 'The owner', 'That', 'Both', 'Nobody'], lot)
      return all.with(at, `${who} ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`)
    }),
  ],
  ['two facts change places', swapped(FACTS)],
  ['without a “not”', replaced(NOT, () => '')],
  ['with a “not”', replaced(VERBS, (word) => `${word} not`)],
  ['a “not” elsewhere', movedNot],
  ['without what hedges or tells apart', replaced(HEDGES, () => '')],
  ['with what hedges', replaced(VERBS, (word, lot) => `${word} ${drawn(INSERTED, lot)}`)],
  ['another time, duty or direction', replaced(TURNED, (word) => WAYS[word] ?? '')],
  ['what does it and what it is done to', turnedRound],
  [
    'a sentence left out',
    bySentence((all, lot) => (all.length < 2 ? null : all.toSpliced(Math.floor(lot() * all.length), 1))),
  ],
  [
    'a sentence twice',
    bySentence((all, lot) => all.toSpliced(Math.floor(lot() * all.length), 0, drawn(all, lot) ?? '')),
  ],
  [
    'two sentences change places',
    bySentence((all, lot) => {
      const at = Math.floor(lot() * (all.length - 1))
      return all.length < 2 ? null : all.with(at, all[at + 1] ?? '').with(at + 1, all[at] ?? '')
    }),
  ],
  ['a sentence more', bySentence((all, lot) => [...all, drawn(APPENDED, lot) ?? ''])],
  ['marks of formatting', marked(['**…**', '*…*', '# …', '`…`', '… 👍', '_…_', '~…~', '[…]', '> …', '• …'])],
  [
    'hidden letters',
    marked(['\u200B…', '…\u200D', '\u202E…', '\u2066…\u2069', '…\uFEFF', '…\u00AD', '…\u0301']),
  ],
]
