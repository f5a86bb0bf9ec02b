/** `roll drop`: takes tax rolls out of use and deletes their rows. */

import { actLogged } from '#server/features/operator-log/actions.ts'
import { dropRolls } from '#server/features/tax-roll/actions.ts'
import { type Command, UsageError } from './command.ts'
import { readCountyNo, readOptions, readTaxYear } from './read-options.ts'
import { asOption, operatorName } from './who.ts'
import { withOpenDatabase } from './with-database.ts'

const readKind = (text: string): 'NAL' | 'SDF' => {
  if (text === 'NAL' || text === 'SDF') return text
  throw new UsageError(`--kind must be NAL or SDF, not "${text}".`)
}

export const rollDrop: Command = {
  name: 'roll drop',
  usage: 'roll drop --county NUMBER [--year YEAR] [--kind NAL|SDF] [--as NAME]',
  summary: 'Delete the tax rolls of a county. Reports already made keep their figures.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      county: { type: 'string' },
      year: { type: 'string' },
      kind: { type: 'string' },
      ...asOption,
    })
    if (values.county === undefined || positionals.length > 0)
      throw new UsageError('Say which county with --county.')
    const request = {
      countyNo: readCountyNo(values.county),
      ...(values.year === undefined ? {} : { taxYear: readTaxYear(values.year) }),
      ...(values.kind === undefined ? {} : { kind: readKind(values.kind) }),
    }
    const operator = operatorName(values.as, terminal)
    const { dropped } = await withOpenDatabase(terminal, ({ db, pool }) =>
      actLogged(
        { db, now: () => new Date() },
        {
          operator,
          action: 'roll drop',
          subjects: request,
          found: ({ dropped: count }) => ({ rolls: count }),
        },
        async () => {
          const count = await dropRolls(pool, request)
          return { ok: count > 0, dropped: count }
        },
      ),
    )
    terminal.print(
      dropped === 0 ? 'No such roll is loaded.' : `${dropped} ${dropped === 1 ? 'roll' : 'rolls'} dropped.`,
    )
    return dropped === 0 ? 1 : 0
  },
}
