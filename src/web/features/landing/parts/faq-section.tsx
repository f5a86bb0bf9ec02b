/** The questions people ask, each with its answer and where the answer is from. */

import * as words from '#messages/landing/faq-section.ts'
import type { LandingContent } from '#web/features/landing/landing-content.ts'
import { SourceLabel } from '#web/source/cited-sources.tsx'
import { Accordion } from '#web/ui/layout/accordion.tsx'
import { Section } from '#web/ui/layout/section.tsx'

type Faq = LandingContent['faq'][number]

const Answer = ({ faq }: { faq: Faq }) => (
  <>
    <p>{faq.answer}</p>
    {faq.sources.length > 0 && (
      <ul className="mt-3 text-sm text-soft">
        {faq.sources.map((source) => (
          <li key={source.id}>
            {words.source()} <SourceLabel source={source} />
          </li>
        ))}
      </ul>
    )}
  </>
)

export const FaqSection = ({ heading, faq }: { heading: string; faq: readonly Faq[] }) => (
  <Section title={heading} ground="sunken">
    <Accordion items={faq.map((one) => ({ question: one.question, answer: <Answer faq={one} /> }))} />
  </Section>
)
