/** The last invitation; the foot of the page says what the product is not. */
import type { LandingCopy } from '#content/landing.ts'
import { calculatorAnchor } from '#web/features/landing/parts/site-links.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'

export const ClosingCall = ({ copy }: { copy: LandingCopy['closing'] }) => (
  <section aria-labelledby="closing-call" className="bg-deep py-8 text-on-deep sm:py-16">
    <Container>
      <div className="stack items-start gap-4">
        <h2 id="closing-call">{copy.heading}</h2>
        <p className="measure text-lg">{copy.text}</p>
        <ButtonLink to={calculatorAnchor} variant="secondary" size="lg">
          {copy.action}
        </ButtonLink>
      </div>
    </Container>
  </section>
)
