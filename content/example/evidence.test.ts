import { expect, it } from 'vitest'
import { readYaml } from '#content/content-files.ts'
import { exampleFile, exampleTokens } from '#content/example/worked.ts'
import { workedDays } from '#content/example/worked-days.ts'

const tokensOf = (module: string) =>
  exampleTokens(exampleFile.parse(readYaml(`modules/${module}/examples.yaml`)))
const background = tokensOf('01-introduction-and-background')
const prerequisites = tokensOf('02-prerequisites-and-materials')
const filing = tokensOf('03-filing-your-appeal')
const evidence = tokensOf('04-building-your-evidence-package')

it.each([
  // 1,890 − 1,764 = 126; 126 ÷ 1,890 = 6.67 %; 420,000 ÷ 1,890 = 222.22; 420,000 × 126 ÷ 1,890
  ['difference', '126'],
  ['differenceShare', '6.7%'],
  ['perSqft', '$222.22'],
  ['differenceAtPerSqft', '$28,000'],
] as const)('the home that was measured has %s %s', (field, words) => {
  expect(prerequisites.get(`record:measured-home.${field}`)).toBe(words)
})

it.each([
  // 395,000 ÷ 1,000 × 6.34 = 2,504.30 and 368,589 × 12.5153 ÷ 1,000 = 4,613.002
  ['taxNow', '$7,117.30'],
  // three quarters of it are 5,337.975
  ['shareOfTax', '$5,337.98'],
  ['minimumPayment', '$5,937.98'],
  // 7,117.30 × 0.96 = 6,832.608
  ['taxInNovember', '$6,832.61'],
] as const)('the household’s bill has %s %s', (field, words) => {
  expect(background.get(`example:new-homestead.${field}`)).toBe(words)
})

it('holds an offer against the highest fee', () => {
  // 13,000 and 27,000 × 18.8553 ÷ 1,000, each levy rounded; the last less 50
  expect(filing.get('example:table-offered.saving')).toBe('$245.12')
  expect(filing.get('example:table-rest.saving')).toBe('$509.09')
  expect(filing.get('example:table-rest.savingLessHighestFee')).toBe('$459.09')
})

it.each([
  // 490,000 − 86 × 110 − 25,000 + 3 × 0.3 % of 490,000
  ['oak.adjusted', '$459,950'],
  // down 34,460 and up 4,410
  ['oak.net', '$30,050'],
  ['oak.gross', '$38,870'],
  ['oak.grossShare', '7.9%'],
  // 436,000 + 59 × 110 + 7 × 0.3 % of 436,000
  ['palm.adjusted', '$451,646'],
  // 470,000 − 46 × 110 − 8,000 + 5 × 0.3 % of 470,000
  ['bay.adjusted', '$463,990'],
  // down 13,060 and up 7,050
  ['bay.net', '$6,010'],
  ['bay.gross', '$20,110'],
  // 439,000 + 44 × 110 + 10 × 0.3 % of 439,000
  ['reed.adjusted', '$457,010'],
  // (457,010 + 459,950) ÷ 2
  ['median', '$458,480'],
  // 458,480 × 0.85
  ['net', '$389,708'],
  ['aboveNet', '$30,292'],
  // 449,000 + 10 × 0.3 % of 449,000
  ['ownAdjusted', '$462,470'],
  // 462,470 × 0.85 = 393,099.50, to the dollar
  ['ownNet', '$393,100'],
  // 420,000 × 0.85: the mistake to avoid
  ['noticeLess', '$357,000'],
] as const)('the four sales have %s %s', (field, words) => {
  expect(evidence.get(`comparison:four-sales.${field}`)).toBe(words)
})

it('adds repairs up and takes off what was allowed', () => {
  // 11,900 + 4,250, less 6,000
  expect(evidence.get('amounts:repairs.total')).toBe('$16,150')
  expect(evidence.get('amounts:repairs.left')).toBe('$10,150')
})

it('lets the household ask for what its sales and its roof support, rounded up to the next thousand', () => {
  const amount = (tokens: ReadonlyMap<string, string>, name: string): number =>
    Number(tokens.get(name)?.replace(/[$,]/g, ''))
  const supported = amount(evidence, 'comparison:four-sales.net') - amount(evidence, 'amounts:repairs.left')
  const asked = amount(background, 'example:new-homestead.requestedJustValue')
  expect(asked).toBe(Math.ceil(supported / 1_000) * 1_000)
  // One home in all modules.
  const value = background.get('example:new-homestead.justValue')
  for (const name of [
    'record:measured-home.justValue',
    'record:street.justValue',
    'comparison:four-sales.justValue',
  ])
    expect(prerequisites.get(name) ?? evidence.get(name), name).toBe(value)
})

it('puts the value of a foot beside the middle of three neighbors', () => {
  // 420,000 ÷ 1,764; then 409,000 ÷ 1,790 = 228.49, 396,000 ÷ 1,735 = 228.24, 424,000 ÷ 1,845 = 229.81
  expect(evidence.get('record:street.perSqft')).toBe('$238.10')
  expect(evidence.get('record:street.othersMedianPerSqft')).toBe('$228.49')
})

it('counts ten calendar days from the clerk’s letter, and aims before the weekend', () => {
  const days = workedDays()
  expect(days.get('day:incomplete-petition.cureBy')).toBe('Saturday, September 18, 2027')
  expect(days.get('day:incomplete-petition.cureAim')).toBe('Friday, September 17, 2027')
})

it('aims for a day of the household’s hearing on which offices keep their usual hours', () => {
  const days = workedDays()
  expect(days.get('day:hearing.evidenceDue')).toBe('Tuesday, January 12, 2027')
  expect(days.get('day:hearing.evidenceAim')).toBe('Thursday, January 7, 2027')
})
