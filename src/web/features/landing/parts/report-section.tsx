/** The part of the page that holds the free savings report form. */

import type { LandingCopy } from '#web/features/landing/landing-copy.ts'
import { ReportForm } from '#web/features/landing/parts/report-form.tsx'
import { Card } from '#web/ui/card.tsx'
import { Container } from '#web/ui/container.tsx'

export const ReportSection = ({ copy }: { copy: LandingCopy['report'] }) => (
  <section
    id="savings-calculator"
    aria-labelledby="savings-calculator-title"
    className="border-y border-line bg-sunken py-14 sm:py-20"
  >
    <Container>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="stack gap-4">
          <h2 id="savings-calculator-title">{copy.heading}</h2>
          <p className="measure text-lg text-soft">{copy.text}</p>
        </div>
        <Card>
          <ReportForm button={copy.button} />
        </Card>
      </div>
    </Container>
  </section>
)
