/** Owns the size of the one large amount of a page: it grows with the letters, as far as leaves a phone's first screen room for what it is and what to do. */

const ofAmount = 'text-[min(3.25rem,16vw)] sm:text-[min(4rem,16vw)]'

/** `from … to …`, which may break in two lines. */
const ofRange = 'text-[max(min(2.25rem,9.5vw),min(1.35rem,14vw))] sm:text-[min(2.375rem,11vw)]'

export const largeAmountSize = (words: string): string => (words.includes(' to ') ? ofRange : ofAmount)
