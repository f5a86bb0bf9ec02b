/** Owns where a sentence ends in our texts. */

/** After these a full stop is part of the word, '860 W.' of a street among them. */
const SHORTENED =
  /(?:^|[\s(“"])(?:s|ss|ch|St|No|Mr|Mrs|Ms|Dr|v|e\.g|i\.e|a\.m|p\.m|F\.S|F\.A\.C|U\.S|P\.O|\d+ [NSEW])\.$/

const ENDS = /[.?!][”"’')]*(?:⟦[^⟧]*⟧)*$/

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0

/** What is quoted is quoted whole: no sentence ends within it. */
const isQuoting = (text: string): boolean =>
  count(text, /“/g) > count(text, /”/g) || count(text, /"/g) % 2 === 1

/** A mark of inches, or one that was forgotten, never closes. */
const closes = (open: string, rest: readonly string[]): boolean =>
  rest.some((_, last) => !isQuoting([open, ...rest.slice(0, last + 1)].join(' ')))

/** `⟦id⟧` behind a sentence belongs to it. */
export const sentencesIn = (text: string): readonly string[] => {
  const pieces = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/ (?=["“(]?[\p{Lu}\p{N}$])/u)
  const sentences: string[] = []
  let open = ''
  for (const [at, piece] of pieces.entries()) {
    open = open === '' ? piece : `${open} ${piece}`
    if (!ENDS.test(open) || SHORTENED.test(open)) continue
    if (isQuoting(open) && closes(open, pieces.slice(at + 1))) continue
    sentences.push(open)
    open = ''
  }
  return open === '' ? sentences : [...sentences, open]
}
