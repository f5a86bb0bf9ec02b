/** Proves that a field says one thing at a time, in words, and takes nothing that cannot be shown. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  city,
  countyId,
  currentPassword,
  email,
  firstName,
  linkToken,
  newPassword,
  passwordRule,
  streetAddress,
  zipCode,
} from './fields.ts'
import { endpoints } from './table.ts'

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
    ['code', linkToken, '', 'Please enter the code from your email'],
    ['code', linkToken, undefined, 'Please open the link in your email, or enter its code'],
  ])('%s says one thing', (_, field, value, message) => {
    expect(messagesOf(field, value)).toEqual([message])
  })
})

describe('a name', () => {
  it.each(['Ada\u0007', 'Ada\nBcc: eve@example.com', 'Ada\u2028Palmer', 'Ada\u202Eevil', 'A\u0000da'])(
    '%j is refused',
    (name) => {
      expect(messagesOf(firstName, name)).toEqual(['First name has characters we can’t show'])
    },
  )

  it.each([
    'Win at https://evil.example/x',
    'www.evil.example',
    'evil.com',
    'bit.ly',
    'Click evil.com now',
    'EVIL.COM',
    'eve@evil.example',
    'ada/../x',
    '1.2.3.4.example',
  ])('%s is refused as an address', (name) => {
    expect(messagesOf(firstName, name)).toEqual(['First name can’t include a web or email address'])
  })

  it.each([
    'J. R.',
    'J.R.',
    'St.John',
    'Dr. Ada',
    'Smith Jr.',
    'Zoë',
    "O'Neil",
    'José-Luis',
    'Łukasz',
    '美智子',
    'de la Cruz',
    'नेहा\u200D',
  ])('%s is taken', (name) => {
    expect(messagesOf(firstName, name)).toEqual([])
  })
})

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => `${folder}/${path}`)

/** Sources of the product that say it themselves. */
const sayThemselves = (pattern: RegExp) =>
  ['src/core', 'src/contract', 'src/server', 'src/web']
    .flatMap(sourcesBelow)
    .filter((path) => pattern.test(readFileSync(path, 'utf8')))

/** Fields of this name in the inputs of calls, however deep. */
const fieldsNamed = (name: RegExp): readonly z.ZodType[] => {
  const within = (schema: z.ZodType): readonly z.ZodType[] =>
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).flatMap(([key, inner]) => [
          ...(name.test(key) ? [inner] : []),
          ...within(inner),
        ])
      : []
  return [...endpoints.values()].flatMap(({ input }) => within(input))
}

describe('one constant for client and server', () => {
  it('is the password minimum of 8 [S9.limits.1]', () => {
    const fields = fieldsNamed(/password$/i).filter((field) => field !== currentPassword)
    expect(fields.length).toBeGreaterThan(5)
    for (const field of fields) {
      expect(messagesOf(field, 'Palmet1')).toEqual(['Password must be at least 8 characters'])
      expect(messagesOf(field, 'Palmett1')).toEqual([])
    }
    expect(passwordRule).toContain('At least 8 characters')
    expect(sayThemselves(/\b8 characters|shortestPassword = /)).toEqual(['src/contract/fields.ts'])
  })

  it('does not judge the password that a signed-in person is asked for again', () => {
    const asked = fieldsNamed(/password$/i).filter((field) => field === currentPassword)
    expect(asked).toHaveLength(2)
    expect(messagesOf(currentPassword, 'palm')).toEqual([])
    expect(messagesOf(currentPassword, '')).toEqual(['Password is required'])
  })

  it('is the ZIP pattern 32xxx-34xxx [S9.limits.2]', () => {
    const fields = fieldsNamed(/^zipCode$/)
    expect(fields.length).toBeGreaterThan(5)
    for (const field of fields) {
      for (const zip of ['32000', '33602', '34999', '33602-1234']) expect(messagesOf(field, zip)).toEqual([])
      for (const zip of ['31999', '35000', '3360', '336021', '33602-12', 'x33602']) {
        expect(messagesOf(field, zip)).toEqual(['Please enter a valid Florida ZIP code'])
      }
    }
    expect(sayThemselves(/3\[2-?3?4\]/)).toEqual(['src/core/property/florida-zip.ts'])
  })
})
