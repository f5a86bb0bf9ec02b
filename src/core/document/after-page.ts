/** Owns the comma behind a page that a sentence names on its way: 'Exhibit A, page 10, is a photo.' */
import type { Words } from './paper.ts'

/** `isPaged` says behind which run a page is printed. */
export const closingPages = (words: Words, isPaged: (run: Words[number]) => boolean): Words =>
  words.map((run, at) => {
    const before = words[at - 1]
    return before !== undefined && isPaged(before) && /^ \p{Ll}/u.test(run.text)
      ? { ...run, text: `,${run.text}` }
      : run
  })
