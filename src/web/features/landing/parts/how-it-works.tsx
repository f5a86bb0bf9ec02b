/** The way from the free answer to the hearing in three steps. */
import type { LandingCopy } from '#content/landing.ts'
import { Section } from '#web/ui/section.tsx'

export const HowItWorks = ({ copy }: { copy: LandingCopy['howItWorks'] }) => (
  <Section id="how-it-works" title={copy.heading} ground="sunken">
    <ol className="grid gap-8 md:grid-cols-3">
      {copy.steps.map((step, at) => (
        <li key={step.title} className="border-t-4 border-action pt-4">
          <p aria-hidden="true" className="font-serif text-2xl text-action">
            {at + 1}
          </p>
          <h3 className="mt-1">{step.title}</h3>
          <p className="mt-2">{step.text}</p>
        </li>
      ))}
    </ol>
  </Section>
)
