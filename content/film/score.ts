/** Owns the scores of the films: their shape, the figures filled into them, and what makes a score fit to be spoken and drawn. */

import { z } from 'zod'
import { noticePrint } from '#content/film/notice.ts'
import { partsOf } from '#content/film/parts.ts'
import { fillTokensWithin, type TokenValues } from '#content/tokens.ts'
import { type Scene, scene } from '#contract/course/film-picture.ts'
import { writtenCalendarDate } from '#core/calendar-date.ts'
import { narrationOf, wordsIn } from '#core/film/narration.ts'

/** The film of the first page, beside those of the lessons. */
export const landingFilm = 'landing'

const film = z.strictObject({
  lesson: z.union([z.string().regex(/^[1-7]-[1-3]$/), z.literal(landingFilm)]),
  /** Figures that the lesson itself does not have, with where they come from: another lesson, or a sentence. */
  facts: z.array(z.strictObject({ says: z.string().min(3), from: z.string().min(3) })).default([]),
  scenes: z.array(z.unknown()).min(1),
})

export type FilmScore = { readonly lesson: string; readonly scenes: readonly Scene[] }

type Reading =
  | { readonly ok: true; readonly score: FilmScore }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Ours: what a person follows by ear, and how long an eye rests on one picture at about 150 words a minute. */
const bounds = {
  sentenceWords: 25,
  firstCueWithin: 8,
  wordsBetweenCues: 25,
  lesson: { words: [850, 1_250], scenes: [12, 30], chapters: [4, 8] },
  landing: { words: [130, 240], scenes: [4, 14], chapters: [0, 8] },
} as const

/** A day as a token writes it becomes the day that a calendar draws. */
const dayWithin = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dayWithin)
  if (typeof value === 'string') return writtenCalendarDate(value) ?? value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'date' || key === 'marks' ? dayWithin(one) : one,
    ]),
  )
}

const withDays = (given: unknown): unknown =>
  typeof given === 'object' && given !== null && 'picture' in given
    ? { ...given, picture: dayWithin(given.picture) }
    : given

const withNotice = (read: Scene, values: TokenValues): Scene =>
  read.picture.kind === 'notice'
    ? { ...read, picture: { ...read.picture, printed: { ...noticePrint(values), ...read.picture.printed } } }
    : read

const cueProblems = ({ says, picture }: Scene): readonly string[] => {
  const { sentences, cues } = narrationOf(says)
  const { needed, optional } = partsOf(picture)
  const named = new Set(cues.flatMap(({ parts }) => parts))
  const known = [...needed, ...optional]
  const stops = [...cues.map(({ word }) => word), wordsIn(sentences.join(' ')).length]
  const [first = 0] = stops
  return [
    ...[...named]
      .filter((part) => !known.includes(part))
      .map(
        (part) => `says: the cue [${part}] names no part of the picture; its parts are ${known.join(', ')}`,
      ),
    ...needed
      .filter((part) => !named.has(part))
      .map((part) => `says: the part ${part} is never cued; put [${part}] before the word where it appears`),
    ...(first > bounds.firstCueWithin
      ? [`says: the first cue comes after ${first} words; put one within the first ${bounds.firstCueWithin}`]
      : []),
    ...stops.slice(1).flatMap((word, at) => {
      const gap = word - (stops[at] ?? 0)
      return gap > bounds.wordsBetweenCues
        ? [
            `says: nothing moves for ${gap} words after [${cues[at]?.parts.join(' ')}]; put a cue at least every ${bounds.wordsBetweenCues}`,
          ]
        : []
    }),
  ]
}

