/** Owns what an address lacks before any home can be looked for: nothing is guessed from a city or a mailbox. */

export type AddressLack = 'po-box' | 'no-street' | null

const POST_BOX = /\b(p\.?\s*o\.?|post\s+office)\s*box\b/i
/** A number, then a word: '101 Sample', '12-B Main', '12, Main'. A ZIP code alone has no word after it. */
const NUMBER_AND_STREET = /\d[\w/-]*\s+\S*\p{L}|^\W*\d[\w/-]*\s*,[\s,]*\S*\p{L}/u

export const addressLack = (line: string): AddressLack => {
  if (POST_BOX.test(line)) return 'po-box'
  return NUMBER_AND_STREET.test(line) ? null : 'no-street'
}
