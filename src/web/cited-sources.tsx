/** What a text of ours leans on: numbered as its marks are, with how sure we are of each. */
import type { ContentSource } from '#content/content-source.ts'
import { CalendarDay } from '#web/ui/calendar-day.tsx'

/** As the content files hold it, or as the API sends it. */
type CitedSource = Omit<ContentSource, 'url'> & { url?: string | null | undefined }

const certainty = {
  verified: 'Checked',
  likely: 'Likely, not confirmed; looked up',
  unverified: 'We could not confirm it; looked up',
} as const

/** A source by its name, as a link where it can be read. */
export const SourceLabel = ({ source }: { source: Pick<CitedSource, 'label' | 'url'> }) =>
  source.url ? (
    <a href={source.url} rel="noopener">
      {source.label}
    </a>
  ) : (
    source.label
  )

/** The marks that `proseHtml` writes into the text lead to these lines. */
export const CitedSources = ({ sources }: { sources: readonly CitedSource[] }) =>
  sources.length === 0 ? null : (
    <section aria-labelledby="sources" className="stack measure gap-3">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <ol className="stack list-decimal gap-2 pl-6 text-sm">
        {sources.map((source) => (
          <li key={source.id} id={`source-${source.id}`}>
            <SourceLabel source={source} />
            <span className="text-soft">
              {'. '}
              {certainty[source.confidence]} on <CalendarDay day={source.checkedOn} />.
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
