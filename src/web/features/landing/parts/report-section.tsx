/** The free savings report form: the answer kept, and sent with everything it rests on. */
import { Check } from 'lucide-react'
import type { LandingCopy } from '#content/landing.ts'
import { ReportForm } from '#web/features/landing/parts/report-form.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'

export const ReportSection = ({ copy }: { copy: LandingCopy['report'] }) => (
  <section aria-labelledby="keep-report-title" className="border-y border-line bg-sunken py-6 sm:py-16">
    <Container>
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-16">
        <div className="stack gap-4">
          <h2 id="keep-report-title">{copy.heading}</h2>
          <p className="measure text-soft sm:text-lg">{copy.text}</p>
          <ul className="stack measure hidden gap-2.5 sm:flex">
            {copy.shows.map((line) => (
              <li key={line} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-action" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <Card>
          <ReportForm button={copy.button} />
        </Card>
      </div>
    </Container>
  </section>
)
