/** Says what is wrong with the films' scores: `node content/films/check.ts`, or with the lessons to look at, `1-1 4-2`. */
import { parse } from 'yaml'
import { contentFiles, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { figuresOfLessons, unfoundedFigures } from '#content/film/facts.ts'
import { readFilm, spokenWords } from '#content/film/score.ts'

const files = contentFiles()
const tokens = contentTokens({
  statistics: readYaml('statistics.yaml'),
  examples: files.filter(({ path }) => path.endsWith('/examples.yaml')).map(({ text }) => parse(text)),
})
const lessons = figuresOfLessons(files, tokens)
const wanted = process.argv.slice(2)
for (const { path, text } of files.filter((file) => file.path.startsWith('films/'))) {
  const lesson = path.slice('films/'.length, -'.yaml'.length)
  if (wanted.length > 0 && !wanted.includes(lesson)) continue
  const read = readFilm(parse(text), tokens)
  const problems = read.ok ? unfoundedFigures(parse(text), lessons) : read.problems
  if (read.ok && problems.length === 0) {
    const words = spokenWords(read.score.scenes)
    console.info(`film ${lesson}: good: ${words} words, about ${(words / 150).toFixed(1)} minutes`)
  } else {
    console.error(problems.join('\n'))
    process.exitCode = 1
  }
}
