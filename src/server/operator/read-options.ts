/** Owns reading a command's arguments; what does not fit is the person's mistake, said in a sentence. */

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { UsageError } from './command.ts'

export const readOptions = <const T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const readWhole = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}

export const readCountyNo = (text: string): number => readWhole('--county', text, 11, 77)
export const readTaxYear = (text: string): number => readWhole('--year', text, 1990, 2100)
export const readConversationNumber = (text: string): number =>
  readWhole('The number of a thread', text, 1, 2_000_000_000)
/** Each import holds one of the pool's ten connections. */
export const readJobs = (text: string): number => readWhole('--jobs', text, 1, 8)
