/** `roll list`: shows which tax rolls are in use. */

import { listRolls, unfinishedImports } from '#server/features/tax-roll/queries.ts'
import type { Command } from '../command.ts'
import { jsonOption, moment, printJson } from '../print.ts'
import { readOptions } from '../read-options.ts'
import { withDatabase } from '../with-database.ts'

type Roll = Awaited<ReturnType<typeof listRolls>>[number]

const lineOf = ({
  kind,
  countyNo,
  taxYear,
  rows,
  rejected,
  fileName,
  activatedAt,
  synthetic,
}: Roll): string => {
  const count = rows.toLocaleString('en-US').padStart(10)
  const day = activatedAt.toISOString().slice(0, 10)
  const marks = synthetic ? '  SAMPLE, invented parcels' : ''
  return `${kind}  county ${countyNo}  ${taxYear}  ${count} rows  ${rejected} rejected  ${day}  ${fileName}${marks}`
}

const linesOf = (roll: Roll, withRejects: boolean): readonly string[] => [
  lineOf(roll),
  ...(withRejects ? roll.rejects.map(({ lineNo, reason }) => `  line ${lineNo}: ${reason}`) : []),
]

export const rollList: Command = {
  name: 'roll list',
  usage: 'roll list [--rejects] [--json]',
  summary:
    'List the tax rolls in use and imports not finished; with --rejects also the rows that could not be used.',
  run: async (args, terminal) => {
    const { values } = readOptions(args, { rejects: { type: 'boolean', default: false }, ...jsonOption })
    const [rolls, unfinished] = await withDatabase(terminal, (pool) =>
      Promise.all([listRolls(pool), unfinishedImports(pool)]),
    )
    if (values.json) {
      printJson(terminal, [
        ...rolls.map(({ rejects, ...roll }) => ({
          ...roll,
          inUse: true,
          ...(values.rejects && { rejects }),
        })),
        ...unfinished.map((roll) => ({ ...roll, inUse: false })),
      ])
      return 0
    }
    if (rolls.length === 0) terminal.print('No tax roll is loaded.')
    for (const roll of rolls) for (const line of linesOf(roll, values.rejects)) terminal.print(line)
    for (const { kind, countyNo, taxYear, fileName, startedAt } of unfinished)
      terminal.print(
        `${kind}  county ${countyNo}  ${taxYear}  NOT IN USE: the import of ${fileName}, begun ${moment(startedAt)}, runs or was broken off; the same \`roll import\` takes it up`,
      )
    return 0
  },
}
