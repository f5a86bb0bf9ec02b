/** Owns where a period or comma stands beside a closing quotation mark: inside it, as Americans set them. */

/** 'He wrote “roof”.' → 'He wrote “roof.”'; a quotation that ends a sentence of its own gets no second period. */
export const closingQuotes = (words: string): string =>
  words
    .replace(/(?<=[.?!])”\./gu, '”')
    .replace(/\.”,/gu, ',”')
    .replace(/(?<![?!])”([.,])/gu, '$1”')
