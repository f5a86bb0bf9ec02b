/** Owns the short name of what an owner described at length: the whole is printed once, where it is described. */

/** As long as a line of a table, or a heading, has room for. */
const MOST_LETTERS = 48
const FEWEST_LETTERS = 12

/** Where a second statement begins. */
const NEXT_CLAUSE = / (?:and|but|so|because) (?:it|they|the|we|I|there)\b| (?:but|because) /u

/** Null where nothing is cut off, or too little is left to name anything. */
const headOf = (text: string, end: RegExp): string | null => {
  const [head = ''] = text.split(end, 1)
  return head === text || head.trim().length < FEWEST_LETTERS ? null : head.trim()
}

/** 'Roof leaks over the hall, already leaking when I bought it in August' → 'Roof leaks over the hall'; as it is where it is short. */
export const inShort = (text: string): string => {
  const whole = text.replace(/\.$/u, '')
  if (whole.length <= MOST_LETTERS) return whole
  return headOf(whole, /[,;:(]| [–—-] |\. /u) ?? headOf(whole, NEXT_CLAUSE) ?? whole
}

/** The same of each statement between semicolons: the second may be a defect of its own. */
export const eachInShort = (text: string): string =>
  text
    .split(/\s*;\s*/u)
    .filter((one) => one !== '')
    .map(inShort)
    .join('; ')
