/** The one thing to do after an answer, with at most one button. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import type { NextStep } from './cuts-table.tsx'
import { deadlineWords } from './deadline-words.ts'
import { nextStepWords } from './next-step-words.tsx'

type NextStepCardProps = {
  report: Pick<Report, 'season'> & { nextStep: NextStep }
  verdict: VerdictOnWire
  /** True for a person who has bought the course. */
  owns: boolean
  onOtherNumbers: () => void
}

const ownersStep = {
  course: 'Go on with the course',
  better_not_to_buy: 'Go to the dashboard',
  wait: 'Go to the dashboard',
} as const

const action = ({ report, owns, onOtherNumbers }: NextStepCardProps): ReactNode => {
  const { kind } = report.nextStep
  switch (kind) {
    case 'type_current_numbers':
      return <Button onClick={onOtherNumbers}>Type the numbers of {report.season.currentTaxYear}</Button>
    case 'check_numbers':
      return <Button onClick={onOtherNumbers}>Type the numbers from my notice</Button>
    default:
      if (owns) return <ButtonLink to={paths.dashboard()}>{ownersStep[kind]}</ButtonLink>
      return kind === 'course' ? (
        <ButtonLink to={`${paths.landing()}#pricing`}>See the course</ButtonLink>
      ) : null
  }
}

export const NextStepCard = (props: NextStepCardProps) => {
  const { report, verdict, owns } = props
  const { nextStep: step, season } = report
  const deadline = deadlineWords(verdict.taxYear, todayInFlorida(new Date()))
  const button = action(props)
  return (
    <Card as="section" highlighted>
      <div className="stack measure gap-4">
        <h2 className="text-xl">What to do next</h2>
        {nextStepWords({ step, verdict, deadline, currentTaxYear: season.currentTaxYear }, owns)}
        {button && <div className="no-print">{button}</div>}
      </div>
    </Card>
  )
}
