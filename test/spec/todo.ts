/** Owns the list of statements that no test names yet; `node test/spec/todo.ts` brings it up to date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { namings } from './ids.ts'
import { statements } from './statements.ts'

const path = 'test/spec/todo.json'

export const readTodo = (): readonly string[] =>
  z.array(z.string()).parse(JSON.parse(readFileSync(path, 'utf8')))

/** The statements without a test, in the order of the list. */
const withoutTest = (named: ReadonlyMap<string, unknown>): readonly string[] =>
  statements.map(({ id }) => id).filter((id) => !named.has(id))

if (process.argv[1] === import.meta.filename) {
  const todo = withoutTest(namings())
  writeFileSync(path, `${JSON.stringify(todo, null, 2)}\n`)
  process.stdout.write(`${todo.length} of ${statements.length} statements have no test yet.\n`)
}
