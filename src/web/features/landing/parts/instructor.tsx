/** How the course is taught, with a short film and the opening of its first lesson. */
import type { LandingContent } from '#web/features/landing/landing-content.ts'
import { courseTopicsId } from '#web/features/landing/parts/course-topics.tsx'
import { LandingFilm } from '#web/features/landing/parts/landing-film.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Section } from '#web/ui/section.tsx'

type InstructorProps = { copy: LandingContent['copy']['instructor']; excerpt: LandingContent['excerpt'] }

export const Instructor = ({ copy, excerpt }: InstructorProps) => (
  <Section id="instructor" title={copy.heading} lead={copy.text}>
    <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
      <div className="stack items-start gap-6">
        <ul className="stack list-disc gap-3 pl-6">
          {copy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <ButtonLink to={`/#${courseTopicsId}`} variant="secondary">
          {copy.action}
        </ButtonLink>
      </div>
      <div id="instructor-video" className="stack gap-6">
        <LandingFilm />
        <Card as="article">
          <p className="text-sm text-soft">How the first lesson begins · {excerpt.minutes} minutes</p>
          <h3 className="mt-1">{excerpt.title}</h3>
          <div className="stack mt-4 gap-4 font-serif">
            {excerpt.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Card>
      </div>
    </div>
  </Section>
)
