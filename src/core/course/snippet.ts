/** A piece of text with the words that were looked for between two signs, as parts that a page can mark. */

/** Signs that stand in none of our texts. */
export const MARK_START = '⟦'
export const MARK_STOP = '⟧'

export type SnippetPart = { readonly text: string; readonly marked: boolean }

export const snippetParts = (snippet: string): readonly SnippetPart[] =>
  snippet
    .split(MARK_START)
    .flatMap((piece, at): readonly SnippetPart[] => {
      if (at === 0) return [{ text: piece, marked: false }]
      const [marked = '', rest = ''] = piece.split(MARK_STOP)
      return [
        { text: marked, marked: true },
        { text: rest, marked: false },
      ]
    })
    .filter(({ text }) => text !== '')
