/** Worked examples in place of testimonials, each labelled for what it is. */
import type { Story } from '#content/landing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'

const StoryCard = ({ story }: { story: Story }) => (
  <Card as="article">
    <div className="stack h-full gap-3">
      <p>
        <Badge>{story.label}</Badge>
      </p>
      <h3>{story.title}</h3>
      <p>{story.situation}</p>
      <p>{story.request}</p>
      <p className="font-bold">{story.result}</p>
      <p className="mt-auto border-t border-line pt-3 text-sm text-soft">{story.lesson}</p>
    </div>
  </Card>
)

type StoriesProps = { copy: { heading: string; text: string }; stories: readonly Story[]; basis: string }

export const Stories = ({ copy, stories, basis }: StoriesProps) => (
  <Section title={copy.heading} lead={copy.text}>
    <div className="grid gap-6 lg:grid-cols-3">
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} />
      ))}
    </div>
    <p className="mt-4 text-sm text-soft">{basis}. Your own rates stand on your TRIM notice.</p>
  </Section>
)
