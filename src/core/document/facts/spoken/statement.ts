/** Owns turning what an owner typed, a note or a sentence, into a statement that can be said aloud. */

import { lowered } from '#core/document/mid-phrase.ts'
import { asTyped, closed } from '../make-fact.ts'

/** Verbs of which an owner’s one clause is told for a day that is over; any other word leaves the clause as it was typed. */
const PAST: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  was: 'was',
  were: 'were',
  has: 'had',
  have: 'had',
  had: 'had',
  cannot: 'could not',
  'can’t': 'could not',
  'doesn’t': 'did not',
  'don’t': 'did not',
  'isn’t': 'was not',
  'aren’t': 'were not',
  needs: 'needed',
  need: 'needed',
  leaks: 'leaked',
  leaked: 'leaked',
  drips: 'dripped',
  sags: 'sagged',
  // What had happened by then.
  failed: 'had failed',
  broke: 'had broken',
  fell: 'had fallen',
  collapsed: 'had collapsed',
}

/** Nouns too, as in 'slow leaks': a verb only after one of these. */
const DOUBLE = /^(?:leaks|drips|sags)$/u

const CAN_LEAK =
  /^(?:roof|ceiling|skylight|window|door|wall|faucet|pipe|plumbing|toilet|shower|tub|sink|heater|chimney|pool|garage|floor|porch|deck)$/iu

const SEVERAL = /^(?:two|three|four|both|all|some|many|several|multiple)$/iu

const OTHER_VERBS =
  'does do did can could will would won’t may might must should leak fails floods flooded lets let sinks sank backs comes came stopped rotted sold bought paid went cost costs agree agrees show shows work works'.split(
    ' ',
  )

const isVerb = (word: string): boolean => word in PAST || OTHER_VERBS.includes(word)

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

const ADJECTIVE =
  /^(?:cracked|curled|broken|peeling|blocked|rotten|rotted|rusted|damaged|missing|worn|leaking|leaky|outdated|faulty|clogged|corroded|stained|loose|warped|moldy|torn|unusable|dead|uneven|sagging|flooded|collapsed|unsafe)$/u

const PREPOSITION = /^(?:in|of|at|on|over|under|behind|near|to|by|from|with|above|below)$/

const withArticle = (words: readonly string[]): string => {
  const text = lowered(words.join(' '))
  return /^(?:there|the|a|an|my|our|one|two|all|some|no)\b/iu.test(text) ? text : `the ${text}`
}

/** What only a second clause, a list or another day brings along. */
const MORE_THAN_A_CLAUSE =
  /[,;:.!?()/&+–—]| - |\b(?:and|or|but|nor|so|because|since|as|if|when|where|while|until|after|before|that|which|who|past|i|we|you|he|she|it|they|this|these|those|now|today|currently|still|yet|ago|already|soon|recently)\b/iu

const PLAIN_NOUN = /^[\p{L}’-]+$/u

const LONGEST_SUBJECT = 4

const isSubject = (words: readonly string[]): boolean =>
  words.length <= LONGEST_SUBJECT &&
  words.every((word) => PLAIN_NOUN.test(word) && !PREPOSITION.test(word.toLowerCase()))

/** A subject, one verb that is known, and the rest of the one clause, for a day that is over; null where that is not certain. */
const clauseOf = (what: string): { readonly subject: string; readonly said: string } | null => {
  const words = wordsOf(what)
  const verbs = words.filter((word) => isVerb(word.toLowerCase()))
  const [verb = ''] = verbs
  const past = PAST[verb]
  const at = words.indexOf(verb)
  const subject = words.slice(0, at)
  if (past === undefined || verbs.length !== 1 || at < 1 || !isSubject(subject)) return null
  if (MORE_THAN_A_CLAUSE.test(words.join(' '))) return null
  if (DOUBLE.test(verb) && (!CAN_LEAK.test(subject.at(-1) ?? '') || SEVERAL.test(subject[0] ?? '')))
    return null
  return { subject: withArticle(subject), said: [past, ...words.slice(at + 1)].join(' ') }
}

/** 'the roof leaked over the hall' of 'Roof leaks over the hall.'; null for all that is not certainly one clause. */
export const pastOf = (what: string): string | null => {
  const clause = clauseOf(what)
  return clause && `${clause.subject} ${clause.said}`
}

