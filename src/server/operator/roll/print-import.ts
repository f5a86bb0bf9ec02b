/** Owns what the operator is told about the import of one file. */

import { contradictionOfName, type importRoll } from '#server/features/tax-roll/actions.ts'
import type { Terminal } from '../command.ts'

type Imported = Extract<Awaited<ReturnType<typeof importRoll>>, { ok: true }>

const LISTED = 20

export const number = (value: number): string => value.toLocaleString('en-US')

const counted = (count: number, noun: string): string => `${number(count)} ${noun}${count === 1 ? '' : 's'}`

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
  const contradiction = contradictionOfName(file, outcome.imported)
  if (contradiction) terminal.print(`  ${contradiction} The rows were believed.`)
  if (rejected === 0) return
  terminal.print(`  ${counted(rejected, 'row')} could not be used:`)
  for (const { lineNo, reason } of rejects.slice(0, LISTED)) terminal.print(`  line ${lineNo}: ${reason}`)
  if (rejected > LISTED)
    terminal.print(`  … and ${number(rejected - LISTED)} more; \`roll list --rejects\` shows up to 200.`)
}
