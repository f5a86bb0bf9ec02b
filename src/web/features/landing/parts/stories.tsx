/** Three worked examples, and what they are worked out with. */
import type { Story } from '#content/landing.ts'
import { StoryCard } from '#web/story-card.tsx'
import { Section } from '#web/ui/section.tsx'

type StoriesProps = { copy: { heading: string; text: string }; stories: readonly Story[]; basis: string }

export const Stories = ({ copy, stories, basis }: StoriesProps) => (
  <Section title={copy.heading} lead={copy.text}>
    <div className="grid gap-6 lg:grid-cols-3">
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} />
      ))}
    </div>
    <p className="mt-4 text-sm text-soft">{basis}. Your own rates are on your TRIM notice.</p>
  </Section>
)
