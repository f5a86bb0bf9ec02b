/** Owns turning what an owner typed, a note or a sentence, into a statement that can be said aloud. */

import { asTyped, closed } from '../make-fact.ts'

/** Verbs that owners write of a defect, and how each is said of a day that is over. */
const PAST: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  does: 'did',
  do: 'did',
  cannot: 'could not',
  can: 'could',
  'can’t': 'could not',
  'doesn’t': 'did not',
  leaks: 'leaked',
  leak: 'leaked',
  needs: 'needed',
  need: 'needed',
  drips: 'dripped',
  sags: 'sagged',
  floods: 'flooded',
  fails: 'failed',
  lets: 'let',
  sinks: 'sank',
  backs: 'backed',
  comes: 'came',
}

const SAID_AS_IT_IS =
  'was were had did could would failed leaked broke fell stopped collapsed rotted flooded sank sold bought paid came went cost costs agree agrees show shows need work'.split(
    ' ',
  )

/** What had happened by then. */
const HAPPENED = 'failed broke fell stopped collapsed rotted flooded sank'.split(' ')

const HAD: Readonly<Record<string, string>> = { broke: 'broken', fell: 'fallen', sank: 'sunk' }

const inThePast = (verb: string): string =>
  HAPPENED.includes(verb) ? `had ${HAD[verb] ?? verb}` : (PAST[verb] ?? verb)

const isVerb = (word: string): boolean => word in PAST || SAID_AS_IT_IS.includes(word)

const wordsOf = (text: string): readonly string[] =>
  asTyped(text)
    .replaceAll("'", '’')
    .replace(/[.!]+$/u, '')
    .split(' ')

/** What only says more of a noun, and carries no sentence. */
const withoutClauses = (text: string): string => text.replace(/\b(?:that|which|who|where)\b[^,;]*/giu, '')

const FEWEST_WORDS = 4

/** It has a subject and a verb of its own: a list of nouns is no sentence. */
export const isSentence = (text: string): boolean => {
  const words = wordsOf(withoutClauses(text)).map((word) => word.toLowerCase().replace(/[^\p{L}’]/gu, ''))
  return wordsOf(text).length >= FEWEST_WORDS && words.slice(1).some(isVerb)
}

const NOT_ENGLISH =
  /[ñáéíóúü¿¡]|\b(?:con|del|de|la|las|los|una|averiad[oa]|roto|rota|techo|goteras|misma?|zona)\b/iu

/** Read out in the middle of English it helps nobody. */
export const isEnglish = (text: string): boolean => !NOT_ENGLISH.test(text)

