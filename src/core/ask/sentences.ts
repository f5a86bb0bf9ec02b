/** Owns where a sentence ends in our texts. */

/** After these a full stop is part of the word, '860 W.' of a street among them. */
const SHORTENED =
  /(?:^|[\s(“"])(?:s|ss|ch|St|No|Mr|Mrs|Ms|Dr|v|e\.g|i\.e|a\.m|p\.m|F\.S|F\.A\.C|U\.S|P\.O|\d+ [NSEW])\.$/

const ENDS = /[.?!][”"’')]*(?:⟦[^⟧]*⟧)*$/

/** `⟦id⟧` behind a sentence belongs to it. */
export const sentencesIn = (text: string): readonly string[] => {
  const pieces = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/ (?=["“(]?[\p{Lu}\p{N}$])/u)
  const sentences: string[] = []
  let open = ''
  for (const piece of pieces) {
    open = open === '' ? piece : `${open} ${piece}`
    if (!ENDS.test(open) || SHORTENED.test(open)) continue
    sentences.push(open)
    open = ''
  }
  return open === '' ? sentences : [...sentences, open]
}
