import { beforeEach, expect, it } from 'vitest'
import { isNotMyHomestead, rememberHomestead, toldOfHome } from './not-my-homestead.ts'

beforeEach(() => localStorage.clear())

it('each home keeps its own answer, and the last one counts', () => {
  rememberHomestead('A', false)
  rememberHomestead('B', false)
  rememberHomestead('B', true)
  expect(['A', 'B', 'C'].map(isNotMyHomestead)).toEqual([true, false, false])
  expect(['A', 'B', null].map(toldOfHome)).toEqual([{ livesThere: false }, {}, {}])
})

it('what cannot be read counts for nothing, and no list grows without end', () => {
  localStorage.setItem('justvalue.notMyHomestead', '{"A":1}')
  expect(isNotMyHomestead('A')).toBe(false)
  for (let at = 0; at < 30; at += 1) rememberHomestead(`P${at}`, false)
  expect([isNotMyHomestead('P29'), isNotMyHomestead('P0')]).toEqual([true, false])
})
