/** What to do with the answer, and whether our course is worth its price for it. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import type { VerdictOnWire } from '#contract/verdict.ts'
import { products } from '#core/billing/product.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { deadlineWords } from '#web/features/report/deadline-words.ts'
import { nextStepOf } from '#web/features/report/next-step.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'

const price = formatMoney(products.standard.priceCents)

const CourseStep = ({ best, deadline }: { best: number; deadline: string }) => (
  <>
    <p>
      If you can show that your home was worth less than its just value, a petition can pay: the largest cut
      in the table would leave {formatCents(best)} for one year after the fee. Whether a cut is granted is for
      the board to decide.
    </p>
    <p>{deadline}</p>
    <p>
      The course takes you from the notice to the decision, step by step. It costs {price} once; the petition
      itself you can also file without it.
    </p>
    <div>
      <ButtonLink to={`${paths.landing()}#pricing`}>See the course</ButtonLink>
    </div>
  </>
)

const WithoutCourseStep = ({ best, deadline }: { best: number; deadline: string }) => (
  <>
    <p>
      Filing may pay, but you would do better not to buy our course for it: even the largest cut in the table
      leaves {formatCents(best)} for one year after the fee, and the course costs {price}.
    </p>
    <p>
      Talk to the property appraiser’s office first; that costs nothing. The petition form, DR-486, is free
      and you can fill it in yourself.
    </p>
    <p>{deadline}</p>
  </>
)

const stepFor = (verdict: VerdictOnWire): ReactNode => {
  const step = nextStepOf(verdict)
  const deadline = deadlineWords(verdict.taxYear, todayInFlorida(new Date()))
  switch (step.kind) {
    case 'course':
      return <CourseStep best={step.bestNetCents} deadline={deadline} />
    case 'file_without_course':
      return <WithoutCourseStep best={step.bestNetCents} deadline={deadline} />
    case 'do_not_buy':
      return (
        <p>
          You would do better not to buy our course for this year’s tax: a petition would not lower it enough
          to pay for the fee, let alone for the course. What can help instead stands above, and costs nothing
          to check.
        </p>
      )
    case 'wait':
      return (
        <p>
          Please do not buy anything on this answer. The reasons above say what is missing; with it, the
          answer can be worked out here, free.
        </p>
      )
  }
}

export const WhatHappensNext = ({ verdict }: { verdict: VerdictOnWire }) => (
  <Card as="section">
    <div className="stack measure gap-4">
      <h2 className="text-xl">What happens next</h2>
      {stepFor(verdict)}
    </div>
  </Card>
)
