import { describe, expect, it } from 'vitest'
import { contentFiles, readContent, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { exampleFile, exampleTokens } from '#content/example/worked.ts'
import { operatorTokens, taxTokens } from '#content/fixed-tokens.ts'
import { isSeasonToken, seasonTokens } from '#content/season-tokens.ts'
import { statisticTokens } from '#content/statistics.ts'
import { fillTokens, fillTokensWithin, tokensIn } from '#content/tokens.ts'
import { seasonOn } from '#core/appeal/season/season.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { dollars } from '#core/money.ts'
import { TAX_LAW } from '#core/tax/law/by-year.ts'

const listed = new Map(
  [...readContent('tokens.md').matchAll(/^\| `\{\{(.+)\}\}` \| (.+?) \| (.+) \|$/gm)].map(
    ([, name = '', expected = '', source = '']) => [name, { expected, source }],
  ),
)
const files = contentFiles()
const exampleFiles = files
  .filter(({ path }) => path.endsWith('/examples.yaml'))
  .map(({ path }) => exampleFile.parse(readYaml(path)))
const examples = exampleFile.parse(readYaml('modules/01-introduction-and-background/examples.yaml'))
const season = seasonTokens(seasonOn(calendarDate('2026-11-21')))
const computed = new Map([
  ...contentTokens({ statistics: readYaml('statistics.yaml'), examples: exampleFiles }),
  ...season,
  ...operatorTokens({ name: 'configured', postalAddress: 'configured', supportEmail: 'configured' }),
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

it('takes the next year from the rows of the law, once its cap is published and the vote decided', () => {
  const capPublished = { ...TAX_LAW, saveOurHomesPercent: { ...TAX_LAW.saveOurHomesPercent, 2027: 2.2 } }
  const voteOpen = taxTokens(capPublished)
  expect(voteOpen.get('param:save-our-homes-cap.newestYear')).toBe('2027')
  expect(voteOpen.get('param:homestead-exemption.year')).toBe('2026')
  const rejected = {
    ...capPublished,
    regimes: [{ from: 2008, regimes: ['current-law'] as const }],
    homestead: TAX_LAW.homestead.map((row) =>
      row.from === 2027 && row.rule.nonSchool.kind === 'two_pieces'
        ? {
            ...row,
            rule: { ...row.rule, nonSchool: { ...row.rule.nonSchool, secondCents: dollars(27_100) } },
          }
        : row,
    ),
  }
  const settled = taxTokens(rejected)
  expect(settled.get('param:homestead-exemption.year')).toBe('2027')
  // 25,000 + 27,100, and full from 50,000 + 27,100
  expect(settled.get('param:homestead-exemption.nonSchool')).toBe('$52,100')
  expect(settled.get('param:homestead-exemption.fullFrom')).toBe('$77,100')
})

it('leaves no brace behind in any file', () => {
  for (const { text } of files) expect(fillTokens(text, computed)).not.toMatch(/\{\{|\}\}/)
})

it('refuses a token nobody gave a value', () => {
  expect(() => fillTokens('It costs {{price:gold}}.', computed)).toThrow(
    'No value for the token {{price:gold}}',
  )
})

it('leaves the tokens of the season for the reader’s own day', () => {
  const built = fillTokens('{{price:upgrade}} until {{season:window.year}}', computed, isSeasonToken)
  expect(built).toBe('$53 until {{season:window.year}}')
  expect(fillTokens(built, season)).toBe('$53 until 2026')
})

it('fills every text inside a structure and leaves the rest alone', () => {
  const given = { days: 30, none: null, lines: ['{{price:upgrade}} more', { said: 'say "yes"' }] }
  expect(fillTokensWithin(given, computed)).toEqual({
    days: 30,
    none: null,
    lines: ['$53 more', { said: 'say "yes"' }],
  })
  expect(() => fillTokensWithin({ deep: ['{{price:gold}}'] }, computed)).toThrow('{{price:gold}}')
})

it('gives no two worked examples the same name', () => {
  const ids = exampleFiles.flatMap((file) => file.examples.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
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
