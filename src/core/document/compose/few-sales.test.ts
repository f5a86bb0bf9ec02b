/** Proves that papers with no sale, with one, or with a small picture say what there is, and leave no sentence in the air. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { composeBlocks, tablesIn } from '../draft.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import { planOf } from '../draft-plan.ts'
import type { CaseMaterial } from '../facts/case.ts'
import { rich, richHeld, thin } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'

const written = (kind: DocumentKind, more: Partial<CaseMaterial>) => {
  const sheet = sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, ...more }))
  const sections = composeAll(sheet)
  return {
    titles: sections.map(({ title }) => title),
    text: sections.flatMap(({ paragraphs }) => paragraphs).join('\n'),
    tables: planOf(sheet).flatMap((plan) =>
      tablesIn(composeBlocks(sheet, plan).blocks).map(({ caption }) => caption),
    ),
  }
}

const [only] = richHeld.file.comparables
if (only === undefined) throw new Error('the case has sales')
const oneSale = { held: { ...richHeld, file: { ...richHeld.file, comparables: [only] } } }

describe('the comparable analysis', () => {
  it('without a sale explains no method and sums up nothing', () => {
    const { titles, text } = written('comparable_analysis', thin)
    expect(titles.slice(1)).toEqual(['The sales', 'For you: before you hand this over'])
    expect(text).not.toMatch(/adjust|reconcil|These are the sales you chose/)
  })

  it('announces no reason where none is known', () => {
    const { sales } = thin
    if (sales === undefined || typeof sales === 'string') throw new Error('the case has sales')
    const silent = { ...sales, estimate: { sufficient: false, explanation: [] } } as const
    const { text } = written('comparable_analysis', { ...thin, sales: silent })
    expect(text).toContain('There is no estimate for this home.')
    expect(text).not.toContain('this is why')
  })

  it('with one sale gives its grid and the level, and no range', () => {
    const { titles, text, tables } = written('comparable_analysis', oneSale)
    expect(titles).toContain('Reconciliation to one value')
    expect(tables).toEqual(['Sales comparison grid', 'Sales used and not used, in TAMPA unless noted'])
    expect(text).toContain('so they are not reconciled to one value')
    expect(text).toContain('The median ratio is 87.9%')
    expect(text).not.toContain('Brought to the level')
  })
})

/** As many sales of the roll, all of them chosen. */
const withSales = (count: number): Partial<CaseMaterial> => {
  const { sales } = rich
  if (sales === undefined || typeof sales === 'string') throw new Error('the case has sales')
  const [adjusted] = sales.comparables
  if (adjusted === undefined) throw new Error('the sales are adjusted')
  const ids = Array.from({ length: count }, (_, at) => `S-${at + 1}`)
  const file = {
    ...richHeld.file,
    comparables: ids.map((id) => ({ ...only, id, parcelId: id, address: `${id} Elm Ct` })),
  }
  const comparables = ids.map((parcelId) => ({ ...adjusted, home: { ...adjusted.home, parcelId } }))
  return { held: { ...richHeld, file }, sales: { ...sales, comparables } }
}

const tablesOf = (kind: DocumentKind, more: Partial<CaseMaterial>) => {
  const sheet = sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, ...more }))
  return planOf(sheet).flatMap((plan) => tablesIn(composeBlocks(sheet, plan).blocks))
}

describe.each([0, 1, 12])('with %i sales', (count) => {
  const numbers = Array.from({ length: count }, (_, at) => `Sale ${at + 1}`)

  it('each is in one grid, no grid has more than six, and a list has them all where they are many', () => {
    const tables = tablesOf('comparable_analysis', withSales(count))
    const grids = tables.filter(({ hasRowTitles }) => hasRowTitles).map(({ columns }) => columns.slice(2))
    expect(grids.flat()).toEqual(numbers)
    for (const columns of grids) expect(columns.length).toBeLessThanOrEqual(6)
    const listed = tables.filter(({ caption }) => caption.startsWith('Sales used and not used'))
    // Few sales are all in the grid, and no list repeats them.
    expect(listed.flatMap(({ rows }) => rows)).toHaveLength(count > 6 ? count : 0)
  })

  it('the page of the case has as many as it has room for, and says that the grid has the others', () => {
    const [shown] = tablesOf('evidence_list', withSales(count)).filter(({ caption }) =>
      /sales (?:that )?I rely on/.test(caption),
    )
    expect(shown?.rows.length ?? 0).toBe(count < 3 ? 0 : 6)
    if (count > 6) expect(shown?.caption).toBe('Some of the sales I rely on (the grid shows all of them)')
  })
})

describe('the script', () => {
  it('of one sale says the level of just values, and no range', () => {
    const { text } = written('hearing_script', oneSale)
    expect(text).toContain('run about 88 percent of their sale prices')
    expect(text).not.toMatch(/adjusted prices run|sales indicate/)
  })

  it('speaks of no range of sales that its owner did not choose', () => {
    const { text } = written('hearing_script', { held: { ...richHeld, file: emptyCase } })
    expect(text).not.toMatch(/adjusted prices run|sales indicate/)
  })

  it('begins a sale without address and parcel as a sentence', () => {
    const nameless = { ...only, address: '', parcelId: '', source: 'typed' as const }
    const held = { ...richHeld, file: { ...richHeld.file, comparables: [nameless] } }
    expect(written('hearing_script', { held }).text).toContain(
      '“The sale that needed the smallest adjustments is Sale 1, another home. It sold in June 2025 for $380,000.',
    )
  })
})

it('counts one item, one exhibit and one photo of a later day as one', () => {
  const [, photo] = richHeld.files
  const [item] = richHeld.file.condition
  if (!photo || !item) throw new Error('the case has files and damage')
  const file = { ...richHeld.file, condition: [item] }
  const held = { file, files: [{ ...photo, takenOn: calendarDate('2026-03-01') }] }
  const exhibit = written('condition_exhibit', { held })
  expect(exhibit.text).toContain('My home had this problem on January 1, 2026.')
  expect(exhibit.text).toContain('Exhibit A is dated after January 1, 2026, the valuation date.')
  // Its date is in the list, and the exhibit's own page says that it is later.
  expect(written('evidence_list', { held }).text).not.toContain('is dated after')
  const { text } = written('hearing_script', { held })
  expect(text).toContain(
    'Please turn to Exhibit A. On January 1, 2026, my home had a cracked slab in the garage. The photo is dated March 1, 2026.',
  )
  expect(text).not.toContain('my packet also includes')
})

it.each([
  [150, 199, true],
  [150, 200, false],
])('the condition exhibit tells its owner of a picture of %i × %i: %s', (width, height, isTold) => {
  const [paper, photo] = richHeld.files
  if (!paper || !photo) throw new Error('the case has files')
  const held = { ...richHeld, files: [{ ...photo, width, height }, paper] }
  const { text } = written('condition_exhibit', { held })
  expect(text.includes('Exhibit A has too few pixels to show any detail')).toBe(isTold)
})
