/** Proves that the lengths of lessons, modules and course hold for the films: whoever watches and then does what a lesson asks needs no longer than whoever reads it. */
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentFiles, readContent, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { landingFilm, readFilm } from '#content/film/score.ts'
import { lessonFrontMatter, moduleList } from '#content/lesson.ts'
import { questionFile } from '#content/questions.ts'
import { splitFrontMatter } from '#content/text/front-matter.ts'
import { wordCount } from '#content/text/reading-level.ts'
import { fillTokensWithin } from '#content/tokens.ts'
import { stepText } from '#contract/course/step.ts'
import { estimatedFilm } from '#core/film/estimated-film.ts'
import { timelineOf } from '#core/film/timeline.ts'

const files = contentFiles()
const tokens = contentTokens({
  statistics: readYaml('statistics.yaml'),
  examples: files.filter(({ path }) => path.endsWith('/examples.yaml')).map(({ text }) => parse(text)),
})
const films = files
  .filter(({ path }) => path.startsWith('films/'))
  .map(({ text }) => {
    const read = readFilm(parse(text), tokens)
    if (!read.ok) throw new Error(read.problems.join('\n'))
    const { lesson, scenes } = read.score
    return { lesson, scenes, film: estimatedFilm(scenes) }
  })
const secondsOf = (lesson: string): number => films.find((one) => one.lesson === lesson)?.film.seconds ?? 0

/** As the lessons count it. */
const wordsAMinute = 150

const lessons = moduleList.parse(readYaml('modules/modules.yaml')).modules.flatMap((module) =>
  module.lessons.map(({ id, slug, minutes }) => {
    const { head } = splitFrontMatter(readContent(`modules/${module.slug}/${slug}.md`))
    const { keyPoints, doThisNow, commonMistakes, openQuestions } = lessonFrontMatter.parse(head)
    const open = openQuestions.map(({ question, ask }) => `${question} ${ask}`)
    const besides = [...keyPoints, ...doThisNow.map(stepText), ...commonMistakes, ...open]
    return {
      id,
      minutes,
      /** The film, and what of the lesson no film does for anybody. */
      watching: secondsOf(id) / 60 + wordCount(besides.join('\n\n')) / wordsAMinute,
    }
  }),
)

it('there is a film for every lesson, and one for the first page', () => {
  expect(films.map(({ lesson }) => lesson).toSorted()).toEqual([...lessons.map(({ id }) => id), landingFilm])
})

describe.each(lessons)('the lesson $id', ({ id, minutes, watching }) => {
  it('has a film of 6 to 9 minutes', () => {
    expect(secondsOf(id)).toBeGreaterThan(360)
    expect(secondsOf(id)).toBeLessThan(540)
  })

  it('takes as long as it says, read or watched', () => {
    expect(watching).toBeLessThanOrEqual(minutes + 0.5)
    expect(watching).toBeGreaterThan(minutes - 3)
  })
})

/** What is asked after each lesson, with what may be answered. */
const questionMinutes =
  files
    .filter(({ path }) => path.endsWith('/questions.yaml'))
    .flatMap(({ text }) => Object.values(questionFile.parse(fillTokensWithin(parse(text), tokens)).lessons))
    .flat()
    .reduce((sum, { question, choices }) => sum + wordCount([question, ...choices].join(' ')), 0) /
  wordsAMinute

it('the course with its questions takes three to four hours, watched or read', () => {
  const watched = lessons.reduce((sum, { watching }) => sum + watching, 0)
  expect(watched + questionMinutes).toBeGreaterThanOrEqual(180)
  expect(watched + questionMinutes).toBeLessThanOrEqual(240)
  // As the modules state it, before the questions.
  const read = lessons.reduce((sum, { minutes }) => sum + minutes, 0)
  expect(read).toBeGreaterThanOrEqual(180)
  expect(read).toBeLessThanOrEqual(240)
})

it('the film of the first page is 60 to 90 seconds long', () => {
  expect(secondsOf(landingFilm)).toBeGreaterThan(60)
  expect(secondsOf(landingFilm)).toBeLessThan(90)
})

/** Pictures of nothing but words. */
const ofWords = new Set(['title', 'points', 'paper', 'compare', 'fork'])

describe.each(films)('the film $lesson', ({ scenes, film }) => {
  const timeline = timelineOf(scenes, film)

  it('never shows three scenes of words alone in a row', () => {
    const words = scenes.map(({ picture }) => ofWords.has(picture.kind))
    const third = scenes.filter((_scene, at) => words[at] && words[at - 1] && words[at - 2])
    expect(third.map(({ id }) => id)).toEqual([])
  })

  it('has no picture that stands still for more than 12 seconds', () => {
    const moves = [
      ...timeline.scenes.flatMap(({ from, cues }) => [from, ...cues.map(({ at }) => at)]),
      film.seconds,
    ]
    const still = moves.slice(1).map((at, before) => at - (moves[before] ?? 0))
    expect(Math.max(...still)).toBeLessThanOrEqual(12)
  })

  it('points at nothing for more than 14 seconds', () => {
    const long = timeline.scenes.flatMap(({ id, to, cues }) => {
      const fresh = cues.filter(({ parts }, at) => parts.join(' ') !== cues[at - 1]?.parts.join(' '))
      return fresh.flatMap(({ at, parts }, nth) => {
        const seconds = (fresh[nth + 1]?.at ?? to) - at
        return seconds > 14 ? [`${id}: [${parts.join(' ')}] for ${seconds.toFixed(1)} s`] : []
      })
    })
    expect(long).toEqual([])
  })
})
