/** Owns the settings of an app in a test, and reading them as the real ones are read. */
import { readEnv } from '#server/env.ts'

/** What it costs to hash a password well is half of what it costs to make a person. */
export const quickPasswords = { PASSWORD_HASH_MEMORY_KIB: '64', PASSWORD_HASH_PASSES: '1' } as const

export const envForTest = (settings: Readonly<Record<string, string>>) => {
  const cost = settings.NODE_ENV === 'production' ? {} : quickPasswords
  // A film takes seconds of a core: only who asks for a voice has them made.
  const quiet = { SPEECH_VOICE: 'none' }
  const read = readEnv({ NODE_ENV: 'test', TRUST_PROXY: 'loopback', ...quiet, ...cost, ...settings })
  if (!read.ok) throw new Error(read.faults.join('; '))
  return read.env
}
