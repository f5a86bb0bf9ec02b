/** The dates of a case that lie ahead, with their reminders, and the calendar that follows them. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { reminderDays, suggestionDays } from '#core/reminder/params.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import type { Draft } from '../autosave.ts'
import { caseRemindersQuery } from '../reminders.ts'
import { CaseCalendar } from './case-calendar.tsx'
import { FoldedSection } from './folded-section.tsx'
import { ReminderCard } from './reminder-card.tsx'

type CaseRemindersProps = { opened: OpenCase; draft: Draft }

/** `14, 7, 3 and 1 days before a date and on the day`. */
const ladderWords = (days: readonly number[]): string => {
  const ahead = days.filter((count) => count > 0)
  const named = ahead.length < 2 ? `${ahead[0]}` : `${ahead.slice(0, -1).join(', ')} and ${ahead.at(-1)}`
  return `${named} ${ahead.at(-1) === 1 && ahead.length === 1 ? 'day' : 'days'} before a date and on the day`
}

const Dates = ({ opened: { id }, draft }: CaseRemindersProps) => {
  const { data, error } = useQuery(caseRemindersQuery(id, draft.version()))
  if (error) {
    return (
      <Banner tone="error" title="Your dates did not load">
        {failureMessage(error, 'Please open this page again.')}
      </Banner>
    )
  }
  if (!data) {
    return (
      <Skeleton message="Loading your dates…">
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
          ? `We mail you ${ladderWords(reminderDays)}, in the morning from ${hour} am ${clock}; of what is only a suggestion, ${ladderWords(suggestionDays)}. If a day moves, its reminders begin again.`
          : 'You have turned deadline reminders off, so no mail goes out.'}{' '}
        <TextLink to={paths.profile()}>Change it in your profile</TextLink>
      </p>
      {dates.length === 0 && <p className="text-soft">No date of this case lies ahead.</p>}
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
        <p>
          A reminder is a help, not a promise. The date printed on a notice from your county wins over ours.
        </p>
      </Notice>
      <CaseCalendar caseId={id} since={calendarSince} />
    </>
  )
}

export const CaseReminders = (props: CaseRemindersProps) => {
  const { tier } = useUser()
  return (
    <FoldedSection title="Dates and reminders">
      {tier === 'ai_enhanced' ? (
        <Dates {...props} />
      ) : (
        <p className="measure">
          AI-Enhanced mails you before each date of your case, and keeps them in your own calendar.{' '}
          <TextLink to={paths.pricing()}>See the plans</TextLink>
        </p>
      )}
    </FoldedSection>
  )
}
