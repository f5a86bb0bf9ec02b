/** `roll verify`: counts the rolls in use again and shows the totals to hold against the county's own. */

import { formatPercent } from '#core/percent.ts'
import { listRolls, verifyRoll } from '#server/features/tax-roll/queries.ts'
import type { Command, Terminal } from '../command.ts'
import { jsonOption, printJson } from '../print.ts'
import { readNone } from '../read-arguments.ts'
import { readCountyNo, readOptions, readTaxYear } from '../read-options.ts'
import { withDatabase } from '../with-database.ts'
import { number } from './print-import.ts'

type Roll = Awaited<ReturnType<typeof listRolls>>[number]
type Counted = Awaited<ReturnType<typeof verifyRoll>>

const QUALIFIED = ['01', '02']

const share = (part: number, whole: number): string =>
  whole === 0 ? 'none' : `${number(part)} (${formatPercent((100 * part) / whole)})`

const linesOf = (counted: Counted): readonly string[] => {
  if (counted.kind === 'NAL')
    return [
      `just value in all: $${number(counted.justValueDollars)}`,
      `with a house number and a street: ${share(counted.rowsWithAddress, counted.rows)}`,
      `with a building: ${number(counted.improvedRows)}, of these with living area: ${share(counted.improvedRowsWithArea, counted.improvedRows)}`,
    ]
  const qualified = counted.byQualification
    .filter(({ code }) => QUALIFIED.includes(code))
    .reduce((sum, { rows }) => sum + rows, 0)
  const found = counted.rowsOnParcelRoll
  return [
    `qualified (01 and 02): ${share(qualified, counted.rows)}`,
    `by qualification code: ${counted.byQualification.map(({ code, rows }) => `${code || 'blank'} ${number(rows)}`).join(', ')}`,
    found === null
      ? 'no parcel roll of this county is loaded'
      : `of a parcel on the newest parcel roll here: ${share(found, counted.rows)}`,
  ]
}

const print = (terminal: Terminal, roll: Roll, counted: Counted): void => {
  const { kind, countyNo, taxYear, fileName, rows, synthetic } = roll
  const found =
    counted.rows === rows
      ? `${number(rows)} rows, as imported`
      : `${number(counted.rows)} ROWS, BUT ${number(rows)} WERE IMPORTED`
  const sample = synthetic ? ', SAMPLE' : ''
  terminal.print(`${kind}  county ${countyNo}  ${taxYear}  ${fileName}${sample}: ${found}`)
  for (const line of linesOf(counted)) terminal.print(`  ${line}`)
}

export const rollVerify: Command = {
  name: 'roll verify',
  usage: 'roll verify [--county NUMBER] [--year YEAR] [--json]',
  summary: 'Count the rolls in use: rows, just value, areas, addresses, sales by qualification code.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      county: { type: 'string' },
      year: { type: 'string' },
      ...jsonOption,
    })
    readNone(positionals)
    const countyNo = values.county === undefined ? null : readCountyNo(values.county)
    const taxYear = values.year === undefined ? null : readTaxYear(values.year)
    const counted = await withDatabase(terminal, async (pool) => {
      const rolls = (await listRolls(pool)).filter(
        (roll) => (countyNo ?? roll.countyNo) === roll.countyNo && (taxYear ?? roll.taxYear) === roll.taxYear,
      )
      return Promise.all(rolls.map(async (roll) => ({ roll, counted: await verifyRoll(pool, roll) })))
    })
    if (values.json) printJson(terminal, counted)
    else if (counted.length === 0) terminal.print('No such roll is loaded.')
    else for (const one of counted) print(terminal, one.roll, one.counted)
    return counted.length > 0 && counted.every((one) => one.counted.rows === one.roll.rows) ? 0 : 1
  },
}
