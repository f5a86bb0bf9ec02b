/** Owns putting a fact sheet together: the home, its values and verdict, the days to mind and the law. */

import { valuationDay } from '#core/appeal/deadlines/params.ts'
import type { Deadline, ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import { hasEnteredNumber } from '#core/case/notice-from-record.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { restsOnPurchase } from '#core/document/paper-title.ts'
import type { OfficeAddress } from '#core/property/county.ts'
import type { WeakReason } from '#core/rehearsal/weak-reason.ts'
import { ok, type Result } from '#core/result.ts'
import { sheetNamingHome } from '../called-property.ts'
import { withScriptLength } from '../compose/hearing-script.ts'
import { type DocumentKind, HANDED_OVER_KINDS, type ScriptMinutes } from '../draft-kinds.ts'
import { costToCure } from './condition/cost-to-cure.ts'
import { dayFacts } from './days/days.ts'
import { hearingFacts, hearingFor } from './days/hearing.ts'
import { type NoSales, valueFacts } from './estimate/value.ts'
import { isFloorOfEveryTax, type JudgedVerdict, verdictFacts } from './estimate/verdict.ts'
import { figureFacts, figuresOf } from './figures.ts'
import { fileFacts, type HeldCase, ownWords } from './file.ts'
import { lawFacts } from './law/law.ts'
import { letterFacts } from './letter.ts'
import { figureFact, nameFact, sentenceFact } from './make-fact.ts'
import { factsOfKind } from './of-kind.ts'
import { arePrinted } from './owner-words/own-reasons.ts'
import { reasonsSaid } from './owner-words/sale-claims.ts'
import { testifies } from './owner-words/testimony.ts'
import { asHeard, asPrinted } from './owner-words/unheard-words.ts'
import { inTown } from './sales/all.ts'
import { differenceFacts, type Judged } from './sales/conclusion/conclusion-facts.ts'
import type { SalesMaterial } from './sales/material.ts'
import { comparedSales, saleFacts } from './sales/sales.ts'
import type { Fact, FactSheet } from './sheet.ts'

export interface CaseHome {
  /** One line. */
  readonly address: string
  /** 'Leon County'. */
  readonly county: string
  readonly appraiserOffice: string | null
  readonly appraiserPhone: string | null
  readonly appraiserAddress: OfficeAddress | null
  readonly boardOffice: string | null
  readonly countySeat: string | null
  readonly boardAddress: OfficeAddress | null
  readonly homestead: boolean
  /** As far as the owner has said; see core/case/lives-there. */
  readonly livesThere?: boolean | null
  /** The county's record shows a homestead exemption, whatever the owner says. */
  readonly homesteadOnRecord?: boolean
  /** As the owner entered it; the roll's own stands before it. */
  readonly parcelId: string | null
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
  /** Then the record that the roll of that year has of the home, where it has it without doubt. */
  readonly rollParcel?: CaseParcel | null
  readonly verdict: JudgedVerdict
  readonly deadlines: readonly Deadline[]
  readonly tellDeadline: (deadline: Deadline) => ToldDeadline
  /** The last day for the petition as the notice prints it; null until typed. */
  readonly petitionPrintedOn?: CalendarDate | null
  /** The other papers of the packet that are written or being written; they go with the cover letter. */
  readonly papers?: readonly DocumentKind[]
  /** As the account has it; null where it has none. */
  readonly ownerName: string | null
  /** As the account has it; where letters are answered to. */
  readonly ownerEmail?: string | null
  /** Null while there is no case for this home and year. */
  readonly held: HeldCase | null
  /** Given with the request; null where it was not. */
  readonly hearingOn: CalendarDate | null
  readonly sales: SalesMaterial | NoSales
  /** The playbook prints a weak point in the words in which the practice page tells it. */
  readonly tellWeakPoint: (reason: WeakReason) => string
}

/** The home as its owner saved it. */
const YOUR_ACCOUNT = 'The home you saved'

const addressFacts = (address: OfficeAddress | null): readonly Fact[] =>
  address === null ? [] : nameFact('county.board-address', 'Board’s address', address.line, address.source)

/** Found on the roll it is no longer only what somebody typed. */
const homeFacts = (
  { address, county, ...offices }: CaseHome,
  parcel: Pick<CaseParcel, 'rollName'> | null,
): readonly Fact[] => [
  ...nameFact('home.address', 'The home', address, parcel?.rollName ?? YOUR_ACCOUNT),
  ...nameFact('home.in-town', 'The home', inTown(address), parcel?.rollName ?? YOUR_ACCOUNT),
  ...nameFact('home.county', 'County', county, parcel?.rollName ?? YOUR_ACCOUNT),
  ...nameFact('county.appraiser', 'Property appraiser', offices.appraiserOffice, 'County directory'),
  ...nameFact('county.appraiser-phone', 'Appraiser’s phone', offices.appraiserPhone, 'County directory'),
  ...nameFact(
    'county.seat',
    'County seat',
    offices.countySeat && `${offices.countySeat}, Florida`,
    'County directory',
  ),
  ...nameFact('county.board', 'Value adjustment board', offices.boardOffice, 'County directory'),
  ...addressFacts(offices.boardAddress),
]

const sampleFacts = (parcel: CaseParcel | null): readonly Fact[] => {
  if (!parcel?.synthetic) return []
  const words = 'This is a made-up sample home. It isn’t a real one.'
  return [sentenceFact('parcel.sample', 'Sample', words, parcel.rollName)]
}

const parcelFacts = (parcel: CaseParcel | null): readonly Fact[] => {
  if (parcel === null) return []
  const from = parcel.rollName
  return [
    {
      id: 'parcel.id',
      label: 'Parcel number',
      unit: 'parcel',
      value: parcel.parcelId,
      source: from,
    },
    ...nameFact('parcel.roll', 'Tax roll', parcel.rollName, 'The county’s tax roll'),
    ...nameFact('parcel.use', 'Use', parcel.useName, from),
    ...figureFact('parcel.built', 'Year built', 'year', parcel.yearBuilt, from),
    ...figureFact('parcel.area', 'Effective area', 'sqft', parcel.livingAreaSqft, from),
    ...figureFact('parcel.land', 'Land', 'sqft', parcel.landSqft, from),
  ]
}

const homeParcel = (home: CaseHome, parcel: CaseParcel | null): readonly Fact[] => {
  const value = parcel?.parcelId ?? home.parcelId ?? ''
  const source = parcel === null ? YOUR_ACCOUNT : parcel.rollName
  return value === '' ? [] : [{ id: 'home.parcel', label: 'Parcel number', unit: 'parcel', value, source }]
}

const justCentsIn = (judged: readonly Fact[]): number =>
  Number(judged.find(({ id }) => id === 'value.just')?.value)

/** In words only; an opinion of the value is no testimony of the home. */
const testimonyFacts = (file: CaseFile, valuedOn: CalendarDate): readonly Fact[] =>
  testifies(file)
    ? [
        sentenceFact(
          'testimony',
          'Your testimony',
          `My evidence is my own testimony of what my home was like on ${formatPlainDate(valuedOn)}.`,
          ownWords,
        ),
      ]
    : []

export interface SheetRefused {
  readonly ok: false
  readonly reason: 'values-unreadable'
}

/** As the roll has it; null where no roll has the home. */
const areaOf = (sales: CaseMaterial['sales']): number | null =>
  typeof sales === 'string'
    ? null
    : (sales.correctedFrom?.livingAreaSqft ?? sales.home?.livingAreaSqft ?? null)

/** What a board will not hear is told to its owner alone, printed where the owner keeps it, and never said. */
const withWordsFor = (kind: DocumentKind, held: HeldCase | null): HeldCase | null => {
  if (held === null || kind === 'playbook') return held
  const { file } = held
  return { ...held, file: HANDED_OVER_KINDS.includes(kind) ? asPrinted(file) : asHeard(file) }
}

/** What the owner typed, without reasons that the packet contradicts, and without testimony that would rest on them. */
const typedFacts = (
  { held, sales }: CaseMaterial,
  valuedOn: CalendarDate,
  isPrinted: boolean,
): readonly Fact[] => [
  ...fileFacts(held, areaOf(sales)).filter(({ id }) => !id.startsWith('opinion.reason.') || isPrinted),
  ...(isPrinted && held !== null ? testimonyFacts(held.file, valuedOn) : []),
]

const writtenOn = (asOf: CalendarDate, valuedOn: CalendarDate): readonly Fact[] => [
  { id: 'day.written', label: 'Date written', unit: 'date', value: asOf, source: 'The calendar' },
  {
    id: 'day.valuation',
    label: 'Valuation date',
    unit: 'date',
    value: valuedOn,
    source: 's. 192.042, Florida Statutes',
  },
]

const situationOf = ({ home, verdict, parcel, minutes }: CaseMaterial): FactSheet['situation'] => ({
  outcome: verdict.outcome,
  homestead: home.homestead,
  ...(home.livesThere === false && { isElsewhere: true }),
  hasOneFloor: isFloorOfEveryTax(verdict),
  origin: parcel === null ? 'typed' : 'roll',
  minutes,
})

/** The same material gives the same sheet, fact by fact. */
export const factSheetOf = (given: CaseMaterial): Result<FactSheet, SheetRefused> => {
  const material = { ...given, held: withWordsFor(given.kind, given.held) }
  const { kind, minutes, asOf, home, parcel, verdict, ownerName } = material
  const onRoll = parcel ?? material.rollParcel ?? null
  const file = material.held?.file ?? emptyCase
  const judged = verdictFacts(verdict, hasEnteredNumber(file.notice))
  if (judged === null) return { ok: false, reason: 'values-unreadable' }
  const valuedOn = calendarDate(`${verdict.taxYear}-${valuationDay}`)
  const justCents = justCentsIn(judged)
  const isPrinted = arePrinted({ ...material, justCents })
  const against: Judged = {
    justCents,
    givesReasons: isPrinted && reasonsSaid(file.value) !== '',
    opinionCents: file.value.opinionCents,
    county: home.county,
    taxYear: verdict.taxYear,
  }
  const figures = figuresOf(
    comparedSales(file, material.sales),
    typeof material.sales === 'string' ? null : material.sales,
    against,
    costToCure(file).cents,
  )
  const ofSales = saleFacts(file, material.sales, against)
  const facts: readonly Fact[] = [
    ...writtenOn(asOf, valuedOn),
    ...nameFact('owner.name', 'Owner', ownerName, 'Your account'),
    ...homeFacts(home, onRoll),
    ...parcelFacts(onRoll),
    ...sampleFacts(onRoll),
    ...homeParcel(home, onRoll),
    ...judged,
    ...dayFacts({ ...material, taxYear: verdict.taxYear }),
    ...typedFacts(material, valuedOn, isPrinted),
    ...hearingFacts(material.held?.file.hearing ?? null, material.hearingOn),
    ...differenceFacts(against),
    ...ofSales,
    ...figureFacts(figures),
    ...valueFacts(material.sales, file),
    ...lawFacts,
    ...letterFacts({
      address: home.address,
      boardAddress: home.boardAddress,
      ownerEmail: material.ownerEmail ?? null,
      ownerAddress: file.filing.ownerAddress ?? '',
      livesElsewhere: file.notice.homestead === false,
      appraiserAddress: file.filing.appraiserAddress ?? '',
      knownAppraiserAddress: home.appraiserAddress,
      appraiserOffice: home.appraiserOffice,
      hearingOn: hearingFor(material.held?.file.hearing ?? emptyCase.hearing, material.hearingOn).heldOn,
    }),
    ...factsOfKind({
      ...material,
      valuedOn,
      taxYear: verdict.taxYear,
      justCents,
      county: home.county,
      papers: material.papers ?? [],
      isOfPurchase: restsOnPurchase(ofSales),
      useName: onRoll?.useName ?? null,
    }),
    ...figureFact('script.minutes', 'Length', 'minutes', minutes, 'The length this script is made for'),
  ]
  const sheet = sheetNamingHome({ kind, situation: situationOf(material), figures, facts })
  return ok(kind === 'hearing_script' ? sheetNamingHome(withScriptLength(sheet)) : sheet)
}
