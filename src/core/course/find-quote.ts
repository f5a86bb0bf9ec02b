/** Where marked words stand in a text that may have changed since they were marked. */

export type QuotePlace = { readonly block: number; readonly start: number }

/** All places of the words in one block. */
const startsIn = (block: string, quote: string): readonly number[] => {
  const starts: number[] = []
  for (let at = block.indexOf(quote); at >= 0; at = block.indexOf(quote, at + 1)) starts.push(at)
  return starts
}

/**
 * The place nearest to where the words once stood: in the same block if it still holds them, else in the nearest one that
 * does. Null when no block holds them any more.
 */
export const findQuote = (
  blocks: readonly string[],
  { block, start, quote }: QuotePlace & { readonly quote: string },
): QuotePlace | null => {
  const found = blocks.flatMap((words, at) =>
    startsIn(words, quote).map((from) => ({ block: at, start: from })),
  )
  const [nearest] = found.toSorted(
    (a, b) =>
      Math.abs(a.block - block) - Math.abs(b.block - block) ||
      Math.abs(a.start - start) - Math.abs(b.start - start),
  )
  return nearest ?? null
}
