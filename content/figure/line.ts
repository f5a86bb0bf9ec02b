/** Owns the line that puts a figure into a lesson, like `::figure value-staircase new-homestead`. */

const WORDS = /::figure ([a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)*)/

type FigureLine = { readonly raw: string; readonly call: string }

/** The figure that a text begins with: the line, and the name of the figure with what it is made of. */
export const figureAtStart = (text: string): FigureLine | null => {
  const [raw, call] = new RegExp(`^${WORDS.source}(?:\\n+|$)`).exec(text) ?? []
  return raw === undefined || call === undefined ? null : { raw, call }
}

/** The figures that a text calls for, in order. */
export const figureCallsIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(new RegExp(`^${WORDS.source}$`, 'gm'))].map(([, call]) => call ?? '')

/** Only what is said: a picture repeats the words beside it. */
export const withoutFigureLines = (markdown: string): string => markdown.replace(/^::figure .*\n*/gm, '')

/** The same for a text that is HTML already. */
export const withoutFigures = (html: string): string => html.replace(/<figure\b[\s\S]*?<\/figure>/g, '')
