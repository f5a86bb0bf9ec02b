/** `roll drop`: takes tax rolls out of use and deletes their rows. */

import { actLogged } from '#server/features/operator-log/actions.ts'
import { dropRolls } from '#server/features/tax-roll/actions.ts'
import { listRolls } from '#server/features/tax-roll/queries.ts'
import { servesParcelsOf } from '#server/features/valuation/actions.ts'
import { type Command, type Terminal, UsageError } from '../command.ts'
import { readCountyNo, readOptions, readTaxYear } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { type OpenedDatabase, withOpenDatabase } from '../with-database.ts'
import { number } from './print-import.ts'

const readKind = (text: string): 'NAL' | 'SDF' => {
  if (text === 'NAL' || text === 'SDF') return text
  throw new UsageError(`--kind must be NAL or SDF, not "${text}".`)
}

type Roll = Awaited<ReturnType<typeof listRolls>>[number]
type Request = Parameters<typeof dropRolls>[1]

const isMeant = (roll: Roll, { countyNo, taxYear, kind }: Request): boolean =>
  roll.countyNo === countyNo &&
  (taxYear === undefined || roll.taxYear === taxYear) &&
  (kind === undefined || roll.kind === kind)

const nameOf = ({ kind, countyNo, taxYear, rows, fileName, synthetic }: Roll): string =>
  `${kind} of county ${countyNo}, ${taxYear}, ${number(rows)} rows, ${fileName}${synthetic ? ' (sample)' : ''}`

/** Sale files of the county that no parcel roll is left to use. */
const looseSaleFiles = (rolls: readonly Roll[], countyNo: number): readonly Roll[] => {
  const ofCounty = rolls.filter((roll) => roll.countyNo === countyNo)
  const isUsed = (sales: Roll) =>
    ofCounty.some(
      ({ kind, taxYear, synthetic }) =>
        kind === 'NAL' && synthetic === sales.synthetic && servesParcelsOf(sales.taxYear, taxYear),
    )
  return ofCounty.filter((roll) => roll.kind === 'SDF' && !isUsed(roll))
}

const tellWhatIsLeft = (rolls: readonly Roll[], countyNo: number, terminal: Terminal): void => {
  for (const roll of looseSaleFiles(rolls, countyNo))
    terminal.print(
      `Still loaded, and of no use without parcels of ${roll.taxYear} or ${roll.taxYear + 1}: ${nameOf(roll)}. To drop it too: roll drop --county ${countyNo} --year ${roll.taxYear} --kind SDF --yes`,
    )
}

const drop = async ({ db, pool }: OpenedDatabase, request: Request, operator: string): Promise<number> => {
  const action = {
    operator,
    action: 'roll drop',
    subjects: { ...request },
    found: ({ dropped: count }: { dropped: number }) => ({ rolls: count }),
  }
  const { dropped } = await actLogged({ db, now: () => new Date() }, action, async () => {
    const count = await dropRolls(pool, request)
    return { ok: count > 0, dropped: count }
  })
  return dropped
}

const runDrop = async (
  opened: OpenedDatabase,
  request: Request,
  { isSure, operator }: { readonly isSure: boolean; readonly operator: string },
  terminal: Terminal,
): Promise<number> => {
  const meant = (await listRolls(opened.pool)).filter((roll) => isMeant(roll, request))
  if (meant.length > 0 && !isSure) {
    terminal.tell(
      `This would drop:\n${meant.map((roll) => `  ${nameOf(roll)}`).join('\n')}\nAdd --yes to do it; only another import brings them back.`,
    )
    return 1
  }
  const dropped = await drop(opened, request, operator)
  terminal.print(
    dropped === 0 ? 'No such roll is loaded.' : `${dropped} ${dropped === 1 ? 'roll' : 'rolls'} dropped.`,
  )
  if (dropped > 0) tellWhatIsLeft(await listRolls(opened.pool), request.countyNo, terminal)
  return dropped === 0 ? 1 : 0
}

export const rollDrop: Command = {
  name: 'roll drop',
  usage: 'roll drop --county NUMBER [--year YEAR] [--kind NAL|SDF] --yes [--as NAME]',
  summary:
    'Delete the tax rolls of a county. Reports already made keep their figures. Without --yes: show what would go.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      county: { type: 'string' },
      year: { type: 'string' },
      kind: { type: 'string' },
      yes: { type: 'boolean', default: false },
      ...asOption,
    })
    if (values.county === undefined || positionals.length > 0)
      throw new UsageError('Say which county with --county.')
    const request = {
      countyNo: readCountyNo(values.county),
      ...(values.year === undefined ? {} : { taxYear: readTaxYear(values.year) }),
      ...(values.kind === undefined ? {} : { kind: readKind(values.kind) }),
    }
    const choice = { isSure: values.yes, operator: operatorName(values.as, terminal) }
    return withOpenDatabase(terminal, (opened) => runDrop(opened, request, choice, terminal))
  },
}
