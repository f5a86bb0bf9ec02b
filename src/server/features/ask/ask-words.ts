/** How owners type, in the words of our questions: short forms, and what others said. */
import { z } from 'zod'
import { readYaml } from '#content/content-files.ts'

const { short, hearsay } = z
  .strictObject({ short: z.string(), hearsay: z.array(z.string()) })
  .parse(readYaml('ask-words.yaml'))

const MEANT: ReadonlyMap<string, string> = new Map(
  short.split(', ').map((pair): [string, string] => {
    const [typed = '', ...meant] = pair.split(' ')
    return [typed, meant.join(' ')]
  }),
)

const HEARSAY = hearsay.map((said) => new RegExp(`(?<![\\p{L}\\p{N}-])(?:${said})(?![\\p{L}\\p{N}-])`, 'gu'))

export const inPlainWords = (question: string): string =>
  HEARSAY.reduce((text, said) => text.replace(said, ''), question.toLowerCase().replaceAll('’', "'")).replace(
    /[\p{L}\p{N}'/]+/gu,
    (typed) => MEANT.get(typed) ?? typed,
  )
