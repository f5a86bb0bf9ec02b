/** What a lesson cannot settle: each question with whom to ask, told once at its end. */
import type { CourseModule } from '#contract/courses.ts'

type Section = CourseModule['sections'][number]

const SourceNumbers = ({ about, sources }: { about: readonly string[]; sources: Section['sources'] }) =>
  about.map((id) => {
    const number = sources.findIndex((source) => source.id === id) + 1
    return (
      <sup key={id}>
        <a href={`#source-${id}`} aria-label={`Source ${number}`}>
          [{number}]
        </a>
      </sup>
    )
  })

export const OpenQuestions = ({ section }: { section: Section }) =>
  section.openQuestions.length === 0 ? null : (
    <section id="open-questions" className="measure scroll-mt-24">
      <h2 className="text-xl">Open questions</h2>
      <ul className="stack mt-4 gap-4">
        {section.openQuestions.map(({ question, ask, about }) => (
          <li key={question} className="print:break-inside-avoid">
            <strong className="block">
              {question}
              <SourceNumbers about={about} sources={section.sources} />
            </strong>
            {ask}
          </li>
        ))}
      </ul>
    </section>
  )
