/** Owns that no quotation mark is left over where a text is quoted in part: its fellow may be in a sentence that is not said. */
import type { Sentence } from './passage.ts'

const MARK = /["“”]/g

const isOpening = (mark: string, before: string): boolean =>
  mark === '“' || (mark === '"' && /(?:^|[\s(])$/.test(before))

/** Where in the text a mark is that nothing opens or nothing closes. */
const strayIn = (text: string): ReadonlySet<number> => {
  const stray = new Set<number>()
  let open: number | null = null
  for (const { index, 0: mark } of text.matchAll(MARK)) {
    const opens = isOpening(mark, text.slice(0, index))
    const isStray = opens === (open !== null)
    if (isStray) stray.add(open ?? index)
    open = opens ? index : null
  }
  if (open !== null) stray.add(open)
  return stray
}

/** Sentences in a row, which share what is between quotation marks. */
export const withoutStrayMarks = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const stray = strayIn(sentences.map(({ text }) => text).join(' '))
  if (stray.size === 0) return sentences
  let from = 0
  return sentences.map((sentence) => {
    const start = from
    from += sentence.text.length + 1
    const text = sentence.text.replace(MARK, (mark, at: number) => (stray.has(start + at) ? '' : mark))
    return { ...sentence, text }
  })
}
