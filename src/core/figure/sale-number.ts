/** Owns what a compared sale is called beside its address: the same on the screen and on the paper, as a board's own grid numbers them. */

/** '1' on, in the order of the list. */
export const saleNumber = (at: number): string => String(at + 1)
