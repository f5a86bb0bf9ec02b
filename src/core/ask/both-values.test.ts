/** Proves which questions are told from the two values that they hold. */
import { expect, it } from 'vitest'
import { holdsBothValues } from './both-values.ts'

it.each([
  ['market 298 assesed 181 is it worth it to appeal', true],
  ['my value went from 187 to 214 thousand but assessed only 151 to 155, so what is the point', true],
  ['my market value is $420,000 and my assessed value is 300,000, would an appeal save me anything', true],
  ['what is the difference between market and assessed value', false],
  ['why did assessed go up 3% and market value 10 percent', false],
  ['is it worth it to appeal 12000 dollars', false],
])('%s: %s', (question, holds) => {
  expect(holdsBothValues(question)).toBe(holds)
})