const FEWEST_LETTERS = 8

/** Of several sentences the first, without its full stop: a list has no room for the others. */
const firstSentence = (what: string): string => {
  const [head = ''] = asTyped(what).split(/[.!?] (?=\p{Lu})/u, 1)
  return head.length < FEWEST_LETTERS ? asTyped(what) : head
}

/** The owner’s own words, in the middle of a sentence. */
const asWritten = (what: string): string => lowered(asTyped(what)).replace(/\.$/u, '')

const MOST_NAMED = 4

/** The two of 'Cracked driveway': an adjective and its noun, and nothing else. */
const plainName = (what: string): { readonly trait: string; readonly nouns: readonly string[] } | null => {
  const words = wordsOf(what)
  const [first = '', ...nouns] = words
  const isPlain =
    ADJECTIVE.test(first.toLowerCase()) && nouns.length > 0 && words.length <= MOST_NAMED && isSubject(nouns)
  return isPlain && !MORE_THAN_A_CLAUSE.test(words.join(' ')) ? { trait: first.toLowerCase(), nouns } : null
}

/** Of these there is no 'a'. */
const UNCOUNTED =
  /^(?:caulk|carpet|concrete|decking|drywall|ductwork|flashing|flooring|glass|grout|insulation|masonry|paint|piping|plumbing|roofing|screening|siding|stucco|tile|trim|wiring|wood)$|[^s]s$/iu

/** 'a cracked slab', 'missing shingles' */
const withIndefinite = ({
  trait,
  nouns,
}: {
  readonly trait: string
  readonly nouns: readonly string[]
}): string => {
  const named = [trait, ...nouns].join(' ')
  if (UNCOUNTED.test(nouns.at(-1) ?? '')) return named
  return `${/^[aeiou]/u.test(named) ? 'an' : 'a'} ${named}`
}

/** 'the roof' of 'Roof leaks over the hall'; what is no certain clause is named as it was typed. */
export const defectiveThing = (what: string): string => {
  const plain = plainName(what)
  const subject = clauseOf(what)?.subject ?? (plain ? withArticle(plain.nouns) : 'there')
  return subject === 'there' ? `“${asTyped(what).replace(/[.]$/u, '')}”` : subject
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

/** How the packet tells a defect: in a clause of its own, or in its owner’s words; with what that was in another language. */
export const stoodWords = (item: string): { readonly clause: string | null; readonly asQuoted: string } => {
  const [, all = item, own = ''] = /^(.*?)( \(“.*”\))?$/u.exec(item) ?? []
  const what = firstSentence(all)
  const past = pastOf(what)
  const asQuoted = `“${asTyped(what).replace(/\.$/u, '')}”${own}`
  return { clause: past === null ? null : `${past}${own}`, asQuoted }
}

const SENTENCES = /[.!?] /u

/**
 * 'On January 1, 2026 the roof leaked over the hall.'; what is not certainly one clause is said in the owner’s own words.
 * `day` is named with the first defect only.
 */
export const defectWords = (what: string, where: string, day: string | null): string => {
  const past = pastOf(what)
  const place = where === '' ? '' : placeWords(where)
  if (past !== null) return closed(`${day === null ? 'On that day' : `On ${day}`}, ${past}${place}`)
  // Several sentences name the place themselves.
  if (SENTENCES.test(what))
    return closed(`${day === null ? 'Also' : `On ${day}, this was true`}: ${asTyped(what)}`)
  if (day === null) return closed(`Also${place}: ${asWritten(what)}`)
  const plain = plainName(what)
  if (plain) return closed(`On ${day}, my home had ${withIndefinite(plain)}${place}`)
  return closed(
    `Here is what was wrong${place === '' ? ' with my home' : place} on ${day}: ${asWritten(what)}`,
  )
}

/** 'the cracked driveway', in a list; what is no adjective and its noun is named as it was typed. */
export const namedDefect = (what: string): string => {
  const plain = isEnglish(what) ? plainName(what) : null
  return plain
    ? withArticle([plain.trait, ...plain.nouns])
    : `what I list as “${asTyped(what).replace(/\.$/u, '')}”`
}
