/** Proves that a field says one thing at a time, in words, and takes nothing that cannot be shown. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { city, countyId, email, firstName, linkToken, newPassword, streetAddress, zipCode } from './fields.ts'

const messagesOf = (field: z.ZodType, value: unknown): string[] =>
  field.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('an empty or too short field', () => {
  it.each([
    ['email', email, '', 'Email is required'],
    ['password', newPassword, '', 'Password is required'],
    ['password', newPassword, 'short', 'Password must be at least 8 characters'],
    ['first name', firstName, '   ', 'First name is required'],
    ['street', streetAddress, '   ', 'Street address is required'],
    ['city', city, '\t', 'City is required'],
    ['ZIP code', zipCode, '  ', 'ZIP code is required'],
    ['county', countyId, '', 'Please select your county'],
    ['code', linkToken, '', 'Please type the code from the e-mail'],
    ['code', linkToken, undefined, 'Please open the link from the e-mail, or type its code'],
  ])('%s says one thing', (_, field, value, message) => {
    expect(messagesOf(field, value)).toEqual([message])
  })
})

describe('a name', () => {
  it.each(['Ada\u0007', 'Ada\nBcc: eve@example.com', 'Ada\u2028Palmer', 'Ada\u202Eevil', 'A\u0000da'])(
    '%j is refused',
    (name) => {
      expect(messagesOf(firstName, name)).toEqual(['First name contains characters that cannot be shown'])
    },
  )

  it.each(['Zoë', "O'Neil", 'José-Luis', 'Łukasz', '美智子', 'de la Cruz', 'नेहा\u200D'])(
    '%s is taken',
    (name) => {
      expect(messagesOf(firstName, name)).toEqual([])
    },
  )
})
