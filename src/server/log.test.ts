/** Proves what the log keeps of an event and of a failure, and what it never writes. */
import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, it } from 'vitest'
import { openLog } from './log.ts'

const written = (fields: Record<string, unknown>): { line: string; entry: Record<string, unknown> } => {
  const lines: string[] = []
  openLog('info', { write: (line) => lines.push(line) }).info(fields, 'said')
  const line = lines.join('')
  return { line, entry: JSON.parse(line) }
}

const secret = 'ada@example.com'
const databaseError = () =>
  Object.assign(new pg.DatabaseError(`invalid input: "${secret}"`, 1, 'error'), {
    code: '22P02',
    detail: secret,
  })

it('is one JSON line an event, with its time', () => {
  const { line, entry } = written({ orderId: 'o-1' })
  expect(line.endsWith('\n')).toBe(true)
  expect(line.trim()).not.toContain('\n')
  expect(entry).toMatchObject({ orderId: 'o-1', msg: 'said', time: expect.stringMatching(/^\d{4}-.*Z$/) })
})

it.each([
  ['email', { email: secret }],
  ['a nested address', { user: { address: secret } }],
  ['a token two levels down', { request: { headers: { authorization: secret } } }],
])('does not write %s', (_, fields) => {
  const { line } = written(fields)
  expect(line).not.toContain(secret)
  expect(line).toContain('[not logged]')
})

it.each([
  ['of the database', databaseError()],
  [
    'of a query, whose message holds its parameters',
    new DrizzleQueryError('insert into users', [secret], databaseError()),
  ],
])('keeps kind, code and place of a failure %s, and not its words', (_, err) => {
  const { line, entry } = written({ err })
  expect(line).not.toContain(secret)
  expect(line).not.toContain('insert into')
  expect(entry.err).toMatchObject({ code: '22P02', stack: expect.stringMatching(/^\s+at .*log\.test\.ts/) })
})

it('keeps the words of a failure of our own', () => {
  expect(written({ err: new Error('the lesson file is missing') }).entry.err).toMatchObject({
    name: 'Error',
    message: 'the lesson file is missing',
  })
})
