/** `roll import`: brings tax roll files into the database, one after the other. */

import { basename } from 'node:path'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { type Command, type Terminal, UsageError } from './command.ts'
import { readCountyNo, readOptions } from './read-options.ts'
import { asOption, operatorName } from './who.ts'
import { type OpenedDatabase, withOpenDatabase } from './with-database.ts'

interface Choices {
  readonly countyNo: number | undefined
  readonly force: boolean
  readonly signal: AbortSignal
  readonly operator: string
}

const LISTED = 20

const number = (value: number): string => value.toLocaleString('en-US')

const counted = (count: number, noun: string): string => `${number(count)} ${noun}${count === 1 ? '' : 's'}`

type Imported = Extract<Awaited<ReturnType<typeof importRoll>>, { ok: true }>

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

const printImported = (terminal: Terminal, file: string, outcome: Imported): void => {
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

const importFile = async (
  { db, pool }: OpenedDatabase,
  file: string,
  choices: Choices,
  terminal: Terminal,
): Promise<boolean> => {
  const subjects = { file: basename(file), force: choices.force }
  const action = { operator: choices.operator, action: 'roll import', subjects }
  const outcome = await actLogged({ db, now: () => new Date() }, action, () =>
    importRoll({
      pool,
      file,
      ...(choices.countyNo === undefined ? {} : { countyNo: choices.countyNo }),
      force: choices.force,
      signal: choices.signal,
      onProgress: ({ rows, rejected, rowsPerSecond }) =>
        terminal.tell(
          `  ${file}: ${number(rows)} rows, ${number(rejected)} rejected, ${number(rowsPerSecond)} rows/s`,
        ),
    }),
  )
  if (outcome.ok) printImported(terminal, file, outcome)
  else terminal.tell(`${file}: ${outcome.message}`)
  return outcome.ok
}

const importAll = async (files: readonly string[], choices: Choices, terminal: Terminal): Promise<number> =>
  withOpenDatabase(terminal, async (opened) => {
    let failed = 0
    for (const file of files) {
      if (choices.signal.aborted) break
      if (!(await importFile(opened, file, choices, terminal))) failed += 1
    }
    return failed === 0 && !choices.signal.aborted ? 0 : 1
  })

export const rollImport: Command = {
  name: 'roll import',
  usage: 'roll import [--county NUMBER] [--force] [--as NAME] FILE…',
  summary: 'Import parcel (NAL) and sale (SDF) files: csv, gz or zip. Interrupted imports change nothing.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      county: { type: 'string' },
      force: { type: 'boolean', default: false },
      ...asOption,
    })
    if (positionals.length === 0) throw new UsageError('Name at least one file to import.')
    const countyNo = values.county === undefined ? undefined : readCountyNo(values.county)
    const operator = operatorName(values.as, terminal)
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    process.once('SIGINT', stop).once('SIGTERM', stop)
    try {
      return await importAll(
        positionals,
        { countyNo, force: values.force, signal: stopping.signal, operator },
        terminal,
      )
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop)
    }
  },
}
