/** The part of the page that holds the free savings report form. */

import { Check } from 'lucide-react'
import type { LandingCopy } from '#content/landing.ts'
import type { LandingContent } from '#web/features/landing/landing-content.ts'
import { CapPicture } from '#web/features/landing/parts/cap-picture.tsx'
import { ReportForm } from '#web/features/landing/parts/report-form.tsx'
import { Card } from '#web/ui/card.tsx'
import { Container } from '#web/ui/container.tsx'

const shows = [
  'The three values of your parcel, as the tax roll has them.',
  'How much of a cut your cap and your exemptions would absorb.',
  'What is left to save, by levy and for the year, or that nothing is.',
  'What else can help, such as an exemption you have not claimed.',
]

type ReportSectionProps = { copy: LandingCopy['report']; picture: LandingContent['picture'] }

export const ReportSection = ({ copy, picture }: ReportSectionProps) => (
  <section
    id="savings-calculator"
    aria-labelledby="savings-calculator-title"
    className="border-y border-line bg-sunken py-14 sm:py-20"
  >
    <Container>
      {/* On narrow screens the form comes right after the title, the rest below it. */}
      <div className="grid gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <div className="stack gap-4">
          <h2 id="savings-calculator-title">{copy.heading}</h2>
          <p className="measure text-lg text-soft">{copy.text}</p>
        </div>
        <div className="lg:row-span-2">
          <Card>
            <ReportForm button={copy.button} />
          </Card>
        </div>
        <div className="stack gap-3">
          <p className="font-bold">Your report shows</p>
          <ul className="stack measure gap-2.5">
            {shows.map((line) => (
              <li key={line} className="flex gap-3">
                <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-action" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:hidden">
          <CapPicture picture={picture} />
        </div>
      </div>
    </Container>
  </section>
)
