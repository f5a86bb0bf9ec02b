/** Owns tokens: the marks in the content where code puts a figure, a date, a price or a name. */

const TOKEN = /\{\{([^{}]*)\}\}/g

/** Token name, without braces → words. */
export type TokenValues = Pick<ReadonlyMap<string, string>, 'get'>

type FilledLater = (name: string) => boolean

const none: FilledLater = () => false

/** Names of the tokens in a text, without braces, in order, repeats included. */
export const tokensIn = (text: string): readonly string[] =>
  [...text.matchAll(TOKEN)].map(([, name]) => name ?? '')

/**
 * The text with each token replaced, but for those that `isFilledLater` leaves as they are. Throws for a token
 * without a value: that is a mistake in the content.
 */
export const fillTokens = (text: string, values: TokenValues, isFilledLater = none): string =>
  text.replace(TOKEN, (whole, name: string) => {
    const value = isFilledLater(name) ? whole : values.get(name)
    if (value === undefined) throw new Error(`No value for the token ${whole}. See content/tokens.md.`)
    return value
  })

/** The same for every text inside what a YAML file holds; parse it with its schema afterwards. */
export const fillTokensWithin = (value: unknown, values: TokenValues, isFilledLater = none): unknown => {
  const fill = (one: unknown): unknown => fillTokensWithin(one, values, isFilledLater)
  if (typeof value === 'string') return fillTokens(value, values, isFilledLater)
  if (Array.isArray(value)) return value.map(fill)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one)]))
}
