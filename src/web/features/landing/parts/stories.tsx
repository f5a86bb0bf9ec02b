/** Three worked examples, each with its money first, and what they are worked out with. */
import type { Story } from '#content/landing.ts'
import * as words from '#messages/landing/stories.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
import { Section } from '#web/ui/layout/section.tsx'

type StoriesProps = { copy: { heading: string; text: string }; stories: readonly Story[]; basis: string }

const storiesId = 'examples'

const Example = ({ story }: { story: Story }) => (
  <article className="border-t-4 border-action pt-3">
    <h3>{story.title}</h3>
    <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
      <span className="amount tabular font-serif text-4xl font-semibold">{story.figure}</span>
      <span className="text-sm text-soft">{words.savedForTheYear()}</span>
    </p>
    <p className="mt-2">
      <Badge>{story.label}</Badge>
    </p>
    <Disclosure summary={words.theNumbers()}>
      <p>
        {story.situation} {story.request} {story.result}
      </p>
    </Disclosure>
  </article>
)

export const Stories = ({ copy, stories, basis }: StoriesProps) => (
  <Section id={storiesId} title={copy.heading} lead={copy.text}>
    <NarrowFold of={storiesId} summary={words.seeTheExamples()}>
      <div className="grid gap-5 lg:grid-cols-3 lg:gap-10">
        {stories.map((story) => (
          <Example key={story.id} story={story} />
        ))}
      </div>
      <p className="text-sm text-soft">{words.yourRatesAreOnYourTrim({ basis })}</p>
    </NarrowFold>
  </Section>
)
