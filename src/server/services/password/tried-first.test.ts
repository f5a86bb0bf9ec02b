/** Proves that the passwords everybody tries first are known, and that ordinary good ones pass. */
import { expect, it } from 'vitest'
import { isCommonPassword } from './tried-first.ts'

it.each([
  'Password1',
  'PASSWORD1',
  'Password1!',
  'Welcome2026',
  'Qwerty123',
  'Passw0rd',
  'Iloveyou1',
  'Abcd1234',
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

it.each(['Sawgrass2', 'Heron-Lane-42', 'JustValue1', 'Wrong-pass1', 'Tallahassee1', 'blue Kettle 7'])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
