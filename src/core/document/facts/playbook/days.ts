/** Owns the days that the playbook puts in a table: each with what is to be done by it. */

import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { evidenceExchangeDays, partialPaymentPercent } from '#core/appeal/deadlines/params.ts'
import type { Deadline, ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { paymentDay } from '#core/appeal/deadlines/yearly.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/file.ts'
import { leastOfTax } from '#core/case/least-payment.ts'
import { isEvidenceDelivered } from '#core/case/parts.ts'
import { cents, formatCents } from '#core/money.ts'
import { hearingFor } from '../days/hearing.ts'
import type { HeldCase } from '../file.ts'
import type { Fact } from '../sheet.ts'
import { privateFact } from './private-fact.ts'

export interface DaysMaterial {
  readonly held: HeldCase | null
  readonly taxYear: number
  readonly asOf: CalendarDate
  /** Given with the request; null where it was not. */
  readonly hearingOn: CalendarDate | null
  /** Those ahead that the case does not show as done. */
  readonly deadlines: readonly Deadline[]
  readonly tellDeadline: (deadline: Deadline) => Pick<ToldDeadline, 'actOn'>
}

interface Row {
  readonly on: CalendarDate
  readonly what: string
}

const RECEIVED =
  'The clerk of the board must have your petition and the fee before the office closes. A postmark doesn’t count.'

const petitionWords = ({ certainty }: Deadline): string =>
  certainty === 'estimate'
    ? `The petition deadline could be as early as this. It is our estimate. The actual date is printed on your notice. ${RECEIVED}`
    : `${RECEIVED} Go by the date on your notice. If it’s later, confirm it with the clerk.`

const petitionRows = ({ deadlines, tellDeadline }: DaysMaterial): readonly Row[] =>
  deadlines
    .filter(({ purpose }) => purpose.code === 'petition')
    .map((deadline) => ({ on: tellDeadline(deadline).actOn, what: petitionWords(deadline) }))

const EVIDENCE =
  'Your evidence must reach the property appraiser before closing time, and theirs must reach you (s. 194.011(4)). Keep proof.'

const evidenceRows = (heldOn: CalendarDate, file: CaseFile): readonly Row[] => {
  if (isEvidenceDelivered(file)) return []
  const { dueOn, checkOn } = evidenceDays(heldOn)
  return [
    {
      on: dueOn,
      what: EVIDENCE,
    },
    {
      on: checkOn,
      what: 'Nothing came from the appraiser? Write to the clerk today, and ask to move the hearing because the appraiser is late.',
    },
  ]
}

const LEAST = `Before April 1, pay at least ${partialPaymentPercent}% of the ad valorem tax on your November bill, less any discount. Pay every non-ad valorem assessment in full, too.`
const OTHERWISE = 'Otherwise the board must deny the petition (s. 194.014).'

/** The bill decides. With the amount that the notice gave: by then no discount is left. */
const paymentWords = ({ notice, filing }: CaseFile): string => {
  const { totalTax } = notice.numbers
  if (totalTax === null) return `${LEAST} ${OTHERWISE}`
  const tax = cents(Math.round(totalTax * 100))
  const least = leastOfTax(tax, 0)
  const charges = filing.otherChargesCents ?? null
  const assessments =
    charges === null ? '' : ` for the tax, and ${formatCents(cents(charges))} of non-ad valorem assessments`
  return `${LEAST} ${partialPaymentPercent}% of the tax on your notice was ${formatCents(least)}${assessments}. If the bill is higher, go by the bill. ${OTHERWISE}`
}

const paymentRows = (file: CaseFile, taxYear: number): readonly Row[] => {
  const on = paymentDay(taxYear).dueOn
  return file.filing.paidOn === null ? [{ on, what: paymentWords(file) }] : []
}

const clock = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

const hearingRow = (heldOn: CalendarDate, { time, place, remoteLink }: CaseFile['hearing']): Row => {
  const at = time === '' ? '' : ` at ${clock(time)}`
  const isRemote = remoteLink !== ''
  const where = isRemote ? ', using the link in your notice' : place === '' ? '' : `, ${place}`
  const ready = isRemote
    ? 'Have the packet, the proof of delivery, the script and a clock beside you.'
    : 'Bring the packet, a copy, the proof of delivery and the script.'
  return { on: heldOn, what: `Your hearing${at}${where}. ${ready}` }
}

/** Those still ahead, in order. */
export const dayFacts = (material: DaysMaterial): readonly Fact[] => {
  const { held, taxYear, asOf, hearingOn } = material
  if (held === null) return []
  const { file } = held
  const hearing = hearingFor(file.hearing, hearingOn)
  const rows = [
    ...petitionRows(material),
    ...(hearing.heldOn === null
      ? []
      : [...evidenceRows(hearing.heldOn, file), hearingRow(hearing.heldOn, hearing)]),
    ...paymentRows(file, taxYear),
  ]
  const dated = rows
    .filter(({ on }) => on >= asOf)
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
    .map(({ on, what }) => ({ when: formatCalendarDate(on), what }))
  const isUndated = hearing.heldOn === null && !isEvidenceDelivered(file)
  const undated = isUndated
    ? [{ when: `${evidenceExchangeDays} days before your hearing`, what: EVIDENCE }]
    : []
  return [...dated, ...undated].flatMap(({ when, what }, at) => [
    privateFact(`day.${at + 1}.on`, 'Dates', when),
    privateFact(`day.${at + 1}.what`, 'Dates', what),
  ])
}
