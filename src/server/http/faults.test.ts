import { expect, it } from 'vitest'
import { z } from 'zod'
import { faultsOf } from './faults.ts'

const schema = z.strictObject({
  sessionId: z.string().min(8).max(10),
  home: z.strictObject({ yearBuilt: z.int(), isHomestead: z.boolean() }).optional(),
  numbers: z.array(z.number()).optional(),
})

it.each([
  [{}, 'sessionId', 'Session id is required'],
  [{ sessionId: 7 }, 'sessionId', 'Session id must be text'],
  [{ sessionId: 'short' }, 'sessionId', 'Session id must be at least 8 characters long'],
  [{ sessionId: 'x'.repeat(11) }, 'sessionId', 'Session id must be at most 10 characters long'],
  [{ sessionId: 'x'.repeat(8), home: 1 }, 'home', 'Home must be an object'],
  [{ sessionId: 'x'.repeat(8), numbers: ['1'] }, 'numbers.0', 'Numbers must be a number'],
  [
    { sessionId: 'x'.repeat(8), home: { yearBuilt: 'x', isHomestead: true } },
    'home.yearBuilt',
    'Year built must be a number',
  ],
  [
    { sessionId: 'x'.repeat(8), home: { yearBuilt: 1, isHomestead: 'yes' } },
    'home.isHomestead',
    'Is homestead must be true or false',
  ],
  [{ sessionId: 'x'.repeat(8), admin: 1 }, 'admin', 'Unknown field: admin'],
])('%j: %s is named, and %s', (sent, field, message) => {
  const { error } = schema.safeParse(sent)
  expect(error && faultsOf(error)).toEqual([{ field, message }])
})

it('names each unknown field on its own, where it stands', () => {
  const home = { yearBuilt: 1990, isHomestead: true, pool: 1, roof: 2 }
  const { error } = schema.safeParse({ sessionId: 'x'.repeat(8), home, admin: 1, tier: 'free' })
  expect(error && faultsOf(error)).toEqual([
    { field: 'home.pool', message: 'Unknown field: pool' },
    { field: 'home.roof', message: 'Unknown field: roof' },
    { field: 'admin', message: 'Unknown field: admin' },
    { field: 'tier', message: 'Unknown field: tier' },
  ])
})
