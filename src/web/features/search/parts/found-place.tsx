/** One place that was found: where it is, and a piece of its text with the words marked. */
import type { Found } from '#contract/course/search.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

const kinds = { lesson: 'Lesson', glossary: 'Term', county: 'County' } as const

/** Each part with the letter at which it begins. */
const placed = (snippet: Found['snippet']) =>
  snippet.map((part, at) => ({
    ...part,
    from: snippet.slice(0, at).reduce((letters, { text }) => letters + text.length, 0),
  }))

export const FoundPlace = ({ kind, title, heading, path, snippet }: Found) => (
  <article className="stack gap-1">
    <h2 className="text-lg">
      <TextLink to={path}>{heading ?? title}</TextLink>
    </h2>
    <p className="text-sm text-soft">
      {kinds[kind]}
      {heading && `: ${title}`}
    </p>
    <p>
      {placed(snippet).map(({ text, marked, from }) =>
        marked ? (
          <mark key={from} className="rounded-sm bg-amber-tint px-0.5 text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  </article>
)
