/** Owns identifiers: Stripe's prefixes followed by unguessable letters and digits. */
import { randomInt } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export const newId = (prefix: string, length = 24): string => {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
  return `${prefix}_${letters.join('')}`
}
