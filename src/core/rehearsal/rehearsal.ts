/** Owns a rehearsal of a hearing: the script with a time for each part, then what a magistrate or the appraiser would ask of this case. */

import { valuationDay } from '#core/appeal/deadlines/params.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { sectionSeconds } from '#core/document/compose/hearing-script.ts'
import { composeSection } from '#core/document/draft.ts'
import type { ScriptMinutes } from '#core/document/draft-kinds.ts'
import { SCRIPT_MINUTES } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { type CaseMaterial, factSheetOf, type SheetRefused } from '#core/document/facts/case.ts'
import { asHeard } from '#core/document/facts/owner-words/unheard-words.ts'
import { type FactSheet, findFact } from '#core/document/facts/sheet.ts'
import { isSpokenLine } from '#core/document/spoken-line.ts'
import { ok, type Result } from '#core/result.ts'
import type { LikelyQuestion } from './likely/question.ts'
import { likelyOf } from './likely-questions.ts'
import { attacksAnswered, questionsIn } from './params.ts'
import { HOMESTEAD_ON_RECORD } from './weak-homestead.ts'
import type { AskedPoint, Asker } from './weak-point.ts'
import { weakPoints } from './weak-points.ts'

interface Line {
  readonly words: string
  /** Said aloud; else it tells the owner what to do. */
  readonly spoken: boolean
}

interface RehearsalPart {
  readonly id: string
  readonly title: string
  /** As the time plan of the script has it; exhibits and questions take the rest of the run. */
  readonly seconds: number
  readonly lines: readonly Line[]
}

/** Of these the first are those that the script answers. */
interface LikelyPractice extends Pick<LikelyQuestion, 'id' | 'step'> {
  readonly from: 'script' | 'case'
  readonly asker: Asker
  readonly likely: LikelyQuestion
}

/** One that a weak point of the case lets somebody ask, and that the case can answer. */
type WeakPractice = AskedPoint & { readonly from: 'weak_point'; readonly answer: string }

/** Weak points that a likely question asks about already, by the beginnings of both ids. */
const ASKED_ALREADY: Readonly<Record<string, readonly string[]>> = {
  'sales-some-reach-just': ['reaches:'],
  'opinion-below-sales': ['opinion'],
  'sale-changed:': ['largest:'],
  'row-age:': ['age:'],
  'sales-not-chosen': ['left-out'],
  'correction:': ['known:'],
  'files-none': ['no-paper', 'present:'],
}

/** Weak points of sales that a packet argues from. */
const OF_SALES = /^(?:sales?-|row-|correction-grid|estimate-above|opinion-below-sales)/

/** What a magistrate asks who has to find a value: why it is less, what is asked for and how that is shown. */
const OF_MAGISTRATE =
  /^(?:own-sale|own-terms|opinion|other-homes|best-sale|no-paper|(?:known|present|left-out|age):.*)$/

/** Who speaks of 'our value' is the appraiser. */
const askerOf = ({ id, question }: LikelyQuestion): Asker =>
  OF_MAGISTRATE.test(id) && !/\bour\b/i.test(question) ? 'magistrate' : 'appraiser'

const isAskedAlready = (id: string, likely: readonly LikelyQuestion[]): boolean =>
  likely.some((one) => one.id === id) ||
  Object.entries(ASKED_ALREADY).some(
    ([start, by]) =>
      id.startsWith(start) && likely.some((one) => by.some((other) => one.id.startsWith(other))),
  )

export type PracticeQuestion = LikelyPractice | WeakPractice

interface RehearsalRun {
  readonly minutes: ScriptMinutes
  readonly parts: readonly RehearsalPart[]
  /** Of the weak points that are asked about in a run of this length. */
  readonly questionIds: readonly string[]
}

export interface Rehearsal {
  readonly runs: readonly RehearsalRun[]
  readonly questions: readonly PracticeQuestion[]
}

const lineOf = (words: string): Line => ({ words, spoken: isSpokenLine(words) })

/** What is asked is practiced as questions, one by one: its answers are not read aloud before. */
const spokenParts = (sheet: FactSheet) =>
  planOf(sheet)
    .filter(({ id }) => id !== 'answers')
    .map((plan) => {
      const { id, title, paragraphs } = composeSection(sheet, plan)
      return { id, title, lines: paragraphs.map(lineOf) }
    })

/** One of each part of the case in turn, so that a short run does not ask about one of them only. */
const inTurn = (points: readonly PracticeQuestion[], most: number): readonly string[] => {
  const rounds = new Map<string, number>()
  return points
    .map((point, at) => {
      const round = rounds.get(point.step) ?? 0
      rounds.set(point.step, round + 1)
      return { id: point.id, round, at }
    })
    .toSorted((a, b) => a.round - b.round || a.at - b.at)
    .slice(0, most)
    .map(({ id }) => id)
}

const runOf = (
  sheet: FactSheet,
  minutes: ScriptMinutes,
  points: readonly PracticeQuestion[],
): RehearsalRun => {
  const seconds = sectionSeconds(sheet)
  return {
    minutes,
    parts: spokenParts(sheet).map((part) => ({ ...part, seconds: seconds.get(part.id) ?? 0 })),
    questionIds: inTurn(points, questionsIn[minutes]),
  }
}

/** A homestead on the record that is none, then the likeliest, with the answers of the script; then what the weak points let one ask, where it can be answered. */
const questionsOf = (
  material: Omit<CaseMaterial, 'kind' | 'minutes'>,
  justCents: number,
): readonly PracticeQuestion[] => {
  const { taxYear } = material.verdict
  const valuedOn = calendarDate(`${taxYear}-${valuationDay}`)
  const { questions, isByGrid } = likelyOf({ ...material, justCents, valuedOn })
  const likely = questions.map(
    (one, at): LikelyPractice => ({
      from: at < attacksAnswered ? 'script' : 'case',
      id: one.id,
      step: one.step,
      asker: askerOf(one),
      likely: one,
    }),
  )
  const others = weakPoints({ ...material, justCents, taxYear }).flatMap((point): readonly WeakPractice[] => {
    if (point.asker === null || point.answer === null || isAskedAlready(point.id, questions)) return []
    // Nobody is led to argue from sales that the papers only list.
    if (OF_SALES.test(point.id) && !isByGrid) return []
    return [{ ...point, answer: point.answer, from: 'weak_point' }]
  })
  // Said under oath and easily got wrong: every run asks it, however short.
  const isFirst = ({ id }: PracticeQuestion) => id === HOMESTEAD_ON_RECORD
  return [...others.filter(isFirst), ...likely, ...others.filter((one) => !isFirst(one))]
}

/** The same material gives the same rehearsal, question by question. */
export const rehearsalOf = (
  given: Omit<CaseMaterial, 'kind' | 'minutes'>,
): Result<Rehearsal, SheetRefused> => {
  const { held } = given
  const material = { ...given, held: held && { ...held, file: asHeard(held.file) } }
  const sheets = SCRIPT_MINUTES.map((minutes) => ({
    minutes,
    sheet: factSheetOf({ ...material, kind: 'hearing_script', minutes }),
  }))
  const first = sheets[0]?.sheet
  if (!first?.ok) return { ok: false, reason: 'values-unreadable' }
  const justCents = Number(findFact(first.value, 'value.just')?.value)
  const points = questionsOf(material, justCents)
  const runs = sheets.flatMap(({ minutes, sheet }) => (sheet.ok ? [runOf(sheet.value, minutes, points)] : []))
  const asked = new Set(runs.flatMap(({ questionIds }) => questionIds))
  return ok({ runs, questions: points.filter(({ id }) => asked.has(id)) })
}
