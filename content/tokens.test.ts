import { describe, expect, it } from 'vitest'
import { contentFiles, readContent, readYaml } from '#content/content-files.ts'
import { fixedTokens, operatorTokens, seasonTokens } from '#content/fixed-tokens.ts'
import { statisticsFile, statisticTokens } from '#content/statistics.ts'
import { fillTokens, tokensIn } from '#content/tokens.ts'
import { exampleFile, exampleTokens } from '#content/worked-examples.ts'
import { seasonOn } from '#core/appeal/season.ts'
import { calendarDate } from '#core/calendar-date.ts'

const listed = new Map(
  [...readContent('tokens.md').matchAll(/^\| `\{\{(.+)\}\}` \| (.+?) \| (.+) \|$/gm)].map(
    ([, name = '', expected = '', source = '']) => [name, { expected, source }],
  ),
)
const files = contentFiles()
const examples = exampleFile.parse(readYaml('modules/01-introduction-and-background/examples.yaml'))
const computed = new Map([
  ...fixedTokens(),
  ...seasonTokens(seasonOn(calendarDate('2026-11-21'))),
  ...operatorTokens({ name: 'configured', postalAddress: 'configured', supportEmail: 'configured' }),
  ...statisticTokens(statisticsFile.parse(readYaml('statistics.yaml'))),
  ...exampleTokens(examples),
])

describe('the list of tokens', () => {
  it('holds every token that the content uses, and no other', () => {
    const used = new Set(files.flatMap(({ text }) => tokensIn(text)))
    expect([...listed.keys()].sort()).toEqual([...used].sort())
  })

  it.each([...listed])('%s has the value that code gives it', (name, { expected, source }) => {
    expect(computed.get(name)).toBe(expected)
    expect(source.length).toBeGreaterThan(4)
  })
})

it('leaves no brace behind in any file', () => {
  for (const { text } of files) expect(fillTokens(text, computed)).not.toMatch(/\{\{|\}\}/)
})

it('refuses a token nobody gave a value', () => {
  expect(() => fillTokens('It costs {{price:gold}}.', computed)).toThrow(
    'No value for the token {{price:gold}}',
  )
})

/**
 * By hand, rates 6.3400 and 12.5153: 20,000 × 18.8553 ÷ 1,000 = 377.106; 40,000 × 18.8553 ÷ 1,000 = 754.212;
 * 40,000 × 6.34 ÷ 1,000 = 253.60; 80,000 × 6.34 ÷ 1,000 + 20,000 × 12.5153 ÷ 1,000 = 507.20 + 250.306.
 */
it.each([
  ['capped-homestead-modest', '$0'],
  ['capped-homestead-big', '$377.11'],
  ['new-homestead', '$754.21'],
  ['rental-modest', '$253.60'],
  ['rental-big', '$757.51'],
] as const)('the example %s saves %s', (id, saving) => {
  expect(exampleTokens(examples).get(`example:${id}.saving`)).toBe(saving)
})

it('shows no share of petitions where one of the denominators is missing', () => {
  const tokens = statisticTokens({
    statistics: [
      {
        id: 'somewhere',
        place: 'Somewhere',
        taxYear: 2024,
        propertyClass: 'residential',
        filed: 200,
        reduced: 50,
        source: 'by hand',
        checkedOn: '2026-11-21',
        confidence: 'unverified',
      },
    ],
  })
  expect([...tokens]).toEqual([
    ['stat:somewhere.filed', '200'],
    ['stat:somewhere.reduced', '50'],
  ])
})