/** 'Garage' in the middle of a sentence; a name of several capitals stays. */
export const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}` : text

const ADJECTIVE =
  /^(?:cracked|curled|broken|peeling|blocked|rotten|rotted|rusted|damaged|missing|worn|leaking|leaky|outdated|faulty|clogged|corroded|stained|loose|warped|moldy|torn|unusable|dead|uneven|sagging|flooded|collapsed|unsafe)$/u

const PREPOSITION = /^(?:in|of|at|on|over|under|behind|near|to|by|from|with|above|below)$/

const isPlural = (nouns: readonly string[]): boolean => {
  const end = nouns.findIndex((word) => PREPOSITION.test(word))
  const head = (end === -1 ? nouns : nouns.slice(0, end)).at(-1) ?? ''
  return /[^s]s$/u.test(head)
}

const withArticle = (words: readonly string[]): string => {
  const text = lowered(words.join(' '))
  return /^(?:the|a|an|my|our|one|two|all|some|no)\b/i.test(text) ? text : `the ${text}`
}

/** 'Unit B bathroom out of use' */
const STATE =
  /^(.+?) (out of (?:use|order|service)|beyond repair|in (?:poor|bad) condition|at (?:its|the) end(?: of its life)?)\b(.*)$/iu

const isTrait = (word = ''): boolean => ADJECTIVE.test(word.toLowerCase())

/** 'Shingles curled and leaking', 'Drain line broken under unit B': the first trait ends what it is said of. */
const traitsOf = (words: readonly string[]): string | null => {
  const at = words.findIndex((word, place) => place > 0 && isTrait(word))
  const next = at + (words[at + 1]?.toLowerCase() === 'and' && isTrait(words[at + 2]) ? 3 : 1)
  const isAtEnd = next === words.length || PREPOSITION.test(words[next]?.toLowerCase() ?? '')
  if (at === -1 || !isAtEnd) return null
  const nouns = words.slice(0, at)
  const traits = words.slice(at, next).map((word) => word.toLowerCase())
  return [withArticle(nouns), isPlural(nouns) ? 'were' : 'was', ...traits, ...words.slice(next)].join(' ')
}

/** 'the roof leaked over the hall'; null for words that make no sentence. Without its first capital and its stop. */
export const pastOf = (what: string): string | null => {
  const words = wordsOf(what)
  const [first = '', ...rest] = words
  const state = STATE.exec(words.join(' '))
  if (state) {
    const nouns = (state[1] ?? '').split(' ')
    return `${withArticle(nouns)} ${isPlural(nouns) ? 'were' : 'was'} ${state[2]?.toLowerCase()}${state[3]}`
  }
  const verbAt = words.findIndex((word, at) => at > 0 && isVerb(word.toLowerCase()))
  if (verbAt > 0) {
    const verb = words[verbAt]?.toLowerCase() ?? ''
    const after = words.slice(verbAt + 1)
    return [withArticle(words.slice(0, verbAt)), inThePast(verb), ...after].join(' ')
  }
  if (ADJECTIVE.test(first.toLowerCase()) && rest.length > 0)
    return `${withArticle(rest)} ${isPlural(rest) ? 'were' : 'was'} ${first.toLowerCase()}`
  return traitsOf(words)
}

/** 'the roof' of 'Roof leaks over the hall'; what makes no sentence is named as it was typed. */
export const defectiveThing = (what: string): string => {
  const past = pastOf(what)
  const [, thing] =
    /^(.+?) (?:was|were|had|did|could|let|came|sank|fell|broke|\p{L}+ed)\b/u.exec(past ?? '') ?? []
  return thing ?? `“${asTyped(what).replace(/[.]$/u, '')}”`
}

/** Rooms and yards, of which one says that a thing is in them. */
const PLACE =
  /\b(?:room|bedroom|bathroom|bath|kitchen|garage|attic|hall|hallway|yard|laundry|closet|porch|den|office|lanai)$/iu

const BESIDE = /^(?:inside|outside|beside|beneath|between|around|along|across|next)$/u

const ARTICLE = /^(?:the|a|an|my|our|one|two|both|all|each|every)$/u

const placeWords = (where: string): string => {
  const place = asTyped(where).replace(/\.$/, '')
  if (!PLACE.test(place) || place.includes(',')) return ''
  const [first = ''] = lowered(place).split(' ')
  if (PREPOSITION.test(first) || BESIDE.test(first)) return ` ${lowered(place)}`
  return ARTICLE.test(first) ? ` in ${lowered(place)}` : ` in the ${lowered(place)}`
}

/** 'the driveway was cracked', to follow 'On January 1, 2026'; what an owner wrote in another language follows in quotes. */
export const stoodWords = (item: string): string => {
  const [, what = item, own = ''] = /^(.*?)( \(“.*”\))?$/u.exec(item) ?? []
  const past = pastOf(what)
  if (past !== null) return `${past.replace(/[.]$/u, '')}${own}`
  return `the home had ${/^(?:a|an|the|no|my)\b/iu.test(what) ? lowered(what) : `this defect: “${what}”`}${own}`
}

/** 'On January 1, 2026 the roof leaked over the hall.'; what makes no sentence is named as the packet names it. */
export const defectWords = (what: string, where: string, before: string): string => {
  const past = pastOf(what)
  if (past === null) return `${before} my home had what I list as “${asTyped(what).replace(/\.$/, '')}”.`
  return closed(`${before} ${past}${where === '' ? '' : placeWords(where)}`)
}

/** 'the cracked driveway', in a list; what is no adjective and its noun is named as it was typed. */
export const namedDefect = (what: string): string => {
  const words = wordsOf(what)
  return isEnglish(what) && words.length > 1 && ADJECTIVE.test(words[0]?.toLowerCase() ?? '')
    ? withArticle(words)
    : `what I list as “${asTyped(what).replace(/\.$/u, '')}”`
}
