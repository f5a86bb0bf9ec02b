/** Owns what stands on the cover of a packet: whose it is, the hearing, the home as an appraiser describes it, and the values in large figures. */
import type { OpenCase } from '#contract/case/cases.ts'
import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { valuationDay } from '#core/appeal/deadlines/params.ts'
import { clockTime } from '#core/appeal/hearing-time.ts'
import { type CalendarDate, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseHearing } from '#core/case/file.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { asPrinted } from '#core/document/facts/owner-words/unheard-words.ts'
import { LAST_SALE } from '#core/document/facts/sales/listed/left-out.ts'
import { type FactSheet, findFact } from '#core/document/facts/sheet.ts'
import type { Amount, Block, Field, Words } from '#core/document/paper.ts'
import { formatMoney } from '#core/money.ts'
import { type MainEvidence, mainEvidence } from '#core/packet/main-evidence.ts'
import { subjectRows } from '#core/packet/subject-property.ts'

export type CoverEntry = readonly [label: string, value: string | null]

/** Who joins from afar goes to no room, and a link is nobody else's. */
const placeEntry = (place: string, remoteLink: string): readonly CoverEntry[] => {
  if (remoteLink !== '')
    return [
      ['Place', 'Remote, by the link in the notice of hearing'],
      ['Copy for the magistrate', 'To the clerk of the board, before the hearing'],
    ]
  return place === '' ? [] : [['Place', place]]
}

/** Both sides deliver their evidence by the same day; a day printed on the notice that is earlier counts before it. */
const hearingEntries = ({ heldOn, time, place, remoteLink }: CaseHearing): readonly CoverEntry[] => {
  if (heldOn === null) return []
  const said = clockTime(time)
  const when = [formatCalendarDate(heldOn), ...(said === null ? [] : [said])].join(', ')
  return [
    ['Hearing', when],
    ...placeEntry(place, remoteLink),
    ['Evidence due from both sides by', formatCalendarDate(evidenceDays(heldOn).dueOn)],
  ]
}

export type Owner = { readonly firstName: string; readonly lastName: string; readonly email: string }

const ownerWords = ({ firstName, lastName }: Owner): string | null => {
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? null : `${name}, owner and petitioner`
}

/** A name that is not known is null and becomes a line for the pen. */
export const coverEntries = ({ taxYear, file }: OpenCase, owner: Owner): readonly CoverEntry[] => [
  ['Petition number', file.filing.petitionNumber || 'Not yet assigned'],
  ['Owner', ownerWords(owner)],
  ['Contact', owner.email],
  ['Valuation date', formatPlainDate(calendarDate(`${taxYear}-${valuationDay}`))],
  ...hearingEntries(file.hearing),
]

const PARCEL = 'Parcel number'

/** The analysis discloses the last sale, and is older than its case once that changes. */
const lastSaleIn = (papers: readonly Stating[]): string | null => {
  const analysis = papers.find(({ facts }) => facts.kind === 'comparable_analysis')
  const found = analysis && findFact(analysis.facts, LAST_SALE)
  return found === undefined ? null : String(found.value)
}

/** The home by its record. */
export const subjectEntries = (
  { address, record, file }: Pick<OpenCase, 'address' | 'record' | 'file'>,
  parcelId: string | null,
  papers: readonly Stating[],
): readonly CoverEntry[] => [
  ['Subject property', address],
  [PARCEL, parcelId],
  ...subjectRows(record, asPrinted(file), lastSaleIn(papers)),
]

/** The one that is asked for. */
const REQUESTED = 'Value requested'

type Stating = { readonly facts: FactSheet }

/** As the first paper that states it has it. */
export const justValueIn = (papers: readonly Stating[]): number | null => {
  const stated = papers.map(({ facts }) => findFact(facts, 'value.just')?.value)
  return stated.find((value) => typeof value === 'number') ?? null
}

/** In large figures; the present just value is that of the papers in the packet. */
export const coverAmounts = (
  { file }: Pick<OpenCase, 'file'>,
  papers: readonly Stating[],
): readonly CoverEntry[] => {
  const just = justValueIn(papers)
  const { opinionCents } = file.value
  if (just === null) return []
  return [
    ['Present just value', formatMoney(just)],
    ...(opinionCents === null ? [] : ([[REQUESTED, formatMoney(opinionCents)]] as const)),
    ...(opinionCents === null || opinionCents >= just
      ? []
      : ([['Difference', formatMoney(just - opinionCents)]] as const)),
  ]
}

/** As the papers in the packet show it; none where the page of the case is not among them. */
export const coverEvidence = (papers: readonly Stating[]): readonly MainEvidence[] => {
  const list = papers.find(({ facts }) => facts.kind === 'evidence_list')
  return list === undefined
    ? []
    : mainEvidence(
        list.facts,
        papers.map(({ facts }) => facts.kind),
      )
}

const evidenceBlocks = (evidence: readonly MainEvidence[]): readonly Block[] => {
  // The page follows the name of a part; here it stands alone, so that each fact has one line.
  const withPage = ({ said, shownIn }: MainEvidence): Words => [
    { text: said.replace(/\.$/u, ''), strong: false, url: null },
    { text: '', strong: false, url: null, pageOf: shownIn },
    { text: '.', strong: false, url: null },
  ]
  return evidence.length === 0 ? [] : [{ kind: 'list', items: evidence.map(withPage) }]
}

const amountsBlock = (entries: readonly CoverEntry[]): readonly Block[] =>
  entries.length === 0
    ? []
    : [
        {
          kind: 'amounts',
          amounts: entries.map(
            ([label, value]): Amount => ({
              label,
              value: value ?? '',
              ...(label === REQUESTED && { isMain: true }),
            }),
          ),
        },
      ]

const sampleHint = 'One of the invented parcels that ship with a fresh installation. No such home exists.'

/**
 * `printed` is null for what would have holes for letters: that is left to the pen. The day on which the packet was put
 * together tells one edition from another.
 */
export const coverBlocks = (
  { entries, subject, amounts, evidence, isSample, madeOn }: PacketCover,
  printed: (value: string) => string | null,
): readonly Block[] => {
  const fieldsOf = (some: readonly CoverEntry[]): Block => ({
    kind: 'fields',
    fields: some.map(
      ([label, value]): Field => ({
        label,
        value: value === null ? null : printed(value),
        hint: isSample && label === PARCEL ? sampleHint : null,
      }),
    ),
  })
  const words = 'This is my own evidence and opinion as the owner. It is not an appraisal.'
  return [
    ...amountsBlock(amounts),
    ...evidenceBlocks(evidence),
    fieldsOf([...entries, ['Prepared', formatPlainDate(madeOn)]]),
    fieldsOf(subject),
    { kind: 'note', words: [{ text: words, strong: false, url: null }] },
  ]
}

export interface PacketCover {
  readonly entries: readonly CoverEntry[]
  /** The home itself. */
  readonly subject: readonly CoverEntry[]
  readonly amounts: readonly CoverEntry[]
  /** The best of it, each with its page. */
  readonly evidence: readonly MainEvidence[]
  readonly isSample: boolean
  readonly madeOn: CalendarDate
}
