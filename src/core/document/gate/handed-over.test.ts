/** Proves that nothing of the playbook and of the owner's own pages can be in a document that is handed over. */
import { describe, expect, it } from 'vitest'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { composeBlocks, composeSection, type DraftSection, tablesIn } from '../draft.ts'
import { DOCUMENT_KINDS, type DocumentKind, HANDED_OVER_KINDS } from '../draft-kinds.ts'
import { planOf } from '../draft-plan.ts'
import { rich } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf, writtenCases } from '../testing/written-cases.ts'
import { partsToHandOver, privateIn, privateWordsOf } from './handed-over.ts'

const sheetFor = (kind: DocumentKind) => sheetOf(materialOf(kind, NEW_HOMESTEAD, rich))
const outgoing = writtenCases.filter(([, { kind }]) => HANDED_OVER_KINDS.includes(kind))

it.each(outgoing)('%s holds nothing private once its owner’s pages are off', (_, sheet) => {
  const sections = partsToHandOver(sheet, composeAll(sheet))
  expect(sections.length).toBeGreaterThan(0)
  expect(privateIn(sheet, sections)).toEqual([])
})

it.each(DOCUMENT_KINDS.filter((kind) => !HANDED_OVER_KINDS.includes(kind)))(
  '%s itself is never handed over',
  (kind) => {
    const sheet = sheetFor(kind)
    expect(privateIn(sheet, composeAll(sheet))).toMatchObject([{ kind: 'private-kind' }])
  },
)

it('the sheet of a document that is handed over holds no private fact', () => {
  for (const kind of HANDED_OVER_KINDS)
    expect(sheetFor(kind).facts.filter(({ id }) => id.startsWith('private.'))).toEqual([])
})

describe.each(HANDED_OVER_KINDS)('in %s', (kind) => {
  const sheet = sheetFor(kind)
  const sections = partsToHandOver(sheet, composeAll(sheet))
  const slipped = (paragraph: string): readonly DraftSection[] =>
    sections.map((one, at) => (at === 0 ? { ...one, paragraphs: [...one.paragraphs, paragraph] } : one))
  const kindsOf = (found: readonly DraftSection[]) => privateIn(sheet, found).map((one) => one.kind)

  it('each of the playbook’s own sentences is seen', () => {
    const playbook = sheetFor('playbook')
    const open = sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
    // without the facts, of which some rightly stand in both
    const own = planOf(playbook)
      .flatMap((plan) => composeSection(playbook, plan, () => '').paragraphs)
      .filter((text) => text.length > 60 && !open.includes(text))
    expect(own.length).toBeGreaterThan(5)
    for (const sentence of own) expect(kindsOf(slipped(sentence)), sentence).toContain('private-words')
  })

  it('what the owner wrote into the playbook is seen, and nothing that our own program writes openly', () => {
    const playbook = sheetFor('playbook')
    const secret = 'I would settle for far less than I ask for.'
    const open = sections.flatMap(({ paragraphs }) => paragraphs)
    const composed = composeAll(playbook).flatMap(({ paragraphs }) => paragraphs)
    const more = privateWordsOf(playbook, [{ paragraphs: [...composed, `${secret} So be it.`, ...open] }])
    expect(more).toContain(secret)
    expect(privateIn(sheet, sections, more)).toEqual([])
    const found = privateIn(sheet, slipped(`As said: ${secret.toUpperCase()}`), more)
    expect(found).toMatchObject([{ kind: 'private-words', at: secret }])
  })

  it.runIf(planOf(sheet).some(({ forOwner }) => forOwner))('a page for the owner is seen', () => {
    expect(kindsOf(composeAll(sheet))).toContain('private-section')
  })

  it('a private fact is seen, in the text and in what it leans on', () => {
    const weak = sheetFor('playbook').facts.find(({ id }) => id.startsWith('private.weak.'))
    if (weak === undefined) throw new Error('a full case has weak points')
    const holding = { ...sheet, facts: [...sheet.facts, weak] }
    expect(privateIn(holding, slipped(String(weak.value))).map((one) => one.kind)).toContain('private-words')
    const leaning = sections.map((one) => ({ ...one, facts: [...one.facts, weak.id] }))
    expect(kindsOf(leaning)).toContain('private-fact')
  })
})

it('the playbook begins by saying that it is for the owner only', () => {
  const [first] = composeAll(sheetFor('playbook'))
  expect(first?.paragraphs[0]).toMatch(/^For you only\. This is private/)
})

it('the words of a playbook whose sales support the county are private in any case', () => {
  const sheet = sheetFor('evidence_list')
  const sections = partsToHandOver(sheet, composeAll(sheet))
  const slipped = sections.map((one) => ({
    ...one,
    paragraphs: [
      'You may still go to the hearing. Your documents state your opinion and your evidence, and they don’t argue the county’s side.',
    ],
  }))
  expect(privateIn(sheet, slipped).map(({ kind }) => kind)).toContain('private-words')
})

it('every table has as many cells as columns, and stands in the documents that go out', () => {
  const tables = outgoing.flatMap(([, sheet]) =>
    planOf(sheet).flatMap((plan) => tablesIn(composeBlocks(sheet, plan).blocks)),
  )
  expect(tables.length).toBeGreaterThan(5)
  for (const { columns, rows } of tables) for (const row of rows) expect(row).toHaveLength(columns.length)
})
