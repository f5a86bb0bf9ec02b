/** The dates of a case that lie ahead, with their reminders, and the calendar that follows them. */

import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { OpenCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { discountDays, reminderDays, suggestionDays } from '#core/reminder/params.ts'
import * as words from '#messages/appeal/case-reminders.ts'
import { Failure } from '#web/call/failure.tsx'
import { DatesFile } from '#web/course/dates-file.tsx'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import type { Draft } from '../../autosave.ts'
import { caseRemindersQuery } from '../../reminders.ts'
import { FoldedSection } from '../page/folded-section.tsx'
import { CaseCalendar } from './case-calendar.tsx'
import { ReminderCard } from './reminder-card.tsx'

type CaseRemindersProps = { opened: OpenCase; draft: Draft }

/** `14, 7, 3 and 1 days before a date and on the day`. */
const ladderWords = (days: readonly number[]): string => {
  const ahead = days.filter((count) => count > 0)
  const named =
    ahead.length < 2
      ? `${ahead[0]}`
      : words.and({ ahead: ahead.slice(0, -1).join(', '), last: ahead.at(-1) ?? 0 })
  return words.aheadBeforeADateAndOn({
    named,
    ahead: ahead.at(-1) === 1 && ahead.length === 1 ? 'yes' : 'no',
  })
}

const Dates = ({ opened: { id }, draft }: CaseRemindersProps) => {
  const { data, error } = useQuery(caseRemindersQuery(id, draft.version()))
  if (error) {
    return (
      <Failure title={words.yourDatesDidNotLoad()} of={error} otherwise={words.pleaseOpenThisPageAgain()} />
    )
  }
  if (!data) {
    return (
      <Skeleton message={words.loadingYourDates()}>
        <SkeletonText lines={4} />
      </Skeleton>
    )
  }
  const { dates, wanted, clock, hour, calendarSince } = data
  const today = todayInFlorida(new Date())
  return (
    <>
      <p className="measure">
        {wanted
          ? words.weMailYouInTheMorning({
              days: ladderWords(reminderDays),
              hour,
              clock,
              suggestionDays: ladderWords(suggestionDays),
              discountDays: discountDays[0] ?? 0,
            })
          : words.youHaveTurnedDeadlineRemindersOff()}{' '}
        <TextLink to={paths.profile()}>{words.changeItInYourProfile()}</TextLink>
      </p>
      {dates.length === 0 && <p className="text-soft">{words.noDateOfThisCaseLies()}</p>}
      <ul>
        {dates.map((date) => (
          <ReminderCard
            key={`${date.id} ${date.dueOn}`}
            caseId={id}
            date={date}
            today={today}
            wanted={wanted}
          />
        ))}
      </ul>
      <Notice tone="deadline">
        <p>{words.aReminderIsAHelpNot()}</p>
      </Notice>
      <CaseCalendar caseId={id} since={calendarSince} />
    </>
  )
}

export const CaseReminders = (props: CaseRemindersProps) => {
  const { tier } = useUser()
  return (
    <FoldedSection id="case-dates" title={words.datesAndReminders()}>
      {tier === 'ai_enhanced' ? (
        <Dates {...props} />
      ) : (
        <>
          <p className="measure flex gap-3">
            <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-soft" />
            <span>
              {rich(
                words.aiEnhancedMailsYouBeforeEach({
                  link: (text: string) => <TextLink to={paths.pricing()}>{text}</TextLink>,
                }),
              )}
            </span>
          </p>
          <DatesFile />
        </>
      )}
    </FoldedSection>
  )
}
