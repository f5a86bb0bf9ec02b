import { expect, it } from 'vitest'
import { z } from 'zod'
import { faultsOf, queryFaultsOf } from './faults.ts'

const schema = z.strictObject({
  sessionId: z.string().min(8).max(10),
  home: z.strictObject({ yearBuilt: z.int(), isHomestead: z.boolean() }).optional(),
  numbers: z.array(z.number()).min(1).optional(),
  status: z.enum(['not_started', 'completed']).optional(),
  addressLine2: z.string().max(60).optional(),
  q: z.string().min(1).optional(),
})

it.each([
  [{}, 'sessionId', 'Session id is required'],
  [{ sessionId: 7 }, 'sessionId', 'Session id must be text'],
  [{ sessionId: 'short' }, 'sessionId', 'Session id must be at least 8 characters long'],
  [{ sessionId: 'x'.repeat(11) }, 'sessionId', 'Session id must be at most 10 characters long'],
  [{ sessionId: 'x'.repeat(8), status: 'bad' }, 'status', 'Status must be "not_started" or "completed"'],
  [{ sessionId: 'x'.repeat(8), addressLine2: 2 }, 'addressLine2', 'Apartment or unit must be text'],
  [{ sessionId: 'x'.repeat(8), q: '' }, 'q', 'The search text must be at least 1 character long'],
  [{ sessionId: 'x'.repeat(8), numbers: [] }, 'numbers', 'Numbers must have at least 1 entry'],
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

it('says that a field of a call without a body belongs into the query', () => {
  const { error } = z.object({ id: z.string(), lessonId: z.string() }).safeParse({ id: 7 })
  expect(error && queryFaultsOf(error)).toEqual([
    { field: 'id', message: 'The id must be text' },
    {
      field: 'lessonId',
      message: 'The id of the lesson is required in the query of the address: "?lessonId=…"',
    },
  ])
})

it('speaks of several things as several', () => {
  const asked = z.object({
    changes: z.object({}),
    status: z.string(),
    trimNumbers: z.object({}),
    q: z.string(),
  })
  const { error } = asked.safeParse({})
  expect(error && faultsOf(error).map(({ message }) => message)).toEqual([
    'Changes are required',
    'Status is required',
    'The numbers on the TRIM notice are required',
    'The search text is required',
  ])
})
