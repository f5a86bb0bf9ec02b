/** Owns which of the questions that owners ask most a new question is, in whatever words; unsure, it is none of them. */
import { asksForInformation, clausesOf } from './information.ts'
import { type Intent, intentOf, nearnessOf } from './intent.ts'
import {
  type KnownQuestion,
  type KnownShelf,
  type Quote,
  type ShelvedQuestion,
  type Stems,
  stemsIn,
  type Term,
  termsIn,
  type Way,
} from './known-shelf.ts'
import { alikeness, type Phrases, phrasesOf, wordForWord } from './phrases.ts'

/** What a word of the question is worth by where it stands: in this way of asking, in others, in the answer. */
const STRENGTH = {
  said: 1,
  saidOtherwise: 0.85,
  elsewhere: 0.8,
  elsewhereOtherwise: 0.65,
  answer: 0.55,
} as const
const ASKED_SHARE = 0.6
/** What kind of answer is wanted counts like a word of this weight. */
const INTENT_WEIGHT = 2

const share = (terms: readonly Term[], nearness: number, strengthOf: (term: Term) => number): number => {
  const whole = terms.reduce((sum, { weight }) => sum + weight, INTENT_WEIGHT)
  const met = terms.reduce((sum, term) => sum + term.weight * strengthOf(term), INTENT_WEIGHT * nearness)
  return terms.length === 0 ? 0 : met / whole
}

const holdsOther = (stems: ReadonlySet<string>, { others }: Term): boolean =>
  others.some((other) => stems.has(other))

const strengthIn = (term: Term, way: Way, { all, answer }: ShelvedQuestion): number => {
  if (way.stems.has(term.stem)) return STRENGTH.said
  if (holdsOther(way.stems, term)) return STRENGTH.saidOtherwise
  if (all.has(term.stem)) return STRENGTH.elsewhere
  if (holdsOther(all, term)) return STRENGTH.elsewhereOtherwise
  return answer.has(term.stem) ? STRENGTH.answer : 0
}

interface Asked {
  readonly stems: Stems
  readonly terms: readonly Term[]
  readonly intent: Intent
  readonly phrases: Phrases
}

const askedIn = (text: string, { weightOf, phraseWeightOf }: KnownShelf): Asked => {
  const stems = stemsIn(text)
  return {
    stems,
    terms: termsIn(stems, weightOf),
    intent: intentOf(text),
    phrases: phrasesOf(text, phraseWeightOf),
  }
}

/** Both ways round: how much of the question is known, and how much of what is known was asked. */
const likenessOf = ({ terms, intent, stems }: Asked, way: Way, entry: ShelvedQuestion): number => {
  const nearness = nearnessOf(intent, way.intent)
  const asked = share(terms, nearness, (term) => strengthIn(term, way, entry))
  const known = share(way.terms, nearness, (term) => {
    if (stems.has(term.stem)) return STRENGTH.said
    return holdsOther(stems, term) ? STRENGTH.saidOtherwise : 0
  })
  return ASKED_SHARE * asked + (1 - ASKED_SHARE) * known
}

export interface Likeness {
  readonly known: KnownQuestion
  /** To the wording that is nearest, by the words that matter. */
  readonly likeness: number
  /** The same, and how far it is asked as all wordings together ask it: what puts one question before another. */
  readonly rank: number
}

/** How much the manner of all wordings adds to the words of the nearest. */
const MANNER = 0.8

/** How much the story around the clause that asks can add. */
const STORY = 0.08

const storyOf = ({ terms }: Asked, entry: ShelvedQuestion): number =>
  terms.length === 0
    ? 0
    : STORY * share(terms, 0, (term) => (entry.all.has(term.stem) || holdsOther(entry.all, term) ? 1 : 0))

/** Who names a county wants to hear what is so there. */
const PLACED = 0.06

interface Told {
  /** What is told around what is asked. */
  readonly story: string
  readonly namesPlace: boolean
}

const keyOf = (quote: Quote): string => (quote.kind === 'county' ? `county:${quote.fact}` : quote.id)

/** Which of two that begin with the same passage is meant does not matter. */
export const answersAlike = (one: KnownQuestion, other: KnownQuestion): boolean => {
  const [first, second] = [one.quotes.map(keyOf), other.quotes.map(keyOf)]
  return (
    [...first.slice(0, 1)].some((key) => second.includes(key)) ||
    second.slice(0, 1).some((key) => first.includes(key))
  )
}

