import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { type Command, type Terminal, UsageError } from '../command.ts'
import { readCountyNo, readJobs, readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { type OpenedDatabase, withOpenDatabase } from '../with-database.ts'
import { number, printImported } from './print-import.ts'

/** 'NAL16P202501.zip', 'sdf16p202501.csv.gz': parcels and sales; personal property (NAP) is left alone. */
const isRollName = (name: string): boolean => /^(NAL|SDF)\d{2}.*\.(csv|zip|gz)$/i.test(name)

const isFolder = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const names = (await readdir(folder)).filter(isRollName).toSorted()
  if (names.length > 0) return names.map((name) => join(folder, name))
  throw new UsageError(`No file in ${folder} is named like NAL39P202601.zip or SDF39P202601.csv.`)
}

/** Each file once, in the order given; a folder's by name. */
const findRollFiles = async (paths: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = []
  for (const path of paths) found.push(...((await isFolder(path)) ? await filesIn(path) : [path]))
  return [...new Set(found)]
}

interface Choices {
  readonly countyNo: number | undefined
  readonly force: boolean
  /** Files at a time. */
  readonly jobs: number
  /** A file that another import is in the way of is not tried again. */
  readonly isLastTry: boolean
  readonly signal: AbortSignal
  readonly operator: string
}

type Outcome = Awaited<ReturnType<typeof importRoll>>

const importFile = async (
  { db, pool }: OpenedDatabase,
  file: string,
  choices: Choices,
  terminal: Terminal,
): Promise<Outcome> => {
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
  else if (outcome.reason !== 'busy' || choices.isLastTry) terminal.tell(`${file}: ${outcome.message}`)
  return outcome
}

interface Left {
  failed: number
  /** Files whose county, year and kind another import held. */
  readonly busy: string[]
}

const importEach = async (
  opened: OpenedDatabase,
  files: readonly string[],
  choices: Choices,
  terminal: Terminal,
): Promise<Left> => {
  const left: Left = { failed: 0, busy: [] }
  const waiting = files.values()
  const work = async () => {
    for (const file of waiting) {
      if (choices.signal.aborted) return
      const outcome = await importFile(opened, file, choices, terminal)
      if (outcome.ok) continue
      if (outcome.reason === 'busy') left.busy.push(file)
      else left.failed += 1
    }
  }
  await Promise.all(Array.from({ length: choices.jobs }, work))
  return left
}

/** The database needs a moment to notice that an import was killed. */
const NOTICED_AFTER_MS = 2_000

/** Two files of one county, year and kind may meet, or a killed import may still hold its place: tried once more. */
const importAll = async (files: readonly string[], choices: Choices, terminal: Terminal): Promise<number> =>
  withOpenDatabase(terminal, async (opened) => {
    const first = await importEach(opened, files, choices, terminal)
    if (first.busy.length > 0) await pause(NOTICED_AFTER_MS)
    const lastTry = { ...choices, jobs: 1, isLastTry: true }
    const second = await importEach(opened, first.busy, lastTry, terminal)
    const failed = first.failed + second.failed + second.busy.length
    return failed === 0 && !choices.signal.aborted ? 0 : 1
  })

export const rollImport: Command = {
  name: 'roll import',
  usage: 'roll import [--county NUMBER] [--force] [--jobs NUMBER] [--as NAME] FILE|FOLDER…',
  summary:
    'Import parcel (NAL) and sale (SDF) files: csv, gz or zip, two at a time or --jobs. A file counts whole or not at all; after a break the same command goes on with the files not yet in.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      county: { type: 'string' },
      force: { type: 'boolean', default: false },
      jobs: { type: 'string', default: '2' },
      ...asOption,
    })
    if (positionals.length === 0) throw new UsageError('Name at least one file to import.')
    const countyNo = values.county === undefined ? undefined : readCountyNo(values.county)
    const jobs = readJobs(values.jobs)
    const operator = operatorName(values.as, terminal)
    const files = await findRollFiles(positionals)
    const stopping = new AbortController()
    const stop = () => stopping.abort()
    process.once('SIGINT', stop).once('SIGTERM', stop)
    try {
      const choices = {
        countyNo,
        force: values.force,
        jobs,
        isLastTry: false,
        signal: stopping.signal,
        operator,
      }
      return await importAll(files, choices, terminal)
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop)
    }
  },
}
