/** The seven modules with what each is about. */
import type { LandingCopy } from '#content/landing.ts'
import { Section } from '#web/ui/section.tsx'

export const courseTopicsId = 'course-topics'

export const CourseTopics = ({ copy }: { copy: LandingCopy['courseTopics'] }) => (
  <Section id={courseTopicsId} title={copy.heading} lead={copy.text}>
    <ol className="grid gap-x-12 md:grid-cols-2">
      {copy.items.map((item) => (
        <li key={item.moduleId} className="flex gap-4 border-t border-line py-5">
          <span aria-hidden="true" className="tabular w-8 shrink-0 font-serif text-2xl text-action">
            {item.moduleId}
          </span>
          <div>
            <h3>{item.title}</h3>
            <p className="mt-1 text-soft">{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
)
