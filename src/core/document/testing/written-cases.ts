/** Owns the cases that tests write documents about: homes typed from a notice and homes of a roll. */

import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { composeSection, type DraftSection } from '#core/document/draft.ts'
import type { DocumentKind, ScriptMinutes } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import type { FactSheet } from '#core/document/fact-sheet.ts'
import { type CaseMaterial, type CaseParcel, factSheetOf } from '#core/document/fact-sheet-case.ts'
import { cents } from '#core/money.ts'
import type { AppealFacts } from '#core/tax/appeal-facts.ts'
import { judgeAppeal } from '#core/tax/judge-appeal.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  type Home,
  NEW_HOMESTEAD,
  RENTAL,
} from '#core/tax/testing/example-homes.ts'

const today = calendarDate('2026-11-21')

const home = {
  address: '123 Main St, Unit 4, Tampa 33602',
  county: 'Hillsborough County',
  appraiserOffice: 'Hillsborough County Property Appraiser',
  boardOffice: 'Hillsborough County Clerk of the Circuit Court',
}

const parcel: CaseParcel = {
  parcelId: 'A-12-29-18-4ZD-000001-00004.0',
  rollName: 'Hillsborough County 2026 tax roll',
  synthetic: false,
  useName: 'Condominium',
  yearBuilt: 1998,
  livingAreaSqft: 1_910,
  landSqft: null,
}

export const materialOf = (
  kind: DocumentKind,
  example: Home,
  more: Partial<CaseMaterial> = {},
  known: Partial<AppealFacts> = {},
): CaseMaterial => ({
  kind,
  minutes: kind === 'hearing_script' ? 10 : null,
  asOf: today,
  home: { ...home, homestead: example.homestead },
  parcel: null,
  verdict: judgeAppeal(factsOf(example, known)),
  deadlines: deadlinesFor({
    today,
    county: { name: 'Hillsborough', petitionDeadline: calendarDate('2026-09-07') },
    printedPetitionDate: null,
    hearingOn: calendarDate('2027-01-20'),
  }),
  ...more,
})

export const sheetOf = (material: CaseMaterial): FactSheet => {
  const sheet = factSheetOf(material)
  if (!sheet.ok) throw new Error(sheet.reason)
  return sheet.value
}

export const composeAll = (sheet: FactSheet): readonly DraftSection[] =>
  planOf(sheet).map((plan) => composeSection(sheet, plan))

const exempt: Home = { ...CAPPED_HOMESTEAD, taxable: [0, 0] }
const ofNextYear: Home = { ...CAPPED_HOMESTEAD, taxYear: 2027 }

const feeKnown: Partial<AppealFacts> = {
  fee: { kind: 'county', cents: cents(15_00), countyName: 'Hillsborough', feeYear: 2026 },
  portabilityThisYear: true,
}

const homes: Readonly<Record<string, readonly [Home, Partial<AppealFacts>]>> = {
  'a capped homestead': [CAPPED_HOMESTEAD, {}],
  'a new homestead': [NEW_HOMESTEAD, {}],
  'a rental': [RENTAL, {}],
  'an exempt home': [exempt, {}],
  'a home of a year with two sets of rules': [ofNextYear, {}],
  'a home without tax rates': [CAPPED_HOMESTEAD, { millage: { kind: 'missing' } }],
  'a home in the year of a transfer': [CAPPED_HOMESTEAD, feeKnown],
}

const scripts: readonly ScriptMinutes[] = [5, 10, 15]

/** Every kind for every home, from the notice and from the roll, by a name that tests print. */
export const writtenCases: readonly (readonly [name: string, sheet: FactSheet])[] = Object.entries(
  homes,
).flatMap(([name, [example, known]]) =>
  [null, parcel].flatMap((of) => {
    const from = of === null ? 'typed' : 'of the roll'
    const sheet = (kind: DocumentKind, minutes: ScriptMinutes | null) =>
      sheetOf(materialOf(kind, example, { parcel: of, minutes }, known))
    return [
      [`analysis of ${name}, ${from}`, sheet('case_summary', null)] as const,
      [`conference sheet for ${name}, ${from}`, sheet('informal_conference_sheet', null)] as const,
      ...scripts.map(
        (minutes) =>
          [`${minutes}-minute script for ${name}, ${from}`, sheet('hearing_script', minutes)] as const,
      ),
    ]
  }),
)
