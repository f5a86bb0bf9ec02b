/** `roll list`: shows which tax rolls are in use. */

import { listRolls } from '#server/features/tax-roll/queries.ts'
import type { Command } from './command.ts'
import { readOptions } from './read-options.ts'
import { withDatabase } from './with-database.ts'

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

export const rollList: Command = {
  name: 'roll list',
  usage: 'roll list [--rejects]',
  summary: 'List the tax rolls in use; with --rejects also the rows that could not be used.',
  run: async (args, output) => {
    const { values } = readOptions(args, { rejects: { type: 'boolean', default: false } })
    const rolls = await withDatabase(output, listRolls)
    if (rolls.length === 0) output.print('No tax roll is loaded.')
    for (const roll of rolls) {
      output.print(lineOf(roll))
      if (values.rejects)
        for (const { lineNo, reason } of roll.rejects) output.print(`  line ${lineNo}: ${reason}`)
    }
    return 0
  },
}
