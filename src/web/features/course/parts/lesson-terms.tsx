/** What the marked words of a lesson mean: a note beside the word on the screen, a list below the text on paper. */
import type { CourseModule } from '#contract/course/courses.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/course/lesson-terms.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

type Terms = CourseModule['sections'][number]['terms']

export const TermsOnPaper = ({ terms }: { terms: Terms }) =>
  terms.length > 0 && (
    <section className="hidden print:block">
      <h2 className="text-xl">{words.termsInThisLesson()}</h2>
      <dl className="mt-4">
        {terms.map(({ id, term, meaning, source }) => (
          <div key={id} className="mt-2">
            <dt className="font-bold">{term}</dt>
            <dd>
              {meaning} <span className="text-sm text-soft">{source}.</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )

/** The buttons in the text open these by their ids: the browser moves the focus, closes by Escape and gives it back. */
export const LessonTerms = ({ terms }: { terms: Terms }) => (
  <>
    {terms.map(({ id, term, meaning, source }) => (
      <div key={id} id={`term-${id}`} popover="auto" className="term-note">
        <p className="font-bold">{term}</p>
        <p className="mt-1">{meaning}</p>
        <p className="mt-2 text-sm text-soft">{source}.</p>
        <p className="mt-2 text-sm">
          <TextLink to={`${paths.glossary()}#${id}`}>{words.allTerms()}</TextLink>
        </p>
      </div>
    ))}
  </>
)
