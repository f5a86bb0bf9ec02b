/** Proves what the documents say of a full case, and that an empty one is said to be empty. */

import { describe, expect, it } from 'vitest'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { cents } from '#core/money.ts'
import { factsOf, NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { composeBlocks } from '../draft.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import { planOf } from '../draft-plan.ts'
import { sourcesUsed } from '../draft-sources.ts'
import { formFacts } from '../facts/law/form.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { rich, richHeld, thin } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'

const fullOf = (kind: DocumentKind): FactSheet => sheetOf(materialOf(kind, NEW_HOMESTEAD, rich))
const emptyOf = (kind: DocumentKind): FactSheet => sheetOf(materialOf(kind, NEW_HOMESTEAD, thin))

const rowsOf = (sheet: FactSheet): readonly string[] =>
  planOf(sheet).flatMap((plan) =>
    composeBlocks(sheet, plan)
      .blocks.flatMap((block): readonly (readonly string[])[] => {
        if (block.kind === 'table') return block.table.rows
        return sheet.kind === 'dr486_answer_sheet' && block.kind === 'fields'
          ? block.fields.map(({ label, value, hint }) => [label, value ?? '', hint ?? ''])
          : []
      })
      .map((cells) => cells.join(' | ')),
  )

const textOf = (sheet: FactSheet): string =>
  [...composeAll(sheet).flatMap(({ title, paragraphs }) => [title, ...paragraphs]), ...rowsOf(sheet)].join(
    '\n',
  )

describe('a full case', () => {
  it.each<[DocumentKind, string]>([
    ['comparable_analysis', 'Address | 123 Main St, Unit 4, Tampa 33602 | R-111 Oak Rd | R-222 Oak Rd'],
    ['comparable_analysis', 'Recording |  | Book 25431, page 102 | Book 25431, page 102'],
    ['comparable_analysis', 'Qualification |  | Arm’s length, by deed | Arm’s length, by deed'],
    ['comparable_analysis', '± Effective area |  | +$11,400 (120 sq ft × $95.00) | +$11,400'],
    ['comparable_analysis', '± Age |  | +$1,200 (1 year × $1,200.00) | +$1,200'],
    ['comparable_analysis', '± Extra features |  | −$2,000 ($4,000 × $0.50) | −$2,000'],
    ['comparable_analysis', '± Time of sale |  | +$3,500 (7 months × $500.00) | +$3,500'],
    ['comparable_analysis', 'Net; gross |  | 6.1%; 7.1% | 6.1%; 7.1% | 6.1%; 7.1% | '],
    ['comparable_analysis', 'Weight |  | 33%: adjusted alike, by 7.1% | 33%: adjusted alike, by 7.1%'],
    // 380,000, 375,000 and 369,000, each with its 23,100
    ['comparable_analysis', 'Adjusted prices | $392,100 to $403,100 | The grid'],
    ['comparable_analysis', 'For the other sale the county’s record has no figures.'],
    [
      'comparable_analysis',
      'R-111 Oak Rd | June 2025 | $380,000 | 1,790 | $403,100 | Used as Sale 1. Same street, same size',
    ],
    ['comparable_analysis', '| Not on the roll | Not used. Sold between "brothers"'],
    ['comparable_analysis', '12 were much larger or smaller'],
    ['comparable_analysis', 'I bought my home in March 2024 for $410,000.'],
    ['comparable_analysis', '“Three sales and the slab.'],
    ['evidence_list', 'I ask the board for a just value of $379,000, more than the sales indicate.'],
    [
      'evidence_list',
      'The property record is wrong about living area (1,910 sq ft, not 2,140 sq ft) and pool (no, not yes).',
    ],
    ['evidence_list', 'Errors in the record | (4) quantity or size | Record and condition'],
    ['evidence_list', 'Condition | (6) condition | Record and condition; Exhibit A; Exhibit B'],
    ['evidence_list', 'Exhibit A | Photo | December 30, 2025 | Slab, crack of 3/8 in (1)'],
    ['evidence_list', 'Exhibit B | Paper, 3 pages: estimate.pdf |  | Cracked slab (garage)'],
    [
      'condition_exhibit',
      'Living area | 2,140 sq ft | 1,910 sq ft | Plan of 1998, sheet A-2 | Part of my testimony; not counted in dollars',
    ],
    // 12,500 and 18,000
    [
      'condition_exhibit',
      'The costs come to $30,500. I count $12,500 of that, which a written estimate or invoice shows.',
    ],
    [
      'condition_exhibit',
      'Cracked slab | Garage | $12,500 | Written estimate: Gulf Slab LLC, 12/12/2025 | Exhibit A; Exhibit B',
    ],
    ['condition_exhibit', 'Roof at its end |  | $18,000 | My own figure, no document | My testimony'],
    ['condition_exhibit', 'This came after January 1, 2026, so I do not count it: Fence blown down.'],
    ['cover_letter', 'Petition 2026-00417, tax year 2026'],
    ['cover_letter', 'Hearing: Wednesday, January 20, 2027, at 1:05 pm'],
    ['cover_letter', 'the property record card for this parcel'],
    ['cover_letter', 'Enclosures: Exhibits A to C.'],
    ['cover_letter', 'Dana Whitfield\n123 Main St, Unit 4\nTampa 33602\nNovember 21, 2026'],
    ['cover_letter', 'Hillsborough County Property Appraiser'],
    ['cover_letter', 'under s. 194.011(4) and s. 194.032(2)(a), Florida Statutes. Each side’s evidence'],
    ['withdrawal_letter', 'Circuit Court\n601 East Kennedy Blvd, Floor 12\nTampa, FL 33602'],
    ['reschedule_letter', 'I ask the board to reschedule this hearing for good cause under s. 194.032(2)(a)'],
    ['playbook', 'Before you mail a letter to the board, check its address'],
    ['remote_appearance_letter', 'electronic or other communication equipment'],
    ['withdrawal_letter', 'I withdraw the petition named above.'],
    ['dr486_answer_sheet', 'Taxpayer name | Dana Whitfield | '],
    ['dr486_answer_sheet', 'Time you need | 15 minutes | For your lines, your exhibits and questions'],
    ['dr486_answer_sheet', 'Reason | Real property value | Make sure it’s right'],
    ['playbook', 'The cost of “Roof at its end” is your own figure.'],
    ['playbook', 'elsewhere Sample Lane sold in 2026, after the valuation date.'],
    ['playbook', '1 photo has no date'],
    ['case_summary', 'the sales point to $349,000. The county has $420,000 on the roll.'],
    ['case_summary', 'You ask for $379,000 instead of $420,000.'],
    [
      'case_summary',
      'Your sales | $338,650 | Adjusted, less any repairs, as a just value; one by one $333,668 to $343,337',
    ],
    ['case_summary', 'Sale of this home | $410,000 in March 2024'],
    [
      'hearing_script',
      'The county’s record lists the area of my home as 2,140 square feet. It is 1,910 square feet.',
    ],
    ['hearing_script', 'The county’s record lists a pool. There is none.'],
    ['hearing_script', 'I rely on the plan of 1998, sheet A-2.'],
    [
      'hearing_script',
      '“Please turn to Exhibit A. On January 1, 2026, my home had a cracked slab in the garage. The photo is dated December 30, 2025. The written estimate from Gulf Slab LLC, dated December 12, 2025, puts the repair at $12,500. It is Exhibit B.”',
    ],
    ['hearing_script', 'Also: roof at its end. My own figure for the repair is $18,000.”'],
    ['comparable_analysis', 'February 2026, after the valuation date'],
    ['hearing_script', 'Asked: You take 12.1% off sale prices.'],
    ['hearing_script', 'This is petition 2026-00417.”'],
    ['hearing_script', '“For reference, my packet also includes Exhibit C.”'],
    [
      'hearing_script',
      '“I ask the board for a just value of $379,000 as of January 1, 2026. The county’s figure is $420,000.”',
    ],
    ['informal_conference_sheet', 'Cost to cure: $12,500, from a written estimate.'],
  ])('%s says: %s', (kind, words) => {
    expect(textOf(fullOf(kind))).toContain(words)
  })

  it('counts nothing that was not there on the valuation day', () => {
    const rows = rowsOf(fullOf('condition_exhibit')).join('\n')
    expect(rows).not.toContain('Fence')
    expect(rows).not.toContain('wiring')
  })

  it.each<DocumentKind>(['comparable_analysis', 'case_summary', 'playbook'])(
    'says in the %s what makes the estimate weaker than its range',
    (kind) => {
      const mark = kind === 'playbook' ? 'The appraiser may say this too.\n' : 'Please note: '
      expect(textOf(fullOf(kind))).toContain(
        `${mark}1 of the 3 sales compared was made after January 1 and is marked.`,
      )
    },
  )

  it('names the sources of what a table shows', () => {
    const sheet = fullOf('comparable_analysis')
    const made = planOf(sheet).map((plan) => composeBlocks(sheet, plan))
    expect(sourcesUsed(sheet, made)).toContainEqual({
      label: 'Sales: price, month',
      source: 'Hillsborough County sale files of 2024 and 2025',
    })
  })
})

it.each([
  ['comparable_analysis', ['“Three sales nearby are lower.”', '“The roof is of 1998.”']],
  ['hearing_script', ['“Three sales nearby are lower. The roof is of 1998.”']],
] as const)('%s keeps the lines of the owner’s reasons apart', (kind, expected) => {
  const value = { ...richHeld.file.value, reasons: 'Three sales nearby are lower\n\n  The roof is of 1998.' }
  const held = { ...richHeld, file: { ...richHeld.file, value } }
  const sheet = sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, held }))
  const text = composeAll(sheet).flatMap(({ paragraphs }) => paragraphs)
  for (const words of expected)
    expect(
      text.some((one) => one.includes(words)),
      words,
    ).toBe(true)
})

