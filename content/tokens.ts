/** Owns tokens: the marks in the content where code puts a figure, a date, a price or a name. */

const TOKEN = /\{\{([^{}]*)\}\}/g

/** Names of the tokens in a text, without braces, in order, repeats included. */
export const tokensIn = (text: string): readonly string[] =>
  [...text.matchAll(TOKEN)].map(([, name]) => name ?? '')

/** The text with each token replaced. Throws for a token without a value: that is a mistake in the content. */
export const fillTokens = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(TOKEN, (whole, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`No value for the token ${whole}. See content/tokens.md.`)
    return value
  })
