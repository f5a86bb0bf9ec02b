/** The first screen: what the page is for, and a picture of why the honest answer is not always yes. */
import type { LandingContent } from '#web/features/landing/landing-content.ts'
import { CapPicture } from '#web/features/landing/parts/cap-picture.tsx'
import { calculatorAnchor } from '#web/features/landing/parts/site-links.ts'
import { useSeasonNow } from '#web/features/landing/season-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Container } from '#web/ui/container.tsx'

type HeroProps = { copy: LandingContent['copy']['hero']; picture: LandingContent['picture'] }

export const Hero = ({ copy, picture }: HeroProps) => {
  const season = useSeasonNow()
  return (
    <Container>
      <div className="grid gap-10 py-10 sm:py-16 lg:grid-cols-[1.1fr_1fr] lg:items-center">
        <div className="stack items-start gap-6">
          <Badge tone="deadline">{copy.badge[season?.phase ?? 'before']}</Badge>
          <h1>{copy.heading}</h1>
          <p className="text-lg text-soft">{copy.text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={calculatorAnchor} size="lg">
              {copy.primaryAction}
            </ButtonLink>
            <ButtonLink to="/#how-it-works" variant="secondary" size="lg">
              {copy.secondaryAction}
            </ButtonLink>
          </div>
          <p className="text-sm text-soft">{copy.smallPrint}</p>
        </div>
        <div className="hidden lg:block">
          <CapPicture picture={picture} />
        </div>
      </div>
    </Container>
  )
}
