/** Checks that what is known goes into a paper and what is not leaves a blank, never an invention. */
import { describe, expect, it } from 'vitest'
import { type CaseFacts, factsIn, fillFacts, noFacts, noTables } from '#core/document/template/case-facts.ts'
import { paperFor, parseInline, type Template, textOf } from '#core/document/template/template.ts'

const known = { ...noFacts, 'owner.name': 'Dana **Star** Whitfield', 'county.name': 'Lake' }

describe('facts in a text', () => {
  it('are filled in, or leave a blank, or the words given for it', () => {
    expect(fillFacts('[[county.name]] County', known)).toBe('Lake County')
    expect(fillFacts('[[county.name|Your]] County', noFacts)).toBe('Your County')
    expect(fillFacts('I am [[owner.name]].', noFacts)).toMatch(/^I am _{20,}\.$/)
  })

  it('are named only when there are such facts', () => {
    expect(factsIn('[[county.name]] and [[home.street|the home]]')).toEqual(['county.name', 'home.street'])
    expect(() => factsIn('[[county.size]]')).toThrow('There is no fact county.size')
  })
})

describe('marks in a sentence', () => {
  it('become strong words and links', () => {
    const words = parseInline('See **the date** on [the form](https://example.org/f.pdf).')
    expect(words).toEqual([
      { text: 'See ', strong: false, url: null },
      { text: 'the date', strong: true, url: null },
      { text: ' on ', strong: false, url: null },
      { text: 'the form', strong: false, url: 'https://example.org/f.pdf' },
      { text: '.', strong: false, url: null },
    ])
    expect(textOf(words)).toBe('See the date on the form.')
  })

  it('link to nothing but https', () => {
    expect(parseInline('[here](javascript:alert(1))')).toHaveLength(1)
  })
})

const template: Template = {
  form: 'sheet',
  title: 'A sheet',
  foot: 'Foot',
  sections: [
    {
      blocks: [
        { kind: 'text', words: '**[[owner.name]]** asks.' },
        { kind: 'fields', fields: [{ label: 'County', value: '[[county.name]]' }, { label: 'Phone' }] },
        {
          kind: 'table',
          caption: 'T',
          columns: [{ title: 'A', width: 1 }],
          rows: [['[[county.name]]'], ['']],
        },
      ],
    },
    { title: 'Yours', forOwner: true, blocks: [{ kind: 'steps', items: ['one'] }] },
  ],
  sources: [{ label: 's. 1', url: 'https://example.org/' }, { label: 's. 2' }],
}

describe('a paper', () => {
  const paper = paperFor(template, known)

  it('keeps a star in somebody’s name a star', () => {
    const words = [
      { text: 'Dana **Star** Whitfield', strong: true, url: null },
      { text: ' asks.', strong: false, url: null },
    ]
    expect(paper.sections[0]?.blocks[0]).toEqual({ kind: 'text', words })
  })

  it('has null where the pen has to write', () => {
    expect(paper.sections[0]?.blocks[1]).toEqual({
      kind: 'fields',
      fields: [
        { label: 'County', value: 'Lake', hint: null },
        { label: 'Phone', value: null, hint: null },
      ],
    })
    const blank = paperFor(template, noFacts).sections[0]?.blocks[1]
    expect(blank).toMatchObject({ fields: [{ value: null }, { value: null }] })
  })

  it('prompts beside a blank line only', () => {
    const fields = [{ label: 'County', value: '[[county.name]]', hint: 'Copy it' }]
    const prompted = { ...template, sections: [{ blocks: [{ kind: 'fields' as const, fields }] }] }
    const hintOf = (facts: CaseFacts) => paperFor(prompted, facts).sections[0]?.blocks[0]
    expect(hintOf(known)).toMatchObject({ fields: [{ value: 'Lake', hint: null }] })
    expect(hintOf(noFacts)).toMatchObject({ fields: [{ value: null, hint: 'Copy it' }] })
  })

  it('names an item of the case once, in the row that is filled', () => {
    const columns = [{ title: 'Item', width: 1 }]
    const rows = [['Living area'], ['Pool']]
    const table = { kind: 'table' as const, caption: 'T', columns, rows, from: 'corrections' as const }
    const paper = paperFor({ ...template, sections: [{ blocks: [table] }] }, known, {
      ...noTables,
      corrections: [['Living area']],
    })
    expect(paper.sections[0]?.blocks[0]).toMatchObject({
      table: { rows: [[[{ text: 'Living area' }]], [[{ text: 'Pool' }]]] },
    })
  })

  it('has rows with words and without', () => {
    const words = [{ text: 'Lake', strong: false, url: null }]
    expect(paper.sections[0]?.blocks[2]).toMatchObject({
      table: { rows: [[words], [[]]], blankRows: 0, blankLines: 1 },
    })
  })

  it('puts what is for the owner on a page of its own, and the sources last', () => {
    expect(paper.sections.map(({ title, newPage, forOwner }) => [title, newPage, forOwner])).toEqual([
      [null, false, false],
      ['Yours', true, true],
      ['Where this comes from', false, false],
    ])
  })
})
