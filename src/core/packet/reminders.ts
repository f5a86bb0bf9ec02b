/** Owns what a packet reminds its owner of before it is made: nothing of it keeps the packet from being made. */

import { evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'

export const REMINDER_KINDS = ['unheard', 'caption', 'case', 'hearing'] as const

export interface Reminder {
  readonly kind: (typeof REMINDER_KINDS)[number]
  readonly message: string
  /** Sentences as they would be read, where the message is about some. */
  readonly at: readonly string[]
  /** The document to open; null for what is typed into the case. */
  readonly documentId: string | null
}

/** A paper with sentences of its owner's that a board will not hear, or that state what the case does not hold. */
export interface OwnPaper {
  readonly id: string
  readonly title: string
  readonly sentences: readonly string[]
}

export interface ToRemind {
  readonly papers: readonly OwnPaper[]
  /** Of the chosen exhibits, as they are printed. */
  readonly exhibits: readonly { readonly label: string; readonly title: string }[]
  /** What the case itself asks about in what it holds. */
  readonly doubts: readonly string[]
  /** The letters that leave a line for the owner's mailing address. */
  readonly withoutAddress: readonly Pick<OwnPaper, 'title'>[]
  /** The owner does not know whether the record is right. */
  readonly isRecordUnsure: boolean
  readonly hearingOn: CalendarDate | null
  readonly today: CalendarDate
}

const aboutCase = (kind: Reminder['kind'], message: string, at: readonly string[] = []): Reminder => ({
  kind,
  message,
  at,
  documentId: null,
})

const paperReminders = (papers: readonly OwnPaper[]): readonly Reminder[] =>
  papers
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ id, title, sentences }) => ({
      kind: 'unheard' as const,
      message: `“${title}” keeps words of yours that a board may not weigh. Open it to see why, and lock the section if they stay.`,
      at: sentences,
      documentId: id,
    }))

/** Said to a writer or a program, and not of a home. */
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override)\b[^.?!]{0,30}\b(?:rules?|instructions?|prompts?|above|everything)\b|\b(?:write|say|state|add|conclude)\b[^.?!]{0,20}\bthat\b|\bthe (?:board|magistrate|appraiser|county) (?:must|should|has to|shall)\b|\b(?:system|assistant|user)\s*[:>]/iu

const captionReminders = (exhibits: ToRemind['exhibits']): readonly Reminder[] => {
  const found = exhibits.filter(({ title }) => INSTRUCTION.test(title))
  if (found.length === 0) return []
  return [
    aboutCase(
      'caption',
      'Captions are printed as you typed them. This reads as an instruction: say what the photo or document shows instead.',
      found.map(({ label, title }) => `Exhibit ${label}: ${title}`),
    ),
  ]
}

const hearingWords = (heldOn: CalendarDate, today: CalendarDate): string | null => {
  const { countedOn } = evidenceDays(heldOn)
  const [hearing, due] = [formatCalendarDate(heldOn), formatCalendarDate(countedOn)]
  if (heldOn < today)
    return `Your hearing was on ${hearing}, and the packet shows that day. If it was moved, enter the new day first.`
  if (heldOn === today)
    return `Your hearing is today, and your evidence was due ${due}. Bring printed copies for the magistrate and the appraiser, and say on the record when you delivered it.`
  if (countedOn < today)
    return `Your evidence was due ${due}, and your hearing is ${hearing}. Deliver this packet today, keep proof, and say on the record when you did.`
  return null
}

const UNSURE =
  'You weren’t sure whether the county’s record of your home is right. This packet uses the record’s figures. Measure the home before your hearing.'

const addressReminders = (letters: ToRemind['withoutAddress']): readonly Reminder[] =>
  letters.map(({ title }) =>
    aboutCase(
      'case',
      `“${title}” leaves your mailing address blank. Add it under “Your TRIM notice” and update the document, or write it in by hand.`,
    ),
  )

/** In the order in which they matter: the day, the case, then words. */
export const packetReminders = ({
  papers,
  exhibits,
  doubts,
  withoutAddress,
  isRecordUnsure,
  hearingOn,
  today,
}: ToRemind): readonly Reminder[] => {
  const hearing = hearingOn === null ? null : hearingWords(hearingOn, today)
  return [
    ...(hearing === null ? [] : [aboutCase('hearing', hearing)]),
    ...doubts.map((words) => aboutCase('case', words)),
    ...addressReminders(withoutAddress),
    ...(isRecordUnsure ? [aboutCase('case', UNSURE)] : []),
    ...captionReminders(exhibits),
    ...paperReminders(papers),
  ]
}