const likest = (text: string, { story, namesPlace }: Told, shelf: KnownShelf): readonly Likeness[] => {
  const asked = askedIn(text, shelf)
  const told = askedIn(story, shelf)
  const placedOf = ({ quotes }: KnownQuestion): number =>
    namesPlace && quotes.some(({ kind }) => kind === 'county') ? PLACED : 0
  const all = shelf.entries.map((entry) => {
    const likeness =
      Math.max(...entry.ways.map((way) => likenessOf(asked, way, entry))) +
      storyOf(told, entry) +
      placedOf(entry.known)
    return {
      known: entry.known,
      likeness,
      rank: likeness + MANNER * alikeness(asked.phrases, entry.phrases),
    }
  })
  const [best, ...others] = all.toSorted((a, b) => b.rank - a.rank)
  if (best === undefined) return []
  const next = others.find(({ known }) => !answersAlike(known, best.known))
  return next ? [best, next] : [best]
}

/** Chosen by asking every wording without itself, and on the questions in `ask/testing`. */
const SURE_FROM = {
  whole: 0.84,
  clause: 0.88,
  /** However much it is like one: how far the next has to be behind. */
  ahead: 0.1,
  /** How far being ahead makes up for being less alike. */
  aheadWorth: 0.8,
  mostAhead: 0.4,
  leastLikeness: 0.6,
  few: 1,
  /** Of few words that weigh anything: how far it has to be asked as the known ones are. */
  manner: 0.55,
} as const
/** As good as one of the known wordings. */
export const SAME_FROM = 0.9
/** More than any other can be like one. */
export const WORD_FOR_WORD = 2

/** Words that weigh less say too little by themselves. */
const LEAST_WEIGHT = 3.2

const weightIn = (text: string, { weightOf }: KnownShelf): number =>
  [...stemsIn(text)].reduce((sum, stem) => sum + weightOf(stem), 0)

const tellingClauses = (question: string, shelf: KnownShelf): readonly string[] =>
  clausesOf(question).filter(
    (clause) =>
      clause.length < question.length - 2 &&
      asksForInformation(clause) &&
      weightIn(clause, shelf) >= LEAST_WEIGHT,
  )

/** Two that are alike answer nothing; the further one is ahead of the next, the less like a known wording it need be. */
const sure = ([best, second]: readonly Likeness[], from: number): readonly Likeness[] => {
  if (best === undefined) return []
  const ahead = best.rank - (second?.rank ?? 0)
  const sureness = best.likeness + SURE_FROM.aheadWorth * Math.min(ahead, SURE_FROM.mostAhead)
  return ahead >= SURE_FROM.ahead && best.likeness >= SURE_FROM.leastLikeness && sureness >= from
    ? [best]
    : []
}

/** Of few words that weigh anything the small ones around them have to be right too, or all has to be much alike. */
const sureOfFew = (likest: readonly Likeness[]): readonly Likeness[] => {
  const [best] = likest
  if (best === undefined) return []
  const isAskedSo = (best.rank - best.likeness) / MANNER >= SURE_FROM.manner
  return sure(likest, isAskedSo ? SURE_FROM.whole : SURE_FROM.few)
}

/** The whole question, and the clause that asks, where the rest only tells the story; where they differ nothing is sure. */
export const knownQuestion = (question: string, namesPlace: boolean, shelf: KnownShelf): Likeness | null => {
  const asked = shelf.byWording.get(wordForWord(question))
  if (asked !== undefined) return { known: asked, likeness: WORD_FOR_WORD, rank: WORD_FOR_WORD + MANNER }
  const nearest = likest(question, { story: '', namesPlace }, shelf)
  const whole = weightIn(question, shelf) < LEAST_WEIGHT ? sureOfFew(nearest) : sure(nearest, SURE_FROM.whole)
  const clauses = tellingClauses(question, shelf).flatMap((clause) =>
    sure(likest(clause, { story: question, namesPlace }, shelf), SURE_FROM.clause),
  )
  const found = [...whole, ...clauses]
  const [first] = found
  return first !== undefined && found.every(({ known }) => answersAlike(known, first.known)) ? first : null
}