const sentenceProblems = ({ says }: Scene): readonly string[] =>
  narrationOf(says).sentences.flatMap((sentence) => {
    const words = wordsIn(sentence).length
    return [
      ...(words > bounds.sentenceWords
        ? [`says: a sentence of ${words} words; at most ${bounds.sentenceWords}: “${sentence}”`]
        : []),
      ...(/[.!?]["”’')]*$/.test(sentence) ? [] : [`says: ends without a full stop: “${sentence}”`]),
      ...(/[{}[\]<>*_#|]/.test(sentence) ? [`says: a sign that nobody can speak: “${sentence}”`] : []),
    ]
  })

const falls = (amounts: readonly number[]): boolean =>
  amounts.every((one, at) => at === 0 || one <= (amounts[at - 1] ?? 0))

const dollarsOf = (amount: string | number): number => Number(String(amount).replace(/[$,]/g, ''))

const drawingProblems = (picture: Scene['picture']): readonly string[] => {
  switch (picture.kind) {
    case 'stairs':
      return falls(picture.steps.map(({ amount }) => dollarsOf(amount)))
        ? []
        : ['picture.steps: a step is higher than the one before; order them from the highest down']
    case 'calendar':
      return picture.marks
        .filter(({ date }) => !picture.months.includes(date.slice(0, 7)))
        .map(
          ({ id, date }) =>
            `picture.marks: ${id} is on ${date}, in none of the months ${picture.months.join(', ')}`,
        )
    case 'grid':
      return picture.rows
        .filter(({ cells }) => cells.length !== picture.columns.length)
        .map(
          ({ id, cells }) =>
            `picture.rows: ${id} has ${cells.length} cells for ${picture.columns.length} columns`,
        )
    case 'hearing':
      return picture.says
        .filter(({ who }) => !picture.people.includes(who))
        .map(({ id, who }) => `picture.says: ${id} is said by the ${who}, who is not among the people`)
    default:
      return []
  }
}

const pictureProblems = ({ picture }: Scene): readonly string[] => {
  const { needed, optional } = partsOf(picture)
  const all = [...needed, ...optional]
  const twice = all.filter((part, at) => all.indexOf(part) !== at)
  return [
    ...twice.map((part) => `picture: two parts are called ${part}; give each its own id`),
    ...drawingProblems(picture),
  ]
}

/** Amounts are computed, never typed where they are spoken. */
const typedFigures = (given: unknown): readonly string[] => {
  const says = typeof given === 'object' && given !== null && 'says' in given ? String(given.says) : ''
  return [...says.replace(/\{\{[^}]*\}\}/g, '').matchAll(/\$\s?\d[\d,.]*|\d[\d,.]*\s?(%|percent)/g)].map(
    ([figure]) => `says: ${figure} is typed; a figure is a token, see content/tokens.md`,
  )
}

const sceneName = (given: unknown, at: number): string => {
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : undefined
  return typeof id === 'string' ? id : `number ${at + 1}`
}

type ReadScene = { readonly scene?: Scene; readonly problems: readonly string[] }

const filled = (given: unknown, values: TokenValues): { value: unknown } | { problem: string } => {
  try {
    return { value: withDays(fillTokensWithin(given, values)) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

const readScene = (given: unknown, at: number, values: TokenValues): ReadScene => {
  const named = (problems: readonly string[]) =>
    problems.map((problem) => `scene ${sceneName(given, at)}, ${problem}`)
  const full = filled(given, values)
  if ('problem' in full) return { problems: named([full.problem]) }
  const parsed = scene.safeParse(full.value)
  if (!parsed.success)
    return {
      problems: named(
        parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'scene'}: ${message}`),
      ),
    }
  const read = withNotice(parsed.data, values)
  const problems = [cueProblems, sentenceProblems, pictureProblems].flatMap((check) => check(read))
  return { scene: read, problems: named([...problems, ...typedFigures(given)]) }
}

const outside = (what: string, is: number, [least, most]: readonly [number, number]): readonly string[] =>
  is < least || is > most ? [`${is} ${what}; a film of its kind has ${least} to ${most}`] : []

/** The words that are spoken, as they are shown. */
export const spokenWords = (scenes: readonly Pick<Scene, 'says'>[]): number =>
  scenes.reduce((sum, { says }) => sum + wordsIn(narrationOf(says).sentences.join(' ')).length, 0)

const wholeProblems = (lesson: string, scenes: readonly Scene[]): readonly string[] => {
  const its = lesson === landingFilm ? bounds.landing : bounds.lesson
  const ids = scenes.map(({ id }) => id)
  const chapters = scenes.filter(({ chapter }) => chapter !== undefined).length
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two scenes are called ${id}`),
    ...outside('spoken words', spokenWords(scenes), its.words),
    ...outside('scenes', scenes.length, its.scenes),
    ...outside('chapters', chapters, its.chapters),
    ...(chapters > 0 && scenes[0]?.chapter === undefined
      ? [`scene ${ids[0]}, chapter: the first scene begins the first chapter; name it`]
      : []),
  ]
}

/** What a YAML file of a score holds, filled with figures and checked. Each problem names film, scene and field, and says what would be right. */
export const readFilm = (given: unknown, values: TokenValues): Reading => {
  const parsed = film.safeParse(given)
  if (!parsed.success)
    return {
      ok: false,
      problems: parsed.error.issues.map(({ path, message }) => `film: ${path.join('.')}: ${message}`),
    }
  const { lesson, scenes: givenScenes } = parsed.data
  const read = givenScenes.map((one, at) => readScene(one, at, values))
  const scenes = read.flatMap(({ scene: one }) => one ?? [])
  const problems = read.flatMap((one) => one.problems)
  // Counting the words of a film that lacks scenes would only add noise.
  const whole = scenes.length === read.length ? wholeProblems(lesson, scenes) : []
  const all = [...problems, ...whole].map((problem) => `film ${lesson}: ${problem}`)
  return all.length === 0 ? { ok: true, score: { lesson, scenes } } : { ok: false, problems: all }
}
