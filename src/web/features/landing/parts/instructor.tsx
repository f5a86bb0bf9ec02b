/** How the course is taught, with a short film and the opening of its first lesson. */
import type { LandingContent } from '#web/features/landing/landing-content.ts'
import { courseTopicsId } from '#web/features/landing/parts/course-topics.tsx'
import { LandingFilm } from '#web/features/landing/parts/landing-film.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type InstructorProps = { copy: LandingContent['copy']['instructor']; excerpt: LandingContent['excerpt'] }

export const Instructor = ({ copy, excerpt }: InstructorProps) => (
  <Section id="instructor" title={copy.heading} lead={copy.text} ground="sunken">
    <div id="instructor-video" className="grid gap-8 lg:grid-cols-2 lg:items-start lg:gap-12">
      <LandingFilm />
      <article className="border-l-4 border-action pl-5">
        <p className="text-sm text-soft">How the first lesson begins · {excerpt.minutes} minutes</p>
        <h3 className="mt-1">{excerpt.title}</h3>
        <div className="stack mt-3 gap-3 font-serif">
          {excerpt.paragraphs.map((paragraph) => (
            <p key={paragraph} className="not-first:hidden sm:not-first:block">
              {paragraph}
            </p>
          ))}
        </div>
        <p className="mt-4">
          <TextLink to={`/#${courseTopicsId}`}>{copy.action}</TextLink>
        </p>
      </article>
    </div>
  </Section>
)
