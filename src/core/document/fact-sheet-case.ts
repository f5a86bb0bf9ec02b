/** Owns putting a fact sheet together: the home, its values and verdict, the days to mind and the law. */

import { valuationDay } from '#core/appeal/deadlines-params.ts'
import type { Deadline } from '#core/appeal/deadlines-shape.ts'
import { type CalendarDate, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { ok, type Result } from '#core/result.ts'
import type { DocumentKind, ScriptMinutes } from './draft-kinds.ts'
import type { Fact, FactSheet } from './fact-sheet.ts'
import { lawFacts } from './fact-sheet-law.ts'
import { type JudgedVerdict, verdictFacts } from './fact-sheet-verdict.ts'

export interface CaseHome {
  /** One line. */
  readonly address: string
  /** 'Leon County'. */
  readonly county: string
  readonly appraiserOffice: string | null
  readonly boardOffice: string | null
  readonly homestead: boolean
}

/** What the roll says of the parcel beside its values. */
export interface CaseParcel {
  readonly parcelId: string
  readonly rollName: string
  readonly synthetic: boolean
  readonly useName: string
  readonly yearBuilt: number | null
  readonly livingAreaSqft: number | null
  readonly landSqft: number | null
}

export interface CaseMaterial {
  readonly kind: DocumentKind
  readonly minutes: ScriptMinutes | null
  readonly asOf: CalendarDate
  readonly home: CaseHome
  /** Null when the values are those the owner typed. */
  readonly parcel: CaseParcel | null
  readonly verdict: JudgedVerdict
  readonly deadlines: readonly Deadline[]
}

type NumberUnit = 'year' | 'sqft' | 'minutes'

const name = (id: string, label: string, value: string | null, source: string): readonly Fact[] =>
  value === null || value === '' ? [] : [{ id, label, unit: 'name', value, source }]

const figure = (id: string, label: string, unit: NumberUnit, value: number | null, source: string) =>
  value === null || value <= 0 ? [] : [{ id, label, unit, value, source }]

const sentence = (id: string, label: string, value: string, source: string): Fact => ({
  id,
  label,
  unit: 'sentence',
  value,
  source,
})

const homeFacts = ({ address, county, appraiserOffice, boardOffice }: CaseHome): readonly Fact[] => [
  ...name('home.address', 'The home', address, 'You typed this'),
  ...name('home.county', 'County', county, 'You typed this'),
  ...name('county.appraiser', 'Property appraiser', appraiserOffice, 'County directory'),
  ...name('county.board', 'Value adjustment board', boardOffice, 'County directory'),
]

const parcelFacts = (parcel: CaseParcel | null): readonly Fact[] => {
  if (parcel === null) return []
  const from = (column: string) => `${parcel.rollName}, column ${column}`
  const sample = parcel.synthetic
    ? 'This parcel is one of the invented ones that ship with a fresh installation. No such home exists.'
    : null
  return [
    {
      id: 'parcel.id',
      label: 'Parcel number',
      unit: 'parcel',
      value: parcel.parcelId,
      source: from('PARCEL_ID'),
    },
    ...name('parcel.roll', 'Tax roll', parcel.rollName, 'The file of the county’s roll'),
    ...name('parcel.use', 'Use', parcel.useName, from('DOR_UC')),
    ...(sample === null ? [] : [sentence('parcel.sample', 'Sample', sample, parcel.rollName)]),
    ...figure('parcel.built', 'Year built', 'year', parcel.yearBuilt, from('ACT_YR_BLT')),
    ...figure('parcel.area', 'Effective area', 'sqft', parcel.livingAreaSqft, from('TOT_LVG_AREA')),
    ...figure('parcel.land', 'Land', 'sqft', parcel.landSqft, from('LND_SQFOOT')),
  ]
}

const CERTAINTY: Readonly<Record<Deadline['certainty'], string>> = {
  printed: 'printed on your notice',
  reported: 'as the county reported it',
  statute: 'set by statute',
  estimate: 'an estimate',
  suggestion: 'our own suggestion',
}

const deadlineFact = ({ id, title, dueOn, certainty, detail, source }: Deadline): Fact => {
  const day = `${formatCalendarDate(dueOn)} (${CERTAINTY[certainty]})`
  const heading = title.endsWith('?') ? title : `${title}.`
  return sentence(`due.${id}`, title, `${day}: ${heading} ${detail}`, source)
}

export interface SheetRefused {
  readonly ok: false
  readonly reason: 'values-unreadable'
}

/** The same material gives the same sheet, fact by fact. */
export const factSheetOf = (material: CaseMaterial): Result<FactSheet, SheetRefused> => {
  const { kind, minutes, asOf, home, parcel, verdict, deadlines } = material
  const judged = verdictFacts(verdict)
  if (judged === null) return { ok: false, reason: 'values-unreadable' }
  const valuedOn = calendarDate(`${verdict.taxYear}-${valuationDay}`)
  const facts: readonly Fact[] = [
    { id: 'day.written', label: 'Day of writing', unit: 'date', value: asOf, source: 'The calendar' },
    {
      id: 'day.valuation',
      label: 'Valuation day',
      unit: 'date',
      value: valuedOn,
      source: 's. 192.042, Florida Statutes',
    },
    ...homeFacts(home),
    ...parcelFacts(parcel),
    ...judged,
    ...deadlines.map(deadlineFact),
    ...lawFacts,
    ...figure('script.minutes', 'Length', 'minutes', minutes, 'You chose this'),
  ]
  const origin = parcel === null ? 'typed' : 'roll'
  return ok({
    kind,
    situation: { outcome: verdict.outcome, homestead: home.homestead, origin, minutes },
    facts,
  })
}
