/** The first screen: the question, the address that answers it, and the notice it is about. */

import * as messages from '#messages/landing/hero.ts'
import { NoticeDrawing } from '#web/features/landing/drawings/notice-drawing.tsx'
import type { LandingContent } from '#web/features/landing/landing-content.ts'
import { AddressForm } from '#web/features/landing/parts/address-form.tsx'
import { useSeasonNow } from '#web/features/landing/season-now.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Container } from '#web/ui/layout/container.tsx'

type HeroProps = {
  copy: LandingContent['copy']['hero']
  picture: LandingContent['picture']
  coverageAt: string
}

const Callouts = ({ callouts }: { callouts: readonly string[] }) => (
  <ol className="mt-4 stack gap-2 text-sm">
    {callouts.map((words, at) => (
      <li key={words} className="flex gap-3">
        <span
          aria-hidden="true"
          className="grid size-[1.5rem] shrink-0 place-items-center rounded-full bg-coral text-xs font-bold text-on-coral"
        >
          {at + 1}
        </span>
        {words}
      </li>
    ))}
  </ol>
)

const Notice = ({ copy, picture }: Omit<HeroProps, 'coverageAt'>) => (
  <figure>
    <NoticeDrawing {...picture.nonSchool} />
    <figcaption>
      <Callouts callouts={copy.callouts} />
      <p className="mt-3 text-sm text-soft">{messages.drawingWithExampleFigures()}</p>
    </figcaption>
  </figure>
)

export const Hero = ({ copy, picture, coverageAt }: HeroProps) => {
  const season = useSeasonNow()
  return (
    <Container>
      {/* An answer takes the place of what led to it, and of the invented notice. */}
      <div className="group grid gap-8 py-6 sm:py-14 md:grid-cols-2 md:items-start has-data-answered:md:grid-cols-1 lg:not-has-data-answered:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16">
        <div className="stack gap-4 sm:gap-5">
          {/* True on every day until the reader's own day is known. */}
          <p className="group-has-data-answered:max-sm:hidden grid min-h-8 content-end justify-items-start sm:min-h-0">
            <Badge tone="deadline">{copy.badge[season?.phase ?? 'before']}</Badge>
          </p>
          <h1 className="sm:text-4xl">{copy.heading}</h1>
          <p className="measure text-soft group-has-data-answered:max-sm:hidden sm:text-lg">{copy.text}</p>
          <div className="max-w-xl group-has-data-answered:md:max-w-none">
            <AddressForm button={copy.primaryAction} coverageAt={coverageAt} />
          </div>
        </div>
        <div className="hidden sm:block group-has-data-answered:hidden">
          <Notice copy={copy} picture={picture} />
        </div>
      </div>
    </Container>
  )
}
