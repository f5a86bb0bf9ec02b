/** Passwords are kept as Argon2id hashes. */
import { hash, verify } from '@node-rs/argon2'
import type { Env } from '#server/env.ts'

export type PasswordCost = Pick<Env, 'PASSWORD_HASH_MEMORY_KIB' | 'PASSWORD_HASH_PASSES'>

export const hashPassword = (cost: PasswordCost, password: string): Promise<string> =>
  hash(password, {
    memoryCost: cost.PASSWORD_HASH_MEMORY_KIB,
    timeCost: cost.PASSWORD_HASH_PASSES,
    parallelism: 1,
  })

let absent: { readonly cost: PasswordCost; readonly hash: Promise<string> } | undefined

/** Hashed once for each installation. */
const hashOfNobody = (cost: PasswordCost): Promise<string> => {
  if (absent?.cost !== cost) absent = { cost, hash: hashPassword(cost, 'no account has this password') }
  return absent.hash
}

/** Without an account the same work is done, so that the time taken does not tell whether there is one. */
export const passwordMatches = async (
  cost: PasswordCost,
  stored: string | undefined,
  password: string,
): Promise<boolean> => {
  const matches = await verify(stored ?? (await hashOfNobody(cost)), password)
  return matches && stored !== undefined
}
