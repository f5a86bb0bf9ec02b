/** Proves that what CONTRIBUTING.md leads to is there: a guide that names moved files costs its reader the morning. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { target } from './doors.ts'

const guide = readFileSync('CONTRIBUTING.md', 'utf8')

/** The examples make these. */
const madeByTheReader = /tax-years|0999_home_nickname|features\/health\/jobs/

const named = (pattern: RegExp): readonly string[] =>
  [...new Set([...guide.matchAll(pattern)].map(([, name = '']) => name))].filter(
    (name) => !madeByTheReader.test(name),
  )

it('names files that are there', () => {
  const paths = named(/[`(]((?:src|content|messages|test|docs|dev|fakes|bench|scripts)\/[\w./-]*\w)[`)]/g)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

it('imports modules that are there', () => {
  const modules = named(/'(#[a-z]+\/[\w./-]+)'/g)
  expect(modules.length).toBeGreaterThan(5)
  const missing = modules.filter((name) => {
    const [, feature] = /^#messages\/([\w-]+)\//.exec(name) ?? []
    return !existsSync(feature ? `messages/en/${feature}.json` : (target('CONTRIBUTING.md', name) ?? name))
  })
  expect(missing).toEqual([])
})
