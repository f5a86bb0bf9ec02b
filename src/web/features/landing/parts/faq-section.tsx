/** The questions people ask, each with its answer and where the answer is from. */
import type { Faq } from '#web/features/landing/landing-content.ts'
import type { FaqSource } from '#web/features/landing/landing-copy.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Section } from '#web/ui/section.tsx'

const SourceLine = ({ source }: { source: FaqSource }) =>
  source.url ? (
    <a href={source.url} rel="noopener">
      {source.label}
    </a>
  ) : (
    source.label
  )

const Answer = ({ faq }: { faq: Faq }) => (
  <>
    <p>{faq.answer}</p>
    {faq.sources.length > 0 && (
      <ul className="mt-3 text-sm text-soft">
        {faq.sources.map((source) => (
          <li key={source.id}>
            Source: <SourceLine source={source} />
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
