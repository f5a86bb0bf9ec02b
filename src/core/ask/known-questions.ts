/** Owns which of the questions that owners ask most a new question is, in whatever words; unsure, it is none of them. */
import { asksForInformation, clausesOf } from './information.ts'
import { type Intent, intentOf, nearnessOf } from './intent.ts'
import {
  type KnownQuestion,
  type KnownShelf,
  type ShelvedQuestion,
  type Stems,
  stemsIn,
  type Term,
  termsIn,
  type Way,
} from './known-shelf.ts'

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
}

const askedIn = (text: string, { weightOf }: KnownShelf): Asked => {
  const stems = stemsIn(text)
  return { stems, terms: termsIn(stems, weightOf), intent: intentOf(text) }
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
  readonly likeness: number
}

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

const likest = (text: string, { story, namesPlace }: Told, shelf: KnownShelf): readonly Likeness[] => {
  const asked = askedIn(text, shelf)
  const told = askedIn(story, shelf)
  const placedOf = ({ quotes }: KnownQuestion): number =>
    namesPlace && quotes.some(({ kind }) => kind === 'county') ? PLACED : 0
  return shelf.entries
    .map((entry) => ({
      known: entry.known,
      likeness:
        Math.max(...entry.ways.map((way) => likenessOf(asked, way, entry))) +
        storyOf(told, entry) +
        placedOf(entry.known),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, 2)
}

/** Chosen on the questions in `ask/testing` that were not kept apart. */
const SURE_FROM = {
  whole: 0.74,
  clause: 0.78,
  ahead: 0.05,
  alone: 0.84,
  wordByWord: 0.95,
  farAhead: 0.16,
  less: 0.06,
} as const
/** As good as one of the known wordings. */
export const SAME_FROM = 0.9

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

/** Two that are alike answer nothing, unless one of them is asked almost word by word. */
const sure = ([best, second]: readonly Likeness[], from: number): readonly Likeness[] => {
  if (best === undefined) return []
  const ahead = best.likeness - (second?.likeness ?? 0)
  if (best.likeness < (ahead >= SURE_FROM.farAhead ? from - SURE_FROM.less : from)) return []
  const isAlone = best.likeness >= (ahead > 0 ? SURE_FROM.alone : SURE_FROM.wordByWord)
  return ahead >= SURE_FROM.ahead || isAlone ? [best] : []
}

/** The whole question, and the clause that asks, where the rest only tells the story; where they differ nothing is sure. */
export const knownQuestion = (question: string, namesPlace: boolean, shelf: KnownShelf): Likeness | null => {
  const from = weightIn(question, shelf) < LEAST_WEIGHT ? SURE_FROM.wordByWord : SURE_FROM.whole
  const whole = sure(likest(question, { story: '', namesPlace }, shelf), from)
  const clauses = tellingClauses(question, shelf).flatMap((clause) =>
    sure(likest(clause, { story: question, namesPlace }, shelf), SURE_FROM.clause),
  )
  const found = [...whole, ...clauses]
  return new Set(found.map(({ known }) => known)).size === 1 ? (found[0] ?? null) : null
}
