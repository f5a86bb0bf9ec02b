/** Proves that a list of cases counts an owner's purchase among the evidence as the case itself does. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCase, getCase, getCaseOutlook, listCases, saveCase } from '#contract/case/cases.ts'
import { saveProperty } from '#contract/property/properties.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { caseNowOf, caseProgress } from '#core/case/step/progress.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { fitRolls } from '#server/features/valuation/fit-rolls.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import {
  madeSales,
  quietAddress,
  quietHome,
  writeParcels,
  writeSales,
} from '#test/fixtures/roll/made-county-roll.ts'
import { type RollFolder, rollFolder } from '#test/fixtures/roll/roll-files.ts'
import { home, student } from '#test/people.ts'

let app: TestApp
let folder: RollFolder
beforeAll(async () => {
  app = await openAppForTest({ startsAt: new Date('2025-10-01T15:00:00Z') })
  folder = rollFolder()
  const [last] = madeSales
  if (last === undefined) throw new Error('the county has sales')
  const own = { ...last, saleId: 'own', home: quietHome, year: 2024, month: 6, priceDollars: 200_000 }
  for (const file of [writeParcels(folder), writeSales(folder, [...madeSales, own])])
    await importRoll({ pool: app.ctx.pool, file })
  await fitRolls(app.ctx.pool, { countyNumber: 39, rollYear: 2025, synthetic: false })
})
afterAll(async () => {
  folder.remove()
  await app.close()
})

const [addressLine1 = '', city = ''] = quietAddress.split(', ')
const quiet = { ...home, addressLine1, city, zipCode: '33601', parcelId: quietHome.parcelId }

it.each(['standard', 'ai_enhanced'] as const)('of a plan %s', async (tier) => {
  const { client } = await student(app, tier)
  const { property } = await client.call(saveProperty, quiet)
  const { caseId: id } = await client.call(createCase, { propertyId: property.id, taxYear: 2025 })
  // Its closing statement is asked for where the packet is made here, wherever the other papers are.
  await client.call(saveCase, { id, version: 1, changes: { papersAreElsewhere: true } })
  const [{ case: opened }, { outlook }] = await Promise.all([
    client.call(getCase, { id }),
    client.call(getCaseOutlook, { id }),
  ])
  expect(outlook.purchase?.priceCents).toBe(20_000_000)
  const held = { ...opened, today: todayInFlorida(app.ctx.now()) }
  const keepsPapersHere = tier === 'ai_enhanced'
  const { purchase, openSteps } = outlook
  const shown = caseProgress(caseNowOf(held, { purchase, openSteps, keepsPapersHere }))
  const [listed] = (await client.call(listCases, {})).cases
  expect(listed).toMatchObject({ stepsDone: shown.done, nextStep: { step: shown.next.step } })
  const without = caseProgress(caseNowOf(held, { purchase: null, keepsPapersHere }))
  expect(without.done - shown.done).toBe(keepsPapersHere ? 1 : 0)
})