it('the property analysis and the playbook of a case that asks for a value quote no figure of the record’s answer', () => {
  const target = cents(37_900_000)
  const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { targetJustCents: target })
  const told = (kind: DocumentKind) =>
    composeAll(sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, verdict }))).flatMap(
      ({ paragraphs }) => paragraphs,
    )
  expect(told('case_summary')[0]).toMatch(
    /^You’re asking for \$379,000\. That would save \$[\d,.]+ on the 2026 bill/,
  )
  for (const kind of ['case_summary', 'playbook'] as const)
    expect(told(kind).join('\n')).not.toContain(verdict.headline)
})

describe('an empty case', () => {
  it.each<[DocumentKind, string]>([
    ['comparable_analysis', 'I present no sales'],
    ['comparable_analysis', 'There is nothing in this document to hand over yet.'],
    ['comparable_analysis', 'We found too few sales of homes like this one.'],
    ['evidence_list', 'Petition number: not yet assigned.'],
    ['condition_exhibit', 'I claim nothing for the condition of the home.'],
    ['playbook', 'You haven’t written down your opinion of value.'],
    ['playbook', 'You haven’t chosen any sales. Fewer than 3 is thin.'],
    ['case_summary', 'There is no estimate for this home, and this is why.'],
    ['cover_letter', 'Petition number not yet assigned, tax year 2026'],
    ['informal_conference_sheet', 'Your case has no corrections'],
  ])('%s says: %s', (kind, words) => {
    expect(textOf(emptyOf(kind))).toContain(words)
  })

  it('is silent about photos where its owner has none to add: the list is of what there is', () => {
    const file = { ...emptyCase, papersAreElsewhere: true }
    const sheet = sheetOf(materialOf('evidence_list', NEW_HOMESTEAD, { held: { file, files: [] } }))
    expect(textOf(sheet)).not.toMatch(/no photos|no other documents/)
  })
})

