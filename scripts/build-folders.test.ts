import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildId, finish, isWhole, removeOldBuilds, switchTo, unfinishedFolder } from './build-folders.mjs'

let builds: string
beforeEach(() => {
  builds = mkdtempSync(path.join(tmpdir(), 'just-value-builds-'))
})
afterEach(() => rmSync(builds, { recursive: true }))

const idOf = (letter: string) => buildId(letter.repeat(64))

/** As the bundler leaves it, finished at a moment of its own. */
const build = (letter: string, second: number) => {
  const id = idOf(letter)
  const client = path.join(unfinishedFolder(builds, id), 'client')
  mkdirSync(client, { recursive: true })
  writeFileSync(path.join(client, 'index.html'), letter)
  expect(isWhole(builds, id)).toBe(false)
  finish(builds, id)
  switchTo(builds, id)
  utimesSync(path.join(builds, id), second, second)
  removeOldBuilds(builds)
}

it('names a folder only once it is whole, and then switches to it', () => {
  build('a', 1)
  expect(isWhole(builds, idOf('a'))).toBe(true)
  expect(readFileSync(path.join(builds, 'current'), 'utf8')).toBe(idOf('a'))
})

it('leaves the build that is served as it is while another is made', () => {
  build('a', 1)
  build('b', 2)
  expect(readFileSync(path.join(builds, idOf('a'), 'client', 'index.html'), 'utf8')).toBe('a')
  expect(readFileSync(path.join(builds, 'current'), 'utf8')).toBe(idOf('b'))
})

it('keeps the two builds before the newest and removes older ones', () => {
  for (const [at, letter] of [...'abcde'].entries()) build(letter, at + 1)
  expect(readdirSync(builds).sort()).toEqual([...['c', 'd', 'e'].map(idOf), 'current'].sort())
})

it('removes what was broken off long ago, and leaves what is being built now', () => {
  const [old, fresh] = [unfinishedFolder(builds, idOf('1')), unfinishedFolder(builds, idOf('2'))]
  for (const folder of [old, fresh]) mkdirSync(folder)
  utimesSync(old, 1, 1)
  removeOldBuilds(builds)
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true])
})

it('takes the one that another process finished first', () => {
  build('a', 1)
  const again = path.join(unfinishedFolder(builds, idOf('a')), 'client')
  mkdirSync(again, { recursive: true })
  finish(builds, idOf('a'))
  expect(existsSync(unfinishedFolder(builds, idOf('a')))).toBe(false)
  expect(isWhole(builds, idOf('a'))).toBe(true)
})
