/** How far an owner's case in this county is: the next step, what is done, and the dates still ahead. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { caseDates } from '#core/case/days/case-dates.ts'
import type { CaseFile } from '#core/case/file.ts'
import { improvedBy } from '#core/case/standing.ts'
import { caseNowOf, caseProgress } from '#core/case/step/progress.ts'
import * as messages from '#messages/counties/own-case.ts'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import { DateList } from '#web/features/counties/parts/date-list.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { tellStep } from '#words/case/step.ts'
import { tellDeadline } from '#words/deadline/tell.ts'

type DoneStep = { readonly words: string; readonly on: CalendarDate }

const lastOf = (days: readonly (CalendarDate | null)[]): CalendarDate | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null

const evidenceDays = ({ deliveries }: CaseFile, received: boolean) =>
  deliveries
    .filter((one) => one.contents === 'evidence' && one.party === 'appraiser' && one.received === received)
    .map(({ sentOn }) => sentOn)

/** In the order of the steps on this page; what has no day is not known to be done. */
const doneSteps = (file: CaseFile): readonly DoneStep[] =>
  [
    { words: messages.petitionFiled(), on: file.filing.petitionFiledOn },
    { words: messages.taxPaidWhileYouWait(), on: file.filing.paidOn },
    { words: messages.yourEvidenceWentToTheAppraiser(), on: lastOf(evidenceDays(file, false)) },
    { words: messages.theAppraisersEvidenceCame(), on: lastOf(evidenceDays(file, true)) },
    { words: messages.decided(), on: file.outcome.decidedOn },
  ].filter((step): step is DoneStep => step.on !== null)

const Done = ({ steps }: { steps: readonly DoneStep[] }) =>
  steps.length > 0 && (
    <>
      <h3 className="mt-6">{messages.done()}</h3>
      <ul className="stack mt-2 gap-1">
        {steps.map(({ words, on }) => (
          <li key={words}>
            {words}: <CalendarDay day={on} />
          </li>
        ))}
      </ul>
    </>
  )

export const OwnCase = ({ own, keepsPapersHere }: { own: OpenCase; keepsPapersHere: boolean }) => {
  const { data } = useQuery(homeOutlookQuery(own.propertyId))
  const now = caseNowOf(
    { ...own, today: todayInFlorida(new Date()) },
    {
      purchase: data?.outlook.purchase,
      keepsPapersHere,
      improvedBy: data ? improvedBy(data.outlook) : null,
    },
  )
  const { next } = caseProgress(now)
  const { title, detail } = tellStep(next)
  const ahead = caseDates(now)
  return (
    <>
      <p className="mt-4">
        <span className="font-bold">{messages.next({ title })}</span> {detail}
      </p>
      <p className="mt-2">
        <TextLink to={paths.appealCase(own.id, next.step)}>
          {messages.continueYourCase({ taxYear: own.taxYear })}
        </TextLink>
      </p>
      <Done steps={doneSteps(own.file)} />
      {ahead.length > 0 && (
        <>
          <h3 className="mt-6">{messages.stillAhead()}</h3>
          <DateList deadlines={ahead.map(tellDeadline)} />
        </>
      )}
    </>
  )
}
