/** Owns the rules against looking away: from types, from tests, from unfinished work. */
// biome-ignore-all lint/correctness/noComponentHookFactories: the parser names its nodes in capitals; nothing here is React.
import { isTest, type SourceFile, scriptsIn } from './source-file.ts'
import { commentsOf, lineAt, visit } from './syntax.ts'
import type { Violation } from './violation.ts'

const silencers = new RegExp(`@ts-(${['ignore', 'nocheck', 'expect-error'].join('|')})`)

const anyTypes = (file: SourceFile): readonly Violation[] => {
  const found: Violation[] = []
  visit(file, {
    TSAnyKeyword: ({ start }) => {
      found.push({
        path: file.path,
        line: lineAt(file, start),
        rule: 'Nothing has the type any.',
        why: 'any switches the checker off for every line the value reaches.',
        instead: 'Take unknown at the edge and parse it with a schema; or write the union you mean.',
      })
    },
  })
  return found
}

const silencedChecks = (file: SourceFile): readonly Violation[] =>
  commentsOf(file)
    .filter(({ value }) => silencers.test(value))
    .map(({ start }) => ({
      path: file.path,
      line: lineAt(file, start),
      rule: 'The type checker is not silenced.',
      why: 'the comment stays when the reason is gone, and hides the next mistake on that line.',
      instead: 'Make the types say what is true; a wrong type of a package is narrowed once, at its service.',
    }))

const isOwnCode = (specifier: string): boolean => specifier.startsWith('#') || specifier.startsWith('.')

/** `vi.mock('#…')`, `it.only`, `it.skip`: tests that test something else, or nothing. */
const hollowTests = (file: SourceFile): readonly Violation[] => {
  const found: Violation[] = []
  const add = (start: number, rule: string, why: string, instead: string) =>
    found.push({ path: file.path, line: lineAt(file, start), rule, why, instead })
  visit(file, {
    CallExpression: ({ start, callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return
      if (callee.property.type !== 'Identifier') return
      const name = `${callee.object.name}.${callee.property.name}`
      const specifier = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : ''
      if (/^vi\.(do)?[mM]ock$/.test(name) && isOwnCode(specifier)) {
        const instead =
          'Pass the part in as an argument, or use the stand-in in fakes/ over its real protocol.'
        add(
          start,
          `No mocks of our own code (${specifier}).`,
          'the test would pass while the two parts disagree.',
          instead,
        )
      }
      if (/^(it|test|describe)\.(only|skip)$/.test(name)) {
        const instead = 'Run one test with vitest -t; delete a test that no longer holds.'
        add(
          start,
          `No ${name} in the repository.`,
          'the run would look whole while part of it stays silent.',
          instead,
        )
      }
    },
  })
  return found
}

export const honestCode = (files: readonly SourceFile[]): readonly Violation[] =>
  scriptsIn(files).flatMap((file) => [
    ...anyTypes(file),
    ...silencedChecks(file),
    ...(isTest(file.path) ? hollowTests(file) : []),
  ])
