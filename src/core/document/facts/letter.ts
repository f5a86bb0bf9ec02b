/** Owns what only a letter states: the lines of its addresses, the day of the hearing in full, and the law that it asks under. */

import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { evidenceExchangeDays } from '#core/appeal/deadlines/params.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { OfficeAddress } from '#core/property/county.ts'
import { lawFact } from './law/law-fact.ts'
import { asTyped, nameFact, typedLines } from './make-fact.ts'
import type { Fact } from './sheet.ts'

interface LetterMaterial {
  /** One line. */
  readonly address: string
  readonly boardAddress: OfficeAddress | null
  readonly ownerEmail: string | null
  /** Where the owner gets mail, if not at the home; '' where it is the home. */
  readonly ownerAddress: string
  /** The notice shows no homestead exemption: an answer mailed to the home may reach a tenant. */
  readonly livesElsewhere: boolean
  /** As the owner typed it from the notice, in one line or several; '' until then. */
  readonly appraiserAddress: string
  /** Printed above the address, which may begin with it. */
  readonly appraiserOffice: string | null
  /** Of the county directory, for as long as the owner typed none. */
  readonly knownAppraiserAddress: OfficeAddress | null
  readonly hearingOn: CalendarDate | null
}

/** The street, then the city in any state, where owners may live: 'Atlanta, GA 30305', 'Tampa 33602', 'Tampa, FL'. */
const LAST_LINE = /^(.+?), ([^,]+(?:(?:,? [A-Z]{2})? \d{5}(?:-\d{4})?|, [A-Z]{2}))$/i

const addressLines = (line: string): readonly string[] => {
  const [, street, city] = LAST_LINE.exec(line) ?? []
  return street === undefined || city === undefined ? [line] : [street, city]
}

const lineFacts = (id: string, label: string, lines: readonly string[], source: string): readonly Fact[] =>
  lines.flatMap((one, at) => nameFact(`${id}.${at + 1}`, label, one, source))

const lettersOf = (line: string): string => line.toLowerCase().replace(/[^a-z]/g, '')

/** 'Bob Henriquez, CFA' of 'Bob Henriquez, CFA, Hillsborough County Property Appraiser': the office is printed above. */
const withoutOffice = (line: string, office: string | null): string => {
  const at = office === null ? -1 : line.toLowerCase().indexOf(office.toLowerCase())
  if (office === null || at < 0) return line
  const around = [line.slice(0, at), line.slice(at + office.length)]
  // Part of a longer name, such as that of a building, it stays.
  if (/[\p{L}\d]\s*$/u.test(around[0] ?? '') || /^\s*[\p{L}\d’']/u.test(around[1] ?? '')) return line
  return (
    around
      .map((part) => part.replace(/^[\s,–—-]+|[\s,–—-]+$/gu, ''))
      .filter((part) => part !== '')
      .join(', ') || line
  )
}

/** Typed in several lines they stay as they were typed. */
const appraiserFacts = ({
  appraiserAddress: typed,
  appraiserOffice: office,
  knownAppraiserAddress: known,
}: LetterMaterial): readonly Fact[] => {
  const all = typedLines(typed)
  const isOffice = (line: string) => office !== null && lettersOf(line) === lettersOf(office)
  const own = all.length > 1 ? all.filter((line) => !isOffice(line)) : all
  const lines = own.map((line) => withoutOffice(line, office))
  const label = 'Appraiser’s address'
  if (lines.length > 0)
    return lineFacts(
      'appraiser-line',
      label,
      lines.length === 1 ? lines.flatMap(addressLines) : lines,
      'Your case: you wrote this',
    )
  return known === null ? [] : lineFacts('appraiser-line', label, addressLines(known.line), known.source)
}

const LAW: readonly Fact[] = [
  lawFact(
    'ask-evidence',
    'The request for evidence',
    `I ask for these under s. 194.011(4) and s. 194.032(2)(a), Florida Statutes. Each side’s evidence is due to the other at least ${evidenceExchangeDays} calendar days before the hearing.`,
    's. 194.011(4) and s. 194.032(2)(a), Florida Statutes; form DR-486, R. 12/25, page 3',
  ),
  lawFact(
    'ask-reschedule',
    'The request to reschedule',
    'I ask the board to reschedule this hearing for good cause under s. 194.032(2)(a), Florida Statutes.',
    's. 194.032(2)(a), Florida Statutes',
  ),
  lawFact(
    'ask-remote',
    'The request to appear remotely',
    'I ask to appear at this hearing by electronic or other communication equipment, as ch. 2025-208, Laws of Florida, allows on a written request.',
    'ch. 2025-208, Laws of Florida (title of House Bill 7031 of 2025)',
  ),
]

export const letterFacts = (material: LetterMaterial): readonly Fact[] => {
  const { address, boardAddress, ownerEmail, ownerAddress, hearingOn } = material
  return [
    ...lineFacts('home-line', 'The home', addressLines(address), 'The home you saved'),
    ...(asTyped(ownerAddress) === ''
      ? []
      : lineFacts(
          'owner-line',
          'Owner’s mailing address',
          addressLines(asTyped(ownerAddress)),
          'Your case: you wrote this',
        )),
    ...nameFact(
      'owner.elsewhere',
      'Owner',
      material.livesElsewhere ? 'Not the owner’s homestead' : null,
      'Your case: your TRIM notice',
    ),
    ...(boardAddress === null
      ? []
      : lineFacts('board-line', 'Board’s address', addressLines(boardAddress.line), boardAddress.source)),
    ...appraiserFacts(material),
    ...nameFact('owner.email', 'Owner', ownerEmail, 'Your account'),
    ...nameFact('hearing.day', 'The hearing', hearingOn && formatCalendarDate(hearingOn), 'Your case'),
    ...nameFact(
      'exchange.day',
      'Evidence due from both sides',
      hearingOn && formatCalendarDate(evidenceDays(hearingOn).dueOn),
      'Counted back from the day of the hearing',
    ),
    ...LAW,
  ]
}
