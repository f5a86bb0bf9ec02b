import { expect, it } from 'vitest'
import { CAPPED_HOMESTEAD, factsOf } from '#core/tax/testing/example-homes.ts'
import { exemptionLines } from './personal-exemptions.ts'
import { tellVerdict } from './tell.ts'

const verdict = tellVerdict(factsOf(CAPPED_HOMESTEAD))

// $94.28 and $625.77: see core/tax/exemption/personal.test.ts
it('says what each takes off and saves on the home', () => {
  expect(exemptionLines(verdict.readings)).toEqual([
    'Widow or widower, blind, or totally disabled: $5,000 off the taxable value for each, about $94 a year.',
    'Veteran 10% or more disabled by service: $5,000 off the taxable value, about $94 a year. Totally disabled veterans and first responders: often no tax on their homestead.',
    '65 or older with a low income: up to $50,000 off a homestead’s taxable value in some counties, up to about $626 a year.',
  ])
})

it('says what each takes off where the taxes are not known', () => {
  expect(exemptionLines([])[0]).toBe(
    'Widow or widower, blind, or totally disabled: $5,000 off the taxable value for each.',
  )
})

it('stands where the owner is told to check exemptions by March 1', () => {
  const told = verdict.whatElseHelps.find(({ code }) => code === 'check_exemptions')?.text
  expect(told).toMatch(/^See if you qualify for another exemption, and apply by March 1\. Widow or widower/)
  expect(told).toContain('about $94 a year')
})
