/** Owns the cases that tests write documents about: homes typed from a notice and homes of a roll. */

import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { composeSection, type DraftSection } from '#core/document/draft.ts'
import { DOCUMENT_KINDS, type DocumentKind, type ScriptMinutes } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { type CaseMaterial, type CaseParcel, factSheetOf } from '#core/document/facts/case.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import { cents } from '#core/money.ts'
import type { AppealFacts } from '#core/tax/appeal-facts.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  type Home,
  NEW_HOMESTEAD,
  RENTAL,
} from '#core/tax/testing/example-homes.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { tellWeakPoint } from '#words/rehearsal/weak-point.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { rich, thin } from './rich-case.ts'

const today = calendarDate('2026-11-21')

const home = {
  address: '123 Main St, Unit 4, Tampa 33602',
  county: 'Hillsborough County',
  appraiserOffice: 'Hillsborough County Property Appraiser',
  appraiserPhone: '(813) 272-6100',
  appraiserAddress: null,
  boardOffice: 'Hillsborough County Clerk of the Circuit Court',
  countySeat: 'Tampa',
  boardAddress: {
    line: '601 East Kennedy Blvd, Floor 12, Tampa, FL 33602',
    source: 'A list of July 28, 2026',
  },
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
  home: { ...home, homestead: example.homestead, parcelId: null },
  parcel: null,
  verdict: tellVerdict(factsOf(example, known)),
  deadlines: deadlinesFor({
    today,
    county: { name: 'Hillsborough', petitionDeadline: calendarDate('2026-09-07') },
    printedPetitionDate: null,
    hearingOn: calendarDate('2027-01-20'),
  }),
  ownerName: null,
  held: null,
  hearingOn: null,
  sales: 'not-on-roll',
  tellDeadline,
  tellWeakPoint,
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

const lengthsOf = (kind: DocumentKind): readonly (ScriptMinutes | null)[] =>
  kind === 'hearing_script' ? scripts : [null]

type WrittenCase = readonly [name: string, sheet: FactSheet]

/** Every kind about one home. */
const everyKind = (name: string, example: Home, more: Partial<CaseMaterial>, known = {}): WrittenCase[] =>
  DOCUMENT_KINDS.flatMap((kind) =>
    lengthsOf(kind).map((minutes): WrittenCase => {
      const length = minutes === null ? '' : ` of ${minutes} minutes`
      return [`${kind}${length} of ${name}`, sheetOf(materialOf(kind, example, { ...more, minutes }, known))]
    }),
  )

/** Kinds whose words turn on the verdict, for every home; every kind for a case in which all is said, and for empty ones. */
const ofVerdict: ReadonlySet<DocumentKind> = new Set([
  'case_summary',
  'hearing_script',
  'informal_conference_sheet',
])

const ofHomes: readonly WrittenCase[] = Object.entries(homes).flatMap(([name, [example, known]]) =>
  [null, parcel].flatMap((of) =>
    everyKind(`${name}, ${of === null ? 'typed' : 'of the roll'}`, example, { parcel: of }, known).filter(
      ([, { kind }]) => ofVerdict.has(kind),
    ),
  ),
)

export const writtenCases: readonly WrittenCase[] = [
  ...ofHomes,
  ...everyKind('a full case', NEW_HOMESTEAD, { ...rich, parcel }),
  ...everyKind('a begun case', NEW_HOMESTEAD, { ...thin, parcel }),
  ...everyKind('a home without a case', NEW_HOMESTEAD, {}),
]