it.each([
  ['not-on-roll', 'we could not match it to the county’s record for certain'],
  ['roll-of-other-year', 'the county record we have is from another year'],
  ['not-worked-through', 'we are still going through the county’s sales'],
] as const)('says why there is no estimate: %s', (sales, words) => {
  expect(textOf(sheetOf(materialOf('case_summary', NEW_HOMESTEAD, { sales })))).toContain(words)
})

it('the answer sheet goes through the form in the form’s own order, and ticks only what the case itself asks', () => {
  const sheet = fullOf('dr486_answer_sheet')
  expect(planOf(sheet).map(({ title }) => title)).toEqual([
    'How to use this sheet',
    'Top of the first page',
    'Part 1: taxpayer information',
    'Part 2: reason for the petition',
    'Parts 3 to 5: your signature',
    'Before it goes out',
    'Why these answers',
  ])
  expect(textOf(sheet)).toMatch(/^Your own choice: .*Will not attend; Filed late; Type of property\.$/m)
  expect(rowsOf(sheet).filter((row) => /^(Will not attend|Type of property|Filed late) /.test(row))).toEqual(
    [],
  )
  // Without a lower value of the owner's own, the reason is the owner's to choose too.
  const unsaid = emptyOf('dr486_answer_sheet')
  expect(textOf(unsaid)).toMatch(/^Your own choice: Reason;/m)
  expect(rowsOf(unsaid).filter((row) => row.startsWith('Reason'))).toEqual([])
  for (const { source } of formFacts) expect(source).toMatch(/checked/)
})

it('the answer sheet names the type of property where the record counts up to four homes', () => {
  const { sales } = rich
  if (!sales || typeof sales === 'string') throw new Error('the case has sales')
  const linesOf = (unitCount: number) => {
    const home = { ...sales.comparables[0]?.home, ...sales.home, unitCount }
    const more = { ...rich, sales: { ...sales, home } } as typeof rich
    return textOf(sheetOf(materialOf('dr486_answer_sheet', NEW_HOMESTEAD, more)))
  }
  expect(linesOf(2)).toContain('Type of property | Residential 1–4 units | Make sure it’s right')
  expect(linesOf(2)).not.toMatch(/^Your own choice: .*Type of property/m)
  expect(linesOf(5)).toMatch(/^Your own choice: .*Type of property\.$/m)
})

it.each([
  [
    'of the county',
    calendarDate('2026-09-07'),
    /^Friday, September 4, 2026 \D*petition and the fee.*Go by the date on your notice/,
  ],
  ['estimated', null, /^Wednesday, September 2, 2026 .*could be as early as this\. It is our estimate/],
] as const)('the playbook begins its days with the one to petition by, %s', (_, petitionDeadline, first) => {
  const { held } = rich
  if (!held) throw new Error('there is a case')
  const unfiled = { ...held, file: { ...held.file, filing: { ...held.file.filing, petitionFiledOn: null } } }
  const asOf = calendarDate('2026-08-28')
  const deadlines = deadlinesFor({
    today: asOf,
    county: { name: 'Hillsborough', petitionDeadline },
    printedPetitionDate: null,
    hearingOn: null,
  })
  const rows = rowsOf(
    sheetOf(materialOf('playbook', NEW_HOMESTEAD, { ...rich, held: unfiled, asOf, deadlines })),
  )
  expect(rows.find((row) => /^\w+day, /.test(row))).toMatch(first)
})
