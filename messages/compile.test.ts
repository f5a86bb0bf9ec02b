// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is compiled is code with templates in it.
/** Proves that messages become typed functions, and that a wrong one is refused by its name. */
import { describe, expect, it } from 'vitest'
import { compileFeature } from './compile.mjs'
import { plural, select, whole } from './format.ts'

const compiled = (message: string): string => {
  const code = compileFeature('report', { card: { say: message } }).get('report/card.ts') ?? ''
  return code.slice(code.indexOf('export'))
}

describe('a message', () => {
  it('without values is a function of nothing', () => {
    expect(compiled('Don’t wait')).toBe('export const say = (): string => `Don’t wait`\n')
  })

  it('takes its values by name', () => {
    expect(compiled('You save {amount}.')).toBe(
      'export const say = (values: { readonly amount: Word }): string => `You save ${values.amount}.`\n',
    )
  })

  it('takes a number where it counts, and one of the words it knows where it chooses', () => {
    expect(compiled('{count, plural, one {# sale} other {# sales}}')).toContain('readonly count: number')
    expect(compiled('{levy, select, school {a} other {b}}')).toContain('readonly levy: string')
    expect(compiled('{levy, select, school {a} county {b}}')).toContain("readonly levy: 'school' | 'county'")
  })

  it('with words drawn differently is a list of its parts', () => {
    expect(compiled('See <link>the rule</link>.')).toBe(
      'export const say = <Part>(values: { readonly link: (words: string) => Part }): readonly (string | Part)[] => [`See `, values.link(`the rule`), `.`]\n',
    )
  })

  it('keeps signs that mean something in code', () => {
    expect(compiled('a `b` \\ $')).toContain('`a \\`b\\` \\\\ $`')
  })
})

it.each([
  ['an open brace', 'You save {amount', 'report.json: card.say'],
  ['a value without a usable name', 'You save {0}', '{0} is no name of a value'],
  ['a date that nobody worded', 'By {day, date, long}', 'give it already worded'],
])('%s is refused by the name of the message', (_, message, words) => {
  expect(() => compiled(message)).toThrow(words)
})

it('refuses the one name that would make its module wait for ever', () => {
  // biome-ignore lint/suspicious/noThenProperty: it is what is refused.
  expect(() => compileFeature('report', { card: { then: 'Next' } })).toThrow('no message can have')
})

describe('counting', () => {
  it('takes the form of the very number before that of the language', () => {
    const forms = { '=0': 'none', one: 'one sale', other: 'some sales' }
    expect([0, 1, 2].map((count) => plural(count, forms))).toEqual(['none', 'one sale', 'some sales'])
    expect(whole(1234)).toBe('1,234')
    expect(select('x', { other: 'that' })).toBe('that')
  })
})
