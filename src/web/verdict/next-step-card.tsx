/** The one thing to do after an answer, with at most one button. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { planReadiness } from '#core/billing/plan-readiness.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { useModuleReadiness } from '#web/module-readiness.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import type { NextStep } from './cuts-table.tsx'
import { deadlineWords, lateCourseWords } from './deadline-words.ts'
import { nextStepWords } from './next-step-words.tsx'
import { type Reader, useReader } from './reader.ts'

type NextStepCardProps = {
  report: Pick<Report, 'season'> & { nextStep: NextStep }
  verdict: VerdictOnWire
  onOtherNumbers: () => void
}

const ownersStep = {
  course: 'Go on with the course',
  better_not_to_buy: 'Go to the dashboard',
  wait: 'Go to the dashboard',
} as const

/** A visitor reads on the landing page what the course is; a member goes straight to the plans. */
const plansFor = (reader: Exclude<Reader, 'owner'>): string =>
  reader === 'member' ? paths.pricing() : `${paths.landing()}#pricing`

const action = ({ report, onOtherNumbers }: NextStepCardProps, reader: Reader): ReactNode => {
  const { kind } = report.nextStep
  switch (kind) {
    case 'type_current_numbers':
      return <Button onClick={onOtherNumbers}>Type the numbers of {report.season.currentTaxYear}</Button>
    case 'check_numbers':
      return <Button onClick={onOtherNumbers}>Type the numbers from my notice</Button>
    default:
      if (reader === 'owner') return <ButtonLink to={paths.dashboard()}>{ownersStep[kind]}</ButtonLink>
      return kind === 'course' ? <ButtonLink to={plansFor(reader)}>See the course</ButtonLink> : null
  }
}

export const NextStepCard = (props: NextStepCardProps) => {
  const { report, verdict } = props
  const reader = useReader()
  const modules = useModuleReadiness(reader === 'member')
  const { nextStep: step, season } = report
  const days = {
    taxYear: verdict.taxYear,
    today: todayInFlorida(new Date()),
    county: season.countyDeadline,
  }
  const facts = {
    step,
    verdict,
    deadline: deadlineWords(days),
    lateCourse: lateCourseWords(days),
    currentTaxYear: season.currentTaxYear,
    readiness: planReadiness('standard', modules),
  }
  const button = action(props, reader)
  return (
    <Card as="section" highlighted>
      <div className="stack measure gap-4">
        <h2 className="text-xl">What to do next</h2>
        {nextStepWords(facts, reader)}
        {button && <div className="no-print">{button}</div>}
      </div>
    </Card>
  )
}
