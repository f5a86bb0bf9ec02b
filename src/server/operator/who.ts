/** Owns who the log says did something: the name given with --as, or the user of the operating system. */

import { userInfo } from 'node:os'
import { type Terminal, UsageError } from './command.ts'

export const asOption = { as: { type: 'string' } } as const

const longestName = 100

const systemUser = (): string => {
  try {
    return userInfo().username
  } catch {
    // A user id without a name, as in some containers.
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}

/** `sudo` says whose hands they are when the system's user is only root. */
export const operatorName = (as: string | undefined, { environment }: Terminal): string => {
  if (as === undefined) return environment.SUDO_USER || systemUser()
  const name = as.trim()
  if (name === '' || name.length > longestName)
    throw new UsageError(`--as needs a name of 1 to ${longestName} letters.`)
  return name
}
