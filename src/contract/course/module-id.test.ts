/** Proves that only digits name a module. */
import { expect, it } from 'vitest'
import { getModule } from './courses.ts'

it.each([1, '1', '7'])('%j names a module', (id) => {
  expect(getModule.input.safeParse({ id }).data).toEqual({ id: Number(id) })
})

it.each(['0x1', '1e0', ' 1', '1.0', '', '-1', 'one'])('%j names none', (id) => {
  expect(getModule.input.safeParse({ id }).error?.issues[0]?.message).toBe('We couldn’t find that module')
})
