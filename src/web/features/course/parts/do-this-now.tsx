/** What to do after a lesson, each step with the way to its place in the person's own case and with their own days. */
import { useQuery } from '@tanstack/react-query'
import type { ListedCase } from '#contract/case/listed.ts'
import type { CourseModule } from '#contract/course/courses.ts'
import type { CourseStep, StepGoal } from '#contract/course/step.ts'
import { stepText } from '#contract/course/step.ts'
import { paths } from '#contract/page-paths.ts'
import { calendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { CASE_STEPS } from '#core/case/parts.ts'
import { certaintyWords } from '#core/document/certainty-words.ts'
import * as words from '#messages/course/do-this-now.ts'
import { newestCaseQuery } from '#web/case/newest.ts'
import { stepNames } from '#web/case/words.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { useNarrow } from '#web/ui/layout/use-narrow.ts'
import { dayToAct } from '#words/season/shut-day.ts'

/** undefined while it is not known, as without a connection. */
type Own = ListedCase | null | undefined

type WayProps = { goes: StepGoal; own: Own; files: CourseModule['sections'][number]['resources'] }

const FileWay = ({ id, files }: { id: string } & Pick<WayProps, 'files'>) => {
  const file = files.find((one) => one.id === id)
  return (
    file && (
      <a href={`#file-${id}`} className="text-action underline underline-offset-[0.18em]">
        {file.title}
      </a>
    )
  )
}

const Way = ({ goes, own, files }: WayProps) => {
  if (goes === 'property-setup')
    return <TextLink to={paths.propertySetup()}>{words.seeWhatAnAppealCouldSave()}</TextLink>
  if (goes === 'county')
    return own ? (
      <TextLink to={paths.county(own.countyId)}>
        {words.countyOfficesDatesAndFee({ countyName: own.countyName })}
      </TextLink>
    ) : (
      <TextLink to={paths.counties()}>{words.yourCountyOfficesDatesAndFee()}</TextLink>
    )
  const step = CASE_STEPS.find((id) => goes === `case/${id}`)
  if (step === undefined) return <FileWay id={goes.replace('file/', '')} files={files} />
  return (
    <TextLink to={own ? paths.appealCase(own.id, step) : paths.appeal()}>
      {words.inYourCase({ part: stepNames[step] })}
    </TextLink>
  )
}

const OwnDays = ({ step, own }: { step: CourseStep; own: Own }) => {
  const kinds = typeof step === 'string' ? [] : (step.dates ?? [])
  const days = own?.dates.filter(({ kind }) => kinds.includes(kind)) ?? []
  return days.map(({ kind, title, dueOn, certainty }) => {
    const { on, why } = dayToAct({ id: kind, dueOn: calendarDate(dueOn) }, todayInFlorida(new Date()))
    return (
      <p key={kind} className="mt-1 text-sm">
        {title}:{' '}
        <strong>
          <CalendarDay day={on} />
        </strong>{' '}
        <span className="text-soft">{why || `(${certaintyWords[certainty]})`}</span>
      </p>
    )
  })
}

const WhoseCase = ({ own }: { own: Own }) => {
  if (own === undefined) return null
  return (
    <p className="mt-2 text-sm text-soft">
      {own
        ? words.linksAndDatesAreFromYour({ address: own.address, taxYear: own.taxYear })
        : rich(
            words.youDontHaveACaseYet({
              link: (text: string) => <TextLink to={paths.appeal()}>{text}</TextLink>,
            }),
          )}
    </p>
  )
}

/** The case is asked for once the lesson stands; without an answer the steps read the same. */
export const DoThisNow = ({ section }: { section: CourseModule['sections'][number] }) => {
  const { data: own } = useQuery(newestCaseQuery)
  const isNarrow = useNarrow()
  if (section.doThisNow.length === 0) return null
  const steps = (
    <>
      <WhoseCase own={own} />
      <ul className="stack mt-4 list-disc gap-3 pl-6">
        {section.doThisNow.map((step) => (
          <li key={stepText(step)}>
            <p>{stepText(step)}</p>
            {typeof step === 'object' && step.goes && (
              <p className="mt-1">
                <Way goes={step.goes} own={own} files={section.resources} />
              </p>
            )}
            <OwnDays step={step} own={own} />
          </li>
        ))}
      </ul>
    </>
  )
  if (isNarrow)
    return (
      <section aria-label={words.doThisNow()}>
        <Disclosure summary={words.stepsToDoNow({ count: section.doThisNow.length })}>{steps}</Disclosure>
      </section>
    )
  return (
    <section className="measure">
      <h2 className="text-xl">{words.doThisNow()}</h2>
      {steps}
    </section>
  )
}
