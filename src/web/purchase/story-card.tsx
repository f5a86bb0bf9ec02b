/** A worked example where other shops have testimonials, labelled for what it is. */
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type Story = {
  readonly label: string
  readonly title: string
  readonly situation: string
  readonly request: string
  readonly result: string
  readonly lesson: string
}

export const StoryCard = ({ story }: { story: Story }) => (
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
