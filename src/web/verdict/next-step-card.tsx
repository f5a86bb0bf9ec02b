/** The one thing to do after an answer, with at most one button. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/reports.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { nextStepWords } from '#core/appeal/next-step-words.ts'
import { planReadiness } from '#core/billing/plan-readiness.ts'
import { useModuleReadiness } from '#web/module-readiness.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CutsTable, type NextStep } from './cuts-table.tsx'
import { type Reader, useReader } from './reader.ts'

type NextStepCardProps = {
  report: Pick<Report, 'season'> & {
    nextStep: NextStep
    /** null while no county is known. */
    countyId: string | null
  }
  verdict: VerdictOnWire
  onOtherNumbers: () => void
}

/** Those who have bought go on with what they have; what does not need the course leads to the dashboard. */
const ownersButton = ({ kind }: NextStep): string =>
  kind === 'course' || kind === 'low_end_only' || kind === 'check_first'
    ? 'Continue the course'
    : 'Go to the dashboard'

/** A visitor reads on the landing page what the course is; a member goes straight to the plans. */
const plansFor = (reader: Exclude<Reader, 'owner'>): string =>
  reader === 'member' ? paths.pricing() : `${paths.landing()}#pricing`

const countyLink = (countyId: string | null): ReactNode => (
  <ButtonLink to={countyId === null ? paths.counties() : paths.county(countyId)}>
    {countyId === null ? 'Find your county’s page' : 'See your county’s page'}
  </ButtonLink>
)

const action = ({ report, verdict, onOtherNumbers }: NextStepCardProps, reader: Reader): ReactNode => {
  const { kind, late } = report.nextStep
  switch (kind) {
    case 'type_current_numbers':
      return <Button onClick={onOtherNumbers}>Add my {report.season.currentTaxYear} numbers</Button>
    case 'check_numbers':
      return (
        <Button onClick={onOtherNumbers}>
          {verdict.reason === 'other_use_not_answered'
            ? 'Answer the question'
            : 'Add the numbers from my notice'}
        </Button>
      )
    default:
      if (reader === 'owner')
        return <ButtonLink to={paths.dashboard()}>{ownersButton(report.nextStep)}</ButtonLink>
      if (kind === 'check_first') return countyLink(report.countyId)
      return kind === 'course' && late === null ? (
        <ButtonLink to={plansFor(reader)}>See the course</ButtonLink>
      ) : null
  }
}

/** Where the course is an option and not the next step, a plain link says what it holds. */
const isOption = ({ kind, late }: NextStep): boolean =>
  kind === 'check_first' || (kind === 'course' && late !== null)

const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>)

export const NextStepCard = (props: NextStepCardProps) => {
  const { report, verdict } = props
  const reader = useReader()
  const modules = useModuleReadiness(reader === 'member')
  const { nextStep: step, season } = report
  const isOwner = reader === 'owner'
  const words = nextStepWords({ step, verdict, currentTaxYear: season.currentTaxYear, isOwner })
  const readiness = step.kind === 'course' && !isOwner ? planReadiness('standard', modules) : null
  const button = action(props, reader)
  const hasMore =
    words.opening.length > 1 || words.checks.length > 0 || words.showsCuts || words.closing.length > 0
  return (
    <Card as="section" highlighted>
      <div className="stack measure gap-4">
        <h2 className="text-xl">What to do next</h2>
        <p>{words.opening[0]}</p>
        {button && <div className="no-print">{button}</div>}
        {hasMore && (
          <Disclosure
            summary={
              words.showsCuts ? 'The details, with what each lower value would leave you' : 'The details'
            }
          >
            <div className="stack gap-4">
              <Paragraphs texts={words.opening.slice(1)} />
              {words.checks.length > 0 && (
                <ul className="stack list-disc gap-2 pl-6">
                  {words.checks.map((check) => (
                    <li key={check}>{check}</li>
                  ))}
                </ul>
              )}
              {words.showsCuts && <CutsTable {...step} />}
              <Paragraphs texts={words.closing} />
              {readiness && <p>{readiness}</p>}
            </div>
          </Disclosure>
        )}
        {reader !== 'owner' && isOption(step) && (
          <p className="no-print">
            <TextLink to={plansFor(reader)}>What’s in the course</TextLink>
          </p>
        )}
      </div>
    </Card>
  )
}
