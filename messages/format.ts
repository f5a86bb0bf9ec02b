/** Owns how a message prints a count and chooses among its forms; the compiled messages call it. */

/** What a message takes as it is: words, or a number without digits to group. */
export type Word = string | number

const plurals = new Intl.PluralRules('en-US')

export const whole = (count: number): string => count.toLocaleString('en-US')

/** The form for this very number (`=0`), else the one that English takes for it. */
export const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[plurals.select(count)] ?? forms.other ?? ''

export const select = (choice: string, forms: Readonly<Record<string, string>>): string =>
  forms[choice] ?? forms.other ?? ''
