/** Proves what papers say of the roll's record, of the time to petition, and of the answer and what a cut would save. */
import { describe, expect, it } from 'vitest'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { cents } from '#core/money.ts'
import { CAPPED_HOMESTEAD, factsOf, NEW_HOMESTEAD, RENTAL } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import { type JudgedScenario, laterWords } from '../facts/estimate/cuts.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { rich, thin } from '../testing/rich-case.ts'
import { handedOverText, ownPagesText } from '../testing/whole-text.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'

const fullOf = (kind: DocumentKind): FactSheet => sheetOf(materialOf(kind, NEW_HOMESTEAD, rich))
const emptyOf = (kind: DocumentKind): FactSheet => sheetOf(materialOf(kind, NEW_HOMESTEAD, thin))
const textOf = (sheet: FactSheet): string => [handedOverText(sheet), ownPagesText(sheet)].join('\n')

describe('a home whose values are typed', () => {
  const rollParcel = {
    parcelId: 'SAMPLE-0002',
    rollName: 'Leon County 2026 tax roll',
    synthetic: true,
    useName: 'Single family',
    yearBuilt: 2004,
    livingAreaSqft: 2_050,
    landSqft: 9_000,
  }
  const typed = (kind: DocumentKind) => sheetOf(materialOf(kind, NEW_HOMESTEAD, { rollParcel }))

  it('has the parcel of the roll, where one has it, and else the owner’s', () => {
    const sheet = typed('cover_letter')
    expect(textOf(sheet)).toContain('tax year 2026\nParcel SAMPLE-0002')
    expect(sheet.facts.find(({ id }) => id === 'home.parcel')?.source).toContain('Leon County 2026 tax roll')
    expect(textOf(emptyOf('cover_letter'))).not.toContain('Parcel')
  })

  it.each<[DocumentKind, string]>([
    ['informal_conference_sheet', 'Effective area | 2,050 square feet'],
    ['informal_conference_sheet', 'Year built | 2004'],
    ['case_summary', 'The values are the ones you typed from your TRIM notice.'],
    ['case_summary', 'comes from the Leon County 2026 tax roll, where it is parcel SAMPLE-0002.'],
    ['hearing_script', 'The parcel number is in my packet.'],
  ])('keeps what the roll says of it: %s says: %s', (kind, words) => {
    expect(textOf(typed(kind))).toContain(words)
  })
})

describe('the time to petition', () => {
  const over = 'This year’s petition deadline has passed.'

  it('is said to be over in the property analysis, before its answer, with what remains', () => {
    const answer = composeAll(emptyOf('case_summary')).find(({ id }) => id === 'answer')
    expect(answer?.paragraphs[0]).toContain(over)
    expect(answer?.paragraphs[0]).toContain('a late petition only for good cause')
  })

  it('is not spoken of once a petition is filed, or while its day is ahead', () => {
    expect(textOf(fullOf('case_summary'))).not.toContain(over)
    const ahead = deadlinesFor({
      today: calendarDate('2026-09-01'),
      county: null,
      hearingOn: null,
      printedPetitionDate: calendarDate('2026-09-14'),
    })
    const sheet = sheetOf(materialOf('case_summary', NEW_HOMESTEAD, { ...thin, deadlines: ahead }))
    expect(textOf(sheet)).not.toContain(over)
  })
})

describe('the answer of the property analysis', () => {
  // An estimate of 380,000 to 440,000 beside a just value of 420,000 of a home without a cap that holds.
  const estimate = {
    lowCents: cents(38_000_000),
    pointCents: cents(41_000_000),
    highCents: cents(44_000_000),
  }
  const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { estimate })
  const text = textOf(sheetOf({ ...materialOf('case_summary', NEW_HOMESTEAD, rich), verdict }))

  it('speaks of the size of a cut in the words of its reason alone', () => {
    expect(verdict).toMatchObject({ outcome: 'file_with_evidence' })
    expect(text).toContain(verdict.headline)
    expect(text).not.toContain('much lower value')
  })

  it('lists no value above the just value as a lower one', () => {
    expect(text).toContain(
      'The high end of our estimate, a just value of $440,000, is above the current one, so it saves nothing.',
    )
    expect(text).not.toMatch(/which is [-−]/)
    const labels = verdict.readings.flatMap(({ scenarios }) => scenarios.map(({ label }) => label))
    expect(labels).toContain('High end of the estimate (above the market value)')
    expect(labels).toContain('Low end of the estimate')
  })
})

describe('later years', () => {
  it('are named beside the cut that lowers the base, with what they rest on, in the analysis alone', () => {
    // A year later the base is 315,000 × 1.1 in place of 360,000 × 1.1: 49,500 less, at 12.5153 mills.
    const text = textOf(sheetOf(materialOf('case_summary', RENTAL, rich)))
    expect(text).toMatch(
      /A just value of \$315,000.*The lower base could mean savings in later years: \$620 in 2027/,
    )
    expect(text).toContain('We show those later savings next to each reduction')
    expect(textOf(sheetOf(materialOf('informal_conference_sheet', RENTAL, rich)))).not.toContain(
      'next to each reduction',
    )
  })

  it('name no year in which nothing is saved', () => {
    const year = (taxYear: number, savingCents: number, ifAmendedCents?: number) => ({
      taxYear,
      savingCents,
      ifAmendedCents,
    })
    const said = (...laterYears: readonly ReturnType<typeof year>[]) =>
      laterWords({ laterYears } as unknown as JudgedScenario).join('')
    expect(said(year(2027, 16_300, 16_300), year(2028, 4_000, 0), year(2029, 0, 0))).toBe(
      'The lower base could mean savings in later years: $163 in 2027 and $40 in 2028. With Amendment 3: $163 in 2027.',
    )
    expect(said(year(2027, 16_300, 16_300))).toBe(
      'The lower base could mean savings in later years: $163 in 2027, with or without Amendment 3.',
    )
    expect(said(year(2027, 0, 10_500), year(2028, 0, 0))).toBe(
      'Savings in later years are unlikely without Amendment 3. With it: $105 in 2027.',
    )
    expect(said(year(2027, 0, 0))).toBe('')
  })

  it('are not spoken of where no cut lowers the base', () => {
    const text = textOf(sheetOf(materialOf('case_summary', CAPPED_HOMESTEAD, rich)))
    expect(text).not.toMatch(/lower base|next to each reduction|worked out under both/)
    expect(text).toContain(
      'At just values of $399,000 (5% less), $378,000 (10% less), $357,000 (15% less) and $315,000 (25% less), no taxable value drops, so you’d save nothing.',
    )
  })
})

it('a sheet for the talk with the appraiser names the petition’s day alone, and no tax rates', () => {
  const text = textOf(sheetOf(materialOf('informal_conference_sheet', RENTAL, rich)))
  expect(text).not.toMatch(/tax bill with|tax rates are|last day to pay/i)
})

it('of the discounts on a tax bill the next one is named', () => {
  const text = textOf(sheetOf(materialOf('case_summary', RENTAL, rich)))
  expect(text.match(/to pay the \d{4} tax bill with \d% off\. If/g)).toHaveLength(1)
})
