/** Worked examples in place of success stories. */
import { useQuery } from '@tanstack/react-query'
import * as words from '#messages/dashboard/success-stories.ts'
import { storiesQuery } from '#web/features/dashboard/data.ts'
import { StoryCard } from '#web/purchase/story-card.tsx'

/** What does not load is left out: nobody comes to this page for an example. */
export const SuccessStories = () => {
  const { data } = useQuery(storiesQuery)
  if (!data) return null
  return (
    <section aria-labelledby="stories-title" className="stack gap-5">
      <h2 id="stories-title" className="text-xl">
        {words.seeHowTheMathWorksWorked()}
      </h2>
      <div className="grid gap-4 lg:grid-cols-3">
        {data.stories.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
      </div>
      <p className="text-sm text-soft">{words.yourOwnRatesAreOnYour({ basis: data.basis })}</p>
    </section>
  )
}
