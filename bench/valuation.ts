/** `npm run bench:valuation -- NAL SDF…`: how well earlier sales foretell later ones, as JSON; `--inner` for tuning. */
import { parseArgs } from 'node:util'
import { isHome } from '#core/property/use-code.ts'
import { screenSales } from '#core/valuation/select/screen-sales.ts'
import { splitMonths, testMonths } from './valuation-protocol.ts'
import { readRolls } from './valuation-rolls.ts'
import { summarise, tally } from './valuation-summary.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { inner: { type: 'boolean', default: false } },
})
if (positionals.length < 2) throw new Error('Give one NAL file and at least one SDF file.')

const startedAt = performance.now()
const read = await readRolls(positionals)
const sales = read.sales.filter(({ home }) => isHome(home.useCode))
const { usable, unusable } = screenSales(sales)
const split = splitMonths(usable, values.inner)
const tested = testMonths({ sales, usable, unusable }, split)
const result = {
  protocol: values.inner
    ? 'inner split: the earlier months only, for tuning'
    : 'the last 40 % of months, each from the months before it',
  homesOnRoll: read.homes.length,
  qualifiedUsableSales: usable.length,
  setAside: tally(unusable.map(({ reason }) => reason)),
  ...summarise(tested, split),
  seconds: Math.round((performance.now() - startedAt) / 1000),
}
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
