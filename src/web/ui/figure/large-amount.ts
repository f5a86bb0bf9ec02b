/** Owns the size of the one large amount of a page: it grows with the letters, as far as its length leaves room in a card on a phone. */

/** By the most letters that fit. */
const sizes = [
  [4, 'text-[min(3.25rem,30vw)] sm:text-[min(4rem,30vw)]'],
  [6, 'text-[min(3.25rem,23vw)] sm:text-[min(4rem,23vw)]'],
  [7, 'text-[min(3.25rem,19vw)] sm:text-[min(4rem,19vw)]'],
] as const

/** `from … to …`, which may break in two lines. */
const ofRange = 'text-[max(min(2.25rem,9.5vw),min(1.35rem,14vw))] sm:text-[min(2.375rem,11vw)]'

export const largeAmountSize = (words: string): string => {
  if (words.includes(' to ')) return ofRange
  return (
    sizes.find(([most]) => words.length <= most)?.[1] ?? 'text-[min(3.25rem,16vw)] sm:text-[min(4rem,16vw)]'
  )
}
