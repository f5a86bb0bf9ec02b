/** The scores of the films as they are written in content/, with their figures filled in by core; one with a mistake is left out. */
import { parse } from 'yaml'
import { contentFiles, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { type FilmScore, readFilm } from '#content/film.ts'

export type FilmLibrary = {
  /** By lesson, in the order of the course; `landing` is the film of the first page. */
  readonly scores: ReadonlyMap<string, FilmScore>
  /** For the operator: one sentence each. */
  readonly problems: readonly string[]
}

/** What is wrong with the text of a file before it is a score. */
const readText = (path: string, text: string): unknown => {
  try {
    return parse(text)
  } catch (error) {
    throw new Error(`content/${path} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

const readScores = (): FilmLibrary => {
  const files = contentFiles()
  const tokens = contentTokens({
    statistics: readYaml('statistics.yaml'),
    examples: files
      .filter(({ path }) => /^modules\/[^/]+\/examples\.yaml$/.test(path))
      .map(({ text }) => parse(text)),
  })
  const read = files
    .filter(({ path }) => /^films\/[^/]+\.yaml$/.test(path))
    .map(({ path, text }) => readFilm(readText(path, text), tokens))
  return {
    scores: new Map(read.flatMap((one) => (one.ok ? [[one.score.lesson, one.score] as const] : []))),
    problems: read.flatMap((one) => (one.ok ? [] : one.problems)),
  }
}

let library: FilmLibrary | undefined

/** Read at the first call: the files are part of the program. */
export const loadFilmLibrary = (): FilmLibrary => {
  library ??= readScores()
  return library
}
