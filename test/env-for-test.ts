/** Owns reading the settings of a shop in a test, as the real ones are read. */
import { readEnv } from '#server/env.ts'

export const envForTest = (settings: Readonly<Record<string, string>>) => {
  const read = readEnv({ NODE_ENV: 'test', TRUST_PROXY: 'loopback', ...settings })
  if (!read.ok) throw new Error(read.faults.join('; '))
  return read.env
}
