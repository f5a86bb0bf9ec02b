/** Proves that a home of the roll is valued in the report as core values it from all sales of its county. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HomeValueOnWire, homeValue as homeValueSchema } from '#contract/report/home-value.ts'
import { submitTrimNumbers } from '#contract/report/reports.ts'
import { fitRates } from '#core/valuation/fit/rates.ts'
import { monthNumber } from '#core/valuation/home.ts'
import { nearestFirst } from '#core/valuation/select/nearest-first.ts'
import { madeCountySales, rulePrice, usableOf } from '#core/valuation/testing/made-county.ts'
import { valueHome } from '#core/valuation/value-home.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import {
  madeSales,
  quietAddress,
  quietHome,
  writeParcels,
  writeSales,
} from '#test/fixtures/roll/made-county-roll.ts'
import { parcel, type RollFolder, rollFolder, rollText, sale } from '#test/fixtures/roll/roll-files.ts'
import { askForReport, typedNumbers } from '#test/reports.ts'
import { fitRolls } from './fit-rolls.ts'
import { fitSales } from './jobs.ts'

/** In the season of the made roll: the notices of 2025 are the newest. */
const startsAt = new Date('2025-10-01T15:00:00Z')
const madeRoll = { countyNumber: 39, rollYear: 2025, synthetic: false }

let app: TestApp
let folder: RollFolder
beforeAll(async () => {
  app = await openAppForTest({ startsAt })
  folder = rollFolder()
  for (const file of [writeParcels(folder), writeSales(folder)])
    await importRoll({ pool: app.ctx.pool, file })
})
afterAll(async () => {
  folder.remove()
  await app.close()
})

const sufficient = ({ estimate }: HomeValueOnWire) => {
  if (!estimate.sufficient) throw new Error(estimate.why)
  return estimate
}

const shownValue = ({ homeValue }: { homeValue: HomeValueOnWire | null }): HomeValueOnWire => {
  if (homeValue === null) throw new Error('no value')
  return homeValueSchema.parse(homeValue)
}

const countFits = async (): Promise<number> => {
  const fits = await app.rows(
    `select 1 from tax_roll.fitted_rates f join tax_roll.rolls r on r.id = f.parcel_roll_id where r.county_no = 39`,
  )
  return fits.length
}

