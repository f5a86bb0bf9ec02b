/** Passwords are kept as Argon2id hashes. */
import { hash, verify } from '@node-rs/argon2'

/** OWASP's second recommended setting: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let absent: Promise<string> | undefined

/** Without an account the same work is done, so that the time taken does not tell whether there is one. */
export const passwordMatches = async (stored: string | undefined, password: string): Promise<boolean> => {
  absent ??= hashPassword('no account has this password')
  const matches = await verify(stored ?? (await absent), password)
  return matches && stored !== undefined
}
