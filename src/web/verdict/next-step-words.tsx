/** What to do with an answer, for each next step that core knows, and whether our course is worth its price for it. */
import type { ReactNode } from 'react'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { CutsTable, type NextStep } from './cuts-table.tsx'
import type { Reader } from './reader.ts'

type StepFacts = {
  step: NextStep
  verdict: VerdictOnWire
  /** The year of the newest notices. */
  currentTaxYear: number
  /** What is known of the deadline, in sentences. */
  deadline: string
  /** What a course bought today is good for; null while the year's petitions are open. */
  lateCourse: string | null
  /** What of the course is still being written; null when all of it is there, or nobody is signed in to ask for. */
  readiness: string | null
}

const printedFree =
  'Talk to the property appraiser’s office first; that costs nothing. The petition form, DR-486, is free and you can fill it in yourself.'

const CourseWords = ({ step, deadline, lateCourse, readiness }: StepFacts) => (
  <>
    <p>
      If you can show that your home was worth less than its just value, a petition can pay. Whether a cut is
      granted is for the board to decide.
    </p>
    <CutsTable {...step} />
    <p>{deadline}</p>
    <p>
      The course takes you from the notice to the decision, step by step. It costs{' '}
      {formatMoney(step.priceCents)} once; the petition itself you can also file without it. {lateCourse}
    </p>
    {readiness && <p>{readiness}</p>}
  </>
)

const smallSaving = ({ cuts, priceCents }: NextStep): string => {
  const largest = cuts.at(-1)
  if (!largest) return 'no cut would save more than the petition fee in one year.'
  if (largest.afterFeeCents === null || largest.afterFeeCents <= 0) {
    return `even a cut of ${largest.cutPercent}% would not save more than the petition fee in one year.`
  }
  return `even a cut of ${largest.cutPercent}% would leave ${formatCents(largest.afterFeeCents)} for one year after the petition fee, and the course costs ${formatMoney(priceCents)}.`
}

const NotWorthBuying = ({ step, verdict, deadline }: StepFacts) =>
  verdict.outcome === 'do_not_file' ? (
    <p>
      You would do better not to buy our course for this year’s tax: a petition would not lower it enough to
      pay for the fee, let alone for the course. What can help instead stands below, and costs nothing to
      check.
    </p>
  ) : (
    <>
      <p>You would do better not to buy our course for this: {smallSaving(step)}</p>
      <p>{printedFree}</p>
      <p>{deadline}</p>
    </>
  )

/** For a person who has bought: nothing is sold, and a course that does not pay can be given back. */
const NotWorthFiling = ({ step, verdict }: StepFacts) => (
  <>
    <p>
      {verdict.outcome === 'do_not_file'
        ? 'A petition would not lower this year’s tax enough to pay for its fee. What can help instead stands below.'
        : `A petition is hardly worth it this year: ${smallSaving(step)}`}
    </p>
    <p>
      If you bought the course for this year’s tax alone, your profile says how long you can have your money
      back.
    </p>
  </>
)

const OlderValues = ({ verdict, currentTaxYear }: StepFacts) => (
  <p>
    Type the six numbers of your {currentTaxYear} TRIM notice: it takes five minutes and is free. Please buy
    nothing on the figures of {verdict.taxYear}.
  </p>
)

const DoubtfulNumbers = () => (
  <p>
    Compare the numbers with your TRIM notice and type them from it. It is free, and the answer is worked out
    again here. Please buy nothing on this answer.
  </p>
)

const Undecided = () => (
  <p>
    Please buy nothing on this answer. The reasons stand below; once they are settled, the answer can be
    worked out here, free.
  </p>
)

const OwnersCourse = ({ step, deadline }: StepFacts) => (
  <>
    <p>
      If you can show that your home was worth less than its just value, a petition can pay. Whether a cut is
      granted is for the board to decide. The course shows how, step by step.
    </p>
    <CutsTable {...step} />
    <p>{deadline}</p>
  </>
)

export const nextStepWords = (facts: StepFacts, reader: Reader): ReactNode => {
  const owns = reader === 'owner'
  switch (facts.step.kind) {
    case 'course':
      return owns ? <OwnersCourse {...facts} /> : <CourseWords {...facts} />
    case 'better_not_to_buy':
      return owns ? <NotWorthFiling {...facts} /> : <NotWorthBuying {...facts} />
    case 'type_current_numbers':
      return <OlderValues {...facts} />
    case 'check_numbers':
      return <DoubtfulNumbers />
    case 'wait':
      return <Undecided />
  }
}