describe('a home in a county whose sales are loaded', () => {
  it('has the value and the grid that core draws from all sales of the county', async () => {
    const report = await askForReport(app, quietAddress)
    const value = shownValue(report)
    const usable = usableOf(madeSales)
    const rates = fitRates(usable, monthNumber(2025, 1))
    if (!rates.ok) throw new Error(rates.reason)
    const expected = valueHome(quietHome, usable, rates.rates)
    if (!expected.ok || !expected.estimate.sufficient) throw new Error('core gives no value')
    const estimate = sufficient(value)
    expect(estimate.priceCents).toBe(expected.estimate.valueDollars * 100)
    expect(Math.abs(estimate.priceCents / 100 / rulePrice(1_800, 2_000, 0) - 1)).toBeLessThan(0.02)
    expect(
      value.comparables.map(({ home, adjustedCents }) => [home.parcelId, adjustedCents]).toSorted(),
    ).toEqual(
      expected.grid
        .map(({ sale, adjustedDollars }) => [sale.home.parcelId, adjustedDollars * 100])
        .toSorted(),
    )
    // In the order of the case, so that a sale has one letter.
    expect(value.comparables).toEqual(nearestFirst(value.comparables, 2025))
    expect(value.comparables[0]).toMatchObject({
      nearness: 'same_development',
      sale: { recording: expect.stringMatching(/^Book 25000, page 1\d\d$/), qualificationCode: '01' },
      home: { address: expect.stringMatching(/^\d+ Oak St, Tampa, FL 33601$/) },
    })
  })

  it('is held against its just value on the footing of the roll, and judged by it', async () => {
    const report = await askForReport(app, quietAddress)
    const { supported } = sufficient(shownValue(report))
    // made sales stand at 85 % of the price without the county's trend; $330,000 of just value is far above $255,000
    expect(supported?.level).toMatchObject({ allUses: false, useName: 'Single-family home' })
    expect(supported?.comparedWith).toMatchObject({
      basis: 'roll',
      justValueCents: 33_000_000,
      place: 'above',
    })
    expect(report.basis).toBe('roll')
    expect(report.verdict).toMatchObject({ outcome: 'file', reason: 'estimate_below_break_even' })
    const point = report.verdict?.readings[0]?.scenarios.find(({ id }) => id === 'estimate_point')
    expect(point?.justCents).toBe(supported?.justValueCents)
    expect(report.feeComparison?.rows.at(-1)).toMatchObject({
      id: 'estimate_point',
      savingCents: point?.savingCents,
    })
  })

  it('shows the sales left out with their reasons, the neighbors, and where every figure is from', async () => {
    const value = shownValue(await askForReport(app, quietAddress))
    const { byReason, examples, total } = value.rejected
    expect(total).toBe(byReason.reduce((sum, { count }) => sum + count, 0))
    expect(examples).toContainEqual(
      expect.objectContaining({
        reason: 'not_qualified',
        sale: expect.objectContaining({ priceCents: 100_00, qualificationCode: '11' }),
      }),
    )
    expect(value.equity).toMatchObject({ sufficient: true })
    if (value.equity.sufficient) expect(value.equity.points).toHaveLength(value.equity.neighborCount)
    expect(value.uniformity?.medianRatio?.value).toBeCloseTo(0.85, 1)
    expect(value.sources.map(({ citation }) => citation)).toContainEqual(
      'Hillsborough County sale file of 2025, Florida Department of Revenue',
    )
  })

  it('is held against the typed just value where one was typed, unless the roll shows that to be a slip of the hand', async () => {
    const asked = await askForReport(app, quietAddress)
    const type = async (more: object) =>
      (
        await app.visitor().call(submitTrimNumbers, {
          leadId: asked.leadId,
          trimNumbers: { ...typedNumbers, taxYear: 2025, ...more },
        })
      ).report
    const typed = await type({ justValue: 400_000 })
    expect(typed.basis).toBe('roll_and_typed')
    const { supported } = sufficient(shownValue(typed))
    expect(supported?.comparedWith).toMatchObject({ basis: 'typed', justValueCents: 40_000_000 })
    expect(typed.verdict?.notes.map(({ code }) => code)).toContain('differs_from_roll')
    const slip = await type({})
    expect(slip.verdict).toMatchObject({ outcome: 'cannot_tell', reason: 'far_from_roll' })
    expect(slip.verdict?.problems[0]?.message).toContain('Hillsborough County 2025 tax roll has $330,000')
    expect(sufficient(shownValue(slip)).supported?.comparedWith).toMatchObject({ basis: 'roll' })
  })

  it('has its sales fitted once, however often that is asked for', async () => {
    await askForReport(app, quietAddress)
    expect(await fitRolls(app.ctx.pool, madeRoll)).toBe('fitted_before')
    expect(await countFits()).toBe(1)
  })

  it('is valued again when a sale file is replaced: its sales are fitted in a thread', async () => {
    const before = sufficient(shownValue(await askForReport(app, quietAddress))).priceCents
    const dearer = writeSales(folder, madeCountySales(240, 1.2))
    await importRoll({ pool: app.ctx.pool, file: dearer })
    const meta = { id: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
    expect(await fitSales.run(app.ctx, madeRoll, meta)).toEqual({ ok: true })
    expect(await fitRolls(app.ctx.pool, madeRoll)).toBe('fitted_before')
    const after = sufficient(shownValue(await askForReport(app, quietAddress))).priceCents
    expect(after / before).toBeCloseTo(1.2, 2)
    expect(await countFits()).toBe(1)
  })
})

describe('a home of the sample roll, there from the first start', () => {
  it.each(['101 Sample Orange Way', '103 Sample Orange Way', '20 Sample Heron Ln Unit 3'])(
    'has a whole grid, an estimate with its range, and neighbors: %s',
    async (line) => {
      const value = shownValue(await askForReport(app, `${line}, Sample Springs, FL 32300`))
      expect(value.comparables).toHaveLength(10)
      const { interval, supported } = sufficient(value)
      expect(interval).not.toBeNull()
      expect(supported?.level.allUses).toBe(false)
      expect(value.equity.sufficient).toBe(true)
      const citations = value.sources.map(({ citation }) => citation).join('\n')
      expect(citations).toContain('Leon County sale file of 2026 (sample, invented)')
      expect(citations).not.toContain('Department of Revenue')
      expect([value.synthetic, value.uniformity?.medianRatio?.value]).toEqual([true, expect.closeTo(0.86, 1)])
    },
  )
})

describe('a home in a county with few sales', () => {
  it('gets a verdict without a value, and why', async () => {
    const home = { PARCEL_ID: '1', PHY_ADDR1: '4 FEW SALES RD' }
    const files = [
      folder.write('NAL12.csv', rollText([parcel(home)])),
      folder.write('SDF12.csv', rollText([sale({ PARCEL_ID: '1', SALE_ID_CD: '1' })])),
    ]
    for (const file of files) await importRoll({ pool: app.ctx.pool, file })
    const report = await askForReport(app, '4 Few Sales Rd, Macclenny, FL 32063')
    expect(shownValue(report).estimate).toMatchObject({ sufficient: false, why: 'too_few_sales' })
    expect(report.verdict?.readings[0]?.scenarios.some(({ id }) => id === 'estimate_point')).toBe(false)
  })
})
