import { beforeEach, expect, it } from 'vitest'
import { saidLivesThere, sayLivesThere, toldOfHome } from './said-lives-there.ts'

beforeEach(() => localStorage.clear())

it('each home keeps its own answer, and the last one counts', () => {
  sayLivesThere('A', false)
  sayLivesThere('B', false)
  sayLivesThere('B', true)
  expect(['A', 'B', 'C'].map(saidLivesThere)).toEqual([false, true, null])
  expect(['A', 'B', 'C', null].map(toldOfHome)).toEqual([{ livesThere: false }, { livesThere: true }, {}, {}])
})
