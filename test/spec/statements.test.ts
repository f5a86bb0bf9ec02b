import { describe, expect, it } from 'vitest'
import { conformanceTable } from './conformance.ts'
import { isStatementId, namings } from './ids.ts'
import { statements } from './statements.ts'
import { readTodo } from './todo.ts'

const known = new Set(statements.map(({ id }) => id))
const named = namings()
const todo = readTodo()
const update = 'Run `node test/spec/todo.ts` and commit test/spec/todo.json.'

describe('the list of statements', () => {
  it('has well-formed ids, each once', () => {
    expect(statements.filter(({ id }) => !isStatementId(id))).toEqual([])
    expect(known.size).toBe(statements.length)
  })

  it('says each thing once', () => {
    const texts = statements.map(({ id, text }) => `${id.split('.').slice(0, 2).join('.')} ${text}`)
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  it('knows every id that a test names', () => {
    const unknown = [...named]
      .filter(([id]) => !known.has(id))
      .map(([id, tests]) => `${id} in ${tests.map(({ path }) => path).join(', ')}`)
    expect(unknown, 'A test names a statement that test/spec/statements does not have.').toEqual([])
  })

  it('lists as todo exactly the statements that no test names', () => {
    expect(
      todo.filter((id) => named.has(id)),
      `These have a test now. ${update}`,
    ).toEqual([])
    const missing = [...known].filter((id) => !named.has(id) && !todo.includes(id))
    expect(missing, `These have lost their test, or are new. ${update}`).toEqual([])
    expect(
      todo.filter((id) => !known.has(id)),
      `These are no statements. ${update}`,
    ).toEqual([])
  })
})

describe('the table of conformance', () => {
  it('has a row for each statement, and says where its test stands', () => {
    const rows = conformanceTable()
      .split('\n')
      .filter((line) => /^\| S\d/.test(line))
    expect(rows).toHaveLength(statements.length)
    const row = rows.find((line) => line.startsWith('| S9.limits.1 '))
    expect(row).toContain('`src/contract`')
    expect(row).toContain('`src/contract/fields.test.ts`: is the password minimum of 8')
  })
})
