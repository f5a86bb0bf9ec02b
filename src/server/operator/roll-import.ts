/** `roll import`: brings tax roll files into the database, one after the other. */

import type { Pool } from 'pg'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { type Command, type Output, UsageError } from './command.ts'
import { readCountyNo, readOptions } from './read-options.ts'
import { withDatabase } from './with-database.ts'

interface Choices {
  readonly countyNo: number | undefined
  readonly force: boolean
  readonly signal: AbortSignal
}

const LISTED = 20

const number = (value: number): string => value.toLocaleString('en-US')

type Imported = Extract<Awaited<ReturnType<typeof importRoll>>, { ok: true }>

const printImported = (output: Output, file: string, outcome: Imported): void => {
  if (outcome.imported === null) {
    const { kind, countyNo, taxYear } = outcome.alreadyImported
    output.print(
      `${file}: already imported as ${kind}, county ${countyNo}, ${taxYear}. Use --force to import it again.`,
    )
    return
  }
  const { kind, countyNo, taxYear, rows, rejected, rejects, replaced, seconds } = outcome.imported
  const what = kind === 'NAL' ? 'parcels' : 'sales'
  const how = replaced ? ', replacing the roll that was there' : ''
  output.print(
    `${file}: ${number(rows)} ${what} of county ${countyNo}, ${taxYear}, in ${seconds.toFixed(1)} s${how}.`,
  )
  if (rejected === 0) return
  output.print(`  ${number(rejected)} rows could not be used:`)
  for (const { lineNo, reason } of rejects.slice(0, LISTED)) output.print(`  line ${lineNo}: ${reason}`)
  if (rejected > LISTED)
    output.print(`  … and ${number(rejected - LISTED)} more; \`roll list --rejects\` shows up to 200.`)
}

const importFile = async (pool: Pool, file: string, choices: Choices, output: Output): Promise<boolean> => {
  const outcome = await importRoll({
    pool,
    file,
    ...(choices.countyNo === undefined ? {} : { countyNo: choices.countyNo }),
    force: choices.force,
    signal: choices.signal,
    onProgress: ({ rows, rejected, rowsPerSecond }) =>
      output.tell(
        `  ${file}: ${number(rows)} rows, ${number(rejected)} rejected, ${number(rowsPerSecond)} rows/s`,
      ),
  })
  if (outcome.ok) printImported(output, file, outcome)
  else output.tell(`${file}: ${outcome.message}`)
  return outcome.ok
}

const importAll = async (files: readonly string[], choices: Choices, output: Output): Promise<number> =>
  withDatabase(output, async (pool) => {
    let failed = 0
    for (const file of files) {
      if (choices.signal.aborted) break
      if (!(await importFile(pool, file, choices, output))) failed += 1
    }
    return failed === 0 && !choices.signal.aborted ? 0 : 1
  })

export const rollImport: Command = {
  name: 'roll import',
  usage: 'roll import [--county NUMBER] [--force] FILE…',
  summary: 'Import parcel (NAL) and sale (SDF) files: csv, gz or zip. Interrupted imports change nothing.',
  run: async (args, output) => {
    const { values, positionals } = readOptions(args, {
      county: { type: 'string' },
      force: { type: 'boolean', default: false },
    })
    if (positionals.length === 0) throw new UsageError('Name at least one file to import.')
    const countyNo = values.county === undefined ? undefined : readCountyNo(values.county)
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    process.once('SIGINT', stop).once('SIGTERM', stop)
    try {
      return await importAll(positionals, { countyNo, force: values.force, signal: stopping.signal }, output)
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop)
    }
  },
}
