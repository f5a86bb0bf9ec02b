/** Owns the facts of the days to mind, and what of them is over or done, in the words of the case page. */

import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { whyNoWorkingDay } from '#core/appeal/deadlines/holidays.ts'
import { evidenceExchangeDays } from '#core/appeal/deadlines/params.ts'
import type { Deadline, ToldDeadline } from '#core/appeal/deadlines/shape.ts'
import { paymentDay } from '#core/appeal/deadlines/yearly.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { isEvidenceDelivered } from '#core/case/parts.ts'
import { formatDayOfWeek } from '#core/date-forms.ts'
import { sureWords } from '#core/document/certainty-words.ts'
import { GOOD_CAUSE, lateFilingSource } from '#core/document/good-cause.ts'
import { type HeldCase, ownWords } from '../file.ts'
import { closed, nameFact, sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'

const deadlineFact = (told: ToldDeadline): Fact => {
  const { id, title, dueOn, actOn, detail, source } = told
  // Its title also names the day of the law, which has a source of its own.
  const label = id.startsWith('evidence-aim-') ? 'Suggested day to send your evidence' : title
  // Where the day to act is another than the one printed or reported, the detail says whose that one is.
  const sure = actOn === dueOn ? ` (${sureWords(told)})` : ''
  const day = `${formatCalendarDate(actOn)}${sure}`
  const heading = title.endsWith('?') ? title : `${title}.`
  // The address of an office's page may stand at its end.
  return sentenceFact(`due.${id}`, label, closed(`${day}: ${heading} ${detail}`), source)
}

interface CaseDays {
  readonly taxYear: number
  readonly asOf: CalendarDate
  /** Those still ahead. */
  readonly deadlines: readonly Deadline[]
  readonly tellDeadline: (deadline: Deadline) => ToldDeadline
  readonly held: HeldCase | null
  readonly hearingOn: CalendarDate | null
  /** The last day for the petition as the notice prints it; null until typed. */
  readonly petitionPrintedOn?: CalendarDate | null
}

const isUnderWay = ({ held, hearingOn }: CaseDays): boolean => {
  if (hearingOn !== null) return true
  if (held === null) return false
  const { filing, hearing, outcome } = held.file
  return filing.petitionFiledOn !== null || hearing.heldOn !== null || outcome.kind !== null
}

const TIME_OVER =
  'This year’s petition deadline has passed. Already filed? Enter the date received. If not, the board may take a late petition only for good cause, in extraordinary circumstances. You can use what you gather here next year.'

/** None while the petition's day is ahead, and none for an appeal that is under way. */
const timeOver = (days: CaseDays): readonly Fact[] => {
  const isAhead = days.deadlines.some(({ id }) => id === `petition-${days.taxYear}`)
  if (isAhead || isUnderWay(days)) return []
  const source = 'Petition dates from the notice and the county; no petition is entered in your case'
  return [sentenceFact('petition-time.over', 'Time to petition', TIME_OVER, source)]
}

const atOnce = (countedOn: CalendarDate): string => {
  const why = whyNoWorkingDay(countedOn)
  const day = `${formatDayOfWeek(countedOn)}${why?.code === 'holiday' ? `, ${why.name}` : ''}`
  return `Deliver your evidence now. The safe date has passed. Counting back ${evidenceExchangeDays} days from the hearing lands on ${day}, so the deadline was the last business day before it. Deliver today, by email for example, and keep proof.`
}

const LATE =
  'Your evidence is late. Deliver it now, before the hearing, and say on the record when you did. Before September 1, 2025, a board couldn’t shut out evidence just for being late. Ask the clerk whether that’s still the rule.'

/** Whether the evidence is there, late, or on its last day; nothing while its day is ahead or no hearing is known. */
const evidenceState = ({ asOf, held, hearingOn }: CaseDays): readonly Fact[] => {
  const heldOn = hearingOn ?? held?.file.hearing.heldOn ?? null
  const label = 'Your evidence'
  if (held !== null && isEvidenceDelivered(held.file)) {
    const words = 'Your delivery log says that your evidence has gone to the property appraiser.'
    return [sentenceFact('evidence.delivered', label, words, ownWords)]
  }
  if (heldOn === null || heldOn < asOf) return []
  const { dueOn, countedOn } = evidenceDays(heldOn)
  if (asOf <= dueOn) return []
  const words = asOf > countedOn ? LATE : atOnce(countedOn)
  const day = `It was due ${formatCalendarDate(dueOn)}, counted back from the hearing. `
  return [sentenceFact('evidence.late', label, `${day}${words}`, 'The day of the hearing')]
}

const petitionDays = ({ asOf, held, petitionPrintedOn: printed = null }: CaseDays): readonly Fact[] => {
  const label = 'Time to petition'
  const received = held?.file.filing.petitionFiledOn ?? null
  const over = printed !== null && received === null && printed < asOf ? ' That date has passed.' : ''
  const isLate = received !== null && printed !== null && received > printed
  const inTime = printed === null || isLate ? '.' : ', which is on time.'
  return [
    ...(printed === null
      ? []
      : [
          sentenceFact(
            'petition-day.printed',
            label,
            `You typed ${formatCalendarDate(printed)} as the petition deadline on your TRIM notice.${over}`,
            'You typed this from your notice',
          ),
        ]),
    ...(received === null
      ? []
      : [
          sentenceFact(
            'petition-day.received',
            label,
            `Your case says that the board received your petition on ${formatCalendarDate(received)}${inTime}`,
            ownWords,
          ),
        ]),
    ...(received !== null && printed !== null && !isLate
      ? nameFact('filed.in-time', label, 'You filed on time', ownWords)
      : []),
    ...(isLate
      ? [
          sentenceFact(
            'petition-day.late',
            label,
            `Your case says that the petition was received after the deadline on your notice. ${GOOD_CAUSE}`,
            lateFilingSource,
          ),
        ]
      : []),
  ]
}

const isDecided = ({ outcome: { kind } }: HeldCase['file']): boolean => kind !== null

/** Of a petition that is under way: the payment that it hangs on, once its day is over and none is written down. */
const paymentOver = ({ taxYear, asOf, held, tellDeadline }: CaseDays): readonly Fact[] => {
  if (held === null || held.file.filing.paidOn !== null || isDecided(held.file)) return []
  const { filing, hearing } = held.file
  const isFiled = filing.petitionFiledOn !== null || hearing.heldOn !== null
  const { dueOn, detail, source } = tellDeadline(paymentDay(taxYear))
  if (!isFiled || dueOn >= asOf) return []
  const words = `The last day to pay on the ${taxYear} bill while you appeal was ${formatCalendarDate(dueOn)}, and your case doesn’t say that you paid. ${detail} If you paid in time, enter the date in your case and keep the receipt handy. If not, ask the clerk of the board before the hearing.`
  return [sentenceFact('payment.over', 'The payment while you appeal', words, source)]
}

export const dayFacts = (days: CaseDays): readonly Fact[] => [
  ...days.deadlines.map((deadline) => deadlineFact(days.tellDeadline(deadline))),
  ...timeOver(days),
  ...evidenceState(days),
  ...petitionDays(days),
  ...paymentOver(days),
]
