/** Owns what the operator is told about the import of one file. */

import { basename } from 'node:path'
import type { importRoll } from '#server/features/tax-roll/actions.ts'
import type { Terminal } from './command.ts'

type Imported = Extract<Awaited<ReturnType<typeof importRoll>>, { ok: true }>

const LISTED = 20

export const number = (value: number): string => value.toLocaleString('en-US')

const counted = (count: number, noun: string): string => `${number(count)} ${noun}${count === 1 ? '' : 's'}`

/** 'NAL16P202501.csv' → 16; null for a file that does not follow the state's naming. */
const countyInName = (file: string): number | null => {
  const found = /^(?:NAL|SDF)(\d{2})/i.exec(basename(file))?.[1]
  return found === undefined ? null : Number(found)
}

const tellMisnamed = ({ print }: Terminal, file: string, countyNo: number): void => {
  const named = countyInName(file)
  if (named === null || named === countyNo) return
  print(
    `  The name of this file says county ${named}, its rows say county ${countyNo}. It was imported as county ${countyNo}.`,
  )
}

export const printImported = (terminal: Terminal, file: string, outcome: Imported): void => {
  if (outcome.imported === null) {
    const { kind, countyNo, taxYear } = outcome.alreadyImported
    terminal.print(
      `${file}: already imported as ${kind}, county ${countyNo}, ${taxYear}. Use --force to import it again.`,
    )
    return
  }
  const { kind, countyNo, taxYear, rows, rejected, rejects, replaced, seconds } = outcome.imported
  const what = counted(rows, kind === 'NAL' ? 'parcel' : 'sale')
  const how = replaced ? ', replacing the roll that was there' : ''
  terminal.print(`${file}: ${what} of county ${countyNo}, ${taxYear}, in ${seconds.toFixed(1)} s${how}.`)
  tellMisnamed(terminal, file, countyNo)
  if (rejected === 0) return
  terminal.print(`  ${counted(rejected, 'row')} could not be used:`)
  for (const { lineNo, reason } of rejects.slice(0, LISTED)) terminal.print(`  line ${lineNo}: ${reason}`)
  if (rejected > LISTED)
    terminal.print(`  … and ${number(rejected - LISTED)} more; \`roll list --rejects\` shows up to 200.`)
}
