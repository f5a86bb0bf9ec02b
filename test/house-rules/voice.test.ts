import { describe, expect, it } from 'vitest'
import { sentencesOutsideTheCatalogue, unreadFiles, unsaidMessages } from './catalogue.ts'
import { placesOf, plant } from './planted.ts'
import { readTree } from './source-file.ts'
import { lessons } from './violation.ts'
import { nobodyReads, voice } from './voice.ts'

const tree = readTree()

describe('the words that people read', () => {
  it('are those a neighbor would say', () => {
    expect(lessons(voice(tree))).toEqual([])
  })

  it.each([
    [
      'text of a page',
      'src/web/features/course/a.tsx',
      'export const A = () => <p>We send an e-mail now</p>',
    ],
    ['an attribute', 'src/web/ui/a.tsx', 'export const A = () => <p title="Where it stands now" />'],
    ['a refusal', 'src/server/features/notes/a.ts', "export const a = 'The sums do not add up'"],
    [
      'a sentence with figures',
      'src/core/tax/a.ts',
      'export const a = (b: string) => `' + '$' + '{b} is worked out apart`',
    ],
    ['a sentence of the contract', 'src/contract/a.ts', "export const a = 'Write it anew, please'"],
    [
      'what is composed for a board',
      'src/core/document/compose/a.ts',
      "export const a = 'The roof stood in need of repair'",
    ],
    ['the landing page', 'content/landing/a.yaml', 'Where your county stands'],
    ['a message', 'messages/en/a.json', '  "a": "The sums do not add up",'],
    ['a legal text', 'content/legal/a.md', 'The colour of the house'],
  ])('are caught in %s', (_, path, text) => {
    expect(placesOf(voice(plant({ [path]: text })))).toEqual([`${path}:1`])
  })

  it('are not looked for in comments, keys, queries or tests', () => {
    const files = plant({
      'src/core/tax/a.ts': "// how it stands apart\nexport const a = 'stands'",
      'src/core/tax/a.test.ts': "export const a = 'where it stands now'",
      'src/server/features/notes/a.ts': "export const a = 'select sum(x) from the_table'",
    })
    expect(voice(files)).toEqual([])
  })

  it('lists no file as unread that is gone', () => {
    for (const unread of nobodyReads) expect(tree.map(({ path }) => path)).toContain(unread)
  })
})

describe('the catalogue of messages', () => {
  it('holds every sentence of pages, mails, refusals and of what core answers', () => {
    expect(lessons(sentencesOutsideTheCatalogue(tree))).toEqual([])
  })

  it('lists no file as unread that is gone', () => {
    for (const unread of unreadFiles) expect(tree.map(({ path }) => path)).toContain(unread)
  })

  it.each([
    ['text of a page', 'src/web/ui/a.tsx', 'export const A = () => <p>Save</p>'],
    ['an attribute', 'src/web/ui/a.tsx', 'export const A = () => <p title="Open your case" />'],
    ['a constant', 'src/web/ui/a.ts', "export const a = 'Open your case'"],
    ['what core answers', 'src/core/tax/verdict/a.ts', "export const a = 'A lower value would save money.'"],
    [
      'a refusal of the contract',
      'src/contract/a.ts',
      "export const a = z.uuid('We couldn’t find that case')",
    ],
    [
      'a sentence with figures',
      'src/web/ui/a.ts',
      'export const a = (b: string) => `You save ' + '$' + '{b} here`',
    ],
  ])('misses %s', (_, path, text) => {
    expect(placesOf(sentencesOutsideTheCatalogue(plant({ [path]: text })))).toEqual([`${path}:1`])
  })

  it('does not ask for classes, paths, errors or the console', () => {
    const files = plant({
      'src/web/ui/a.tsx':
        'export const A = () => <p className="mt-4 Text one two">{String(new Error(\'This is a bug.\'))}</p>',
      'src/core/document/compose/a.ts': "export const a = 'I ask the board for a lower value.'",
      'src/contract/a.ts': "export const a = endpoint({ summary: 'One county with its offices' })",
      'src/web/ui/b.ts': "console.error('The list did not load.')\nexport const b = '/api/v1/things'",
    })
    expect(sentencesOutsideTheCatalogue(files)).toEqual([])
  })

  it('holds no message that nobody says', () => {
    expect(lessons(unsaidMessages(tree))).toEqual([])
  })

  it('finds a message that nobody says', () => {
    const files = plant({
      'messages/en/report.json': '{ "card": { "title": "Title", "lead": "Lead" } }',
      'src/web/features/report/card.ts':
        "import * as words from '#messages/report/card.ts'\nexport const a = words.title()",
    })
    expect(unsaidMessages(files).map(({ rule }) => rule)).toEqual(['Nobody says card.lead.'])
  })
})
