/** How owners type, in the words of our questions: short forms and phrases, and words that stand for one another. */
import { z } from 'zod'
import { readYaml } from '#content/content-files.ts'

const { typed, meanings } = z
  .strictObject({
    typed: z.record(z.string(), z.string()),
    meanings: z.array(z.string()),
  })
  .parse(readYaml('ask-words.yaml'))

const PHRASES = Object.entries(typed).map(
  ([forms, meant]) =>
    [new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms})(?![\\p{L}\\p{N}-])`, 'gu'), meant] as const,
)

export const groupsOfMeaning: readonly string[] = meanings

export const inPlainWords = (question: string): string =>
  PHRASES.reduce(
    (text, [forms, meant]) => text.replace(forms, meant),
    question.toLowerCase().replaceAll('’', "'"),
  )
