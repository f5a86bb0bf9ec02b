import { expect, it } from 'vitest'
import { readYaml } from '#content/content-files.ts'
import { workedDays } from '#content/worked-days.ts'
import { exampleFile, exampleTokens } from '#content/worked-examples.ts'

const tokensOf = (module: string) =>
  exampleTokens(exampleFile.parse(readYaml(`modules/${module}/examples.yaml`)))
const prerequisites = tokensOf('02-prerequisites-and-materials')
const filing = tokensOf('03-filing-your-appeal')
const evidence = tokensOf('04-building-your-evidence-package')

it.each([
  // 1,890 − 1,764 = 126; 126 ÷ 1,890 = 6.67 %; 378,000 ÷ 1,890 = 200; 126 × 200
  ['difference', '126'],
  ['differenceShare', '6.7%'],
  ['perSqft', '$200'],
  ['differenceAtPerSqft', '$25,200'],
] as const)('the home that was measured has %s %s', (field, words) => {
  expect(prerequisites.get(`record:measured-home.${field}`)).toBe(words)
})

it.each([
  // 326,000 ÷ 1,000 × 6.34 = 2,066.84 and 299,589 × 12.5153 ÷ 1,000 = 3,749.446
  ['taxNow', '$5,816.29'],
  // three quarters of it are 4,362.2175
  ['shareOfTax', '$4,362.22'],
  ['minimumPayment', '$5,097.22'],
  // 5,816.29 × 0.96 = 5,583.6384
  ['taxInNovember', '$5,583.64'],
] as const)('the bill in March has %s %s', (field, words) => {
  expect(filing.get(`example:bill-in-march.${field}`)).toBe(words)
})

it('holds an offer against the highest fee', () => {
  // 26,000, 17,000 and 9,000 × 18.8553 ÷ 1,000, each levy rounded; the last less 50
  expect(filing.get('example:table-asked.saving')).toBe('$490.24')
  expect(filing.get('example:table-offered.saving')).toBe('$320.54')
  expect(filing.get('example:table-rest.saving')).toBe('$169.70')
  expect(filing.get('example:table-rest.savingLessHighestFee')).toBe('$119.70')
})

it.each([
  // 389,000 − 80 × 95 − 22,000 + 3 × 0.4 % of 389,000
  ['oak.adjusted', '$364,068'],
  // 361,500 + 55 × 95 + 7 × 0.4 % of 361,500
  ['palm.adjusted', '$376,847'],
  // 378,000 − 50 × 95 − 6,000 + 5 × 0.4 % of 378,000
  ['bay.adjusted', '$374,810'],
  // 352,000 + 40 × 95 + 10 × 0.4 % of 352,000
  ['reed.adjusted', '$369,880'],
  // (369,880 + 374,810) ÷ 2
  ['median', '$372,345'],
  // 372,345 × 0.85
  ['net', '$316,493.25'],
  ['aboveNet', '$21,506.75'],
] as const)('the four sales have %s %s', (field, words) => {
  expect(evidence.get(`comparison:four-sales.${field}`)).toBe(words)
})

it('adds repairs up and takes off what was allowed', () => {
  // 14,850 + 3,900 + 9,400, less 6,000
  expect(evidence.get('amounts:repairs.total')).toBe('$28,150')
  expect(evidence.get('amounts:repairs.left')).toBe('$22,150')
})

it('puts the value of a foot beside the middle of three neighbors', () => {
  // 338,000 ÷ 1,640; then 326,000 ÷ 1,655 = 196.98, 318,500 ÷ 1,610 = 197.83, 335,000 ÷ 1,700 = 197.06
  expect(evidence.get('record:street.perSqft')).toBe('$206.10')
  expect(evidence.get('record:street.othersMedianPerSqft')).toBe('$197.06')
})

it('counts ten calendar days from the clerk’s letter, and aims before the weekend', () => {
  const days = workedDays()
  expect(days.get('day:incomplete-petition.cureBy')).toBe('Saturday, September 18, 2027')
  expect(days.get('day:incomplete-petition.cureAim')).toBe('Friday, September 17, 2027')
})
