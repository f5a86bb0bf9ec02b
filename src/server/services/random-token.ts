/** Unguessable tokens, and the hashes under which they are kept. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 32 random bytes, as they are in a link. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** 16 random bytes: the address of a report. */
export const randomId = (): string => randomBytes(16).toString('base64url')

/** Letters and digits that cannot be mistaken for one another (Crockford's base 32). */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 12

/** A code to type, such as `7KQ2-M9XD-40TB`: 60 bits of randomness. */
export const randomCode = (): string => {
  const letters = Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)])
  return (letters.join('').match(/.{4}/g) ?? []).join('-')
}

/** What a person typed, brought to the form of `randomCode`: I and L are 1, O is 0, dashes and case are free. */
export const normalizeCode = (typed: string): string => {
  const letters = typed
    .toUpperCase()
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0')
    .replace(/[^0-9A-Z]/g, '')
  return (letters.match(/.{1,4}/g) ?? []).join('-')
}

/** SHA-256: enough for values that are themselves random. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
