/** The scores of the films as they are written in content/, with their figures filled in by core; one with a mistake is left out. */
import { parse } from 'yaml'
import { contentFiles, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { type FilmScore, readFilm } from '#content/film/score.ts'
import type { TokenValues } from '#content/tokens.ts'

export type FilmLibrary = {
  /** By lesson, in the order of the course; `landing` is the film of the first page. */
  readonly scores: ReadonlyMap<string, FilmScore>
  /** For the operator: one sentence each. */
  readonly problems: readonly string[]
}

type Read = ReturnType<typeof readFilm>

/** A file that is no YAML at all is a mistake like any other: the other films and all lessons stay as they are. */
const readScore = (path: string, text: string, tokens: TokenValues): Read => {
  try {
    return readFilm(parse(text), tokens)
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return { ok: false, problems: [`film ${lessonOf(path)}: content/${path} cannot be read: ${reason}`] }
  }
}

const lessonOf = (path: string): string => path.slice('films/'.length, -'.yaml'.length)

/** `files` as they lie below content/. */
export const readScores = (
  files: readonly { readonly path: string; readonly text: string }[],
  tokens: TokenValues,
): FilmLibrary => {
  const read = files
    .filter(({ path }) => /^films\/[^/]+\.yaml$/.test(path))
    .map(({ path, text }) => readScore(path, text, tokens))
  return {
    scores: new Map(read.flatMap((one) => (one.ok ? [[one.score.lesson, one.score] as const] : []))),
    problems: read.flatMap((one) => (one.ok ? [] : one.problems)),
  }
}

const ownTokens = (): TokenValues =>
  contentTokens({
    statistics: readYaml('statistics.yaml'),
    examples: contentFiles()
      .filter(({ path }) => /^modules\/[^/]+\/examples\.yaml$/.test(path))
      .map(({ text }) => parse(text)),
  })

let library: FilmLibrary | undefined

/** Read at the first call: the files are part of the program. */
export const loadFilmLibrary = (): FilmLibrary => {
  library ??= readScores(contentFiles(), ownTokens())
  return library
}
