/** Proves that passwords are hashed at the cost that is set, and that a hash of another cost still serves. */
import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './hash.ts'

const quick = { PASSWORD_HASH_MEMORY_KIB: 64, PASSWORD_HASH_PASSES: 1 }
const safe = { PASSWORD_HASH_MEMORY_KIB: 19_456, PASSWORD_HASH_PASSES: 2 }

it('a hash says what it cost', async () => {
  expect(await hashPassword(safe, 'Palm-Harbor1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword(quick, 'Palm-Harbor1')).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
})

it('a password matches its own hash, whatever the cost was then, and no other', async () => {
  const stored = await hashPassword(quick, 'Palm-Harbor1')
  expect(await passwordMatches(safe, stored, 'Palm-Harbor1')).toBe(true)
  expect(await passwordMatches(safe, stored, 'Palmetto2')).toBe(false)
})

it('nobody has the password of the account that is not there', async () => {
  for (const cost of [safe, quick])
    expect(await passwordMatches(cost, undefined, 'no account has this password')).toBe(false)
})
