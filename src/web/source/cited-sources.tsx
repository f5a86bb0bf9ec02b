/** What a text of ours leans on: numbered as its marks are, with how sure we are of each. */
import type { FactKind } from '#content/county/facts.ts'
import type { ContentSource } from '#content/text/source.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import * as words from '#messages/source/cited-sources.ts'

/** As the content files hold it, or as the API sends it; `about` is what a county's page takes from it. */
type CitedSource = Omit<ContentSource, 'url'> & {
  url?: string | null | undefined
  about?: readonly FactKind[]
}

const DOUBTS = {
  verified: '',
  likely: words.confirmAtTheOfficialSource(),
  unverified: words.askBeforeYouRelyOnIt(),
} as const

/** Of a county only a day and a fee are worth a call. */
const isWorthAsking = ({ about }: CitedSource): boolean =>
  about === undefined || about.some((kind) => kind === 'deadline' || kind === 'fee')

const checkedWords = (source: CitedSource): string => {
  const doubt = isWorthAsking(source) ? DOUBTS[source.confidence] : ''
  const checked = words.checkedOn({ day: formatPlainDate(calendarDate(source.checkedOn)) })
  return doubt === '' ? checked : `${doubt} ${checked}`
}

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
    <section className="measure print:max-w-none">
      <h2 className="text-xl">{words.sources()}</h2>
      <ol className="stack mt-4 list-decimal gap-3 pl-[1.35em] print:pl-[2em] print:mt-2 print:gap-1 print:text-[9.5pt]">
        {sources.map((source) => (
          <li
            key={source.id}
            id={`source-${source.id}`}
            className="scroll-mt-24 target:bg-tint print:break-inside-avoid"
          >
            <SourceLabel source={source} />
            {source.url && (
              <span className="hidden text-[9pt] [overflow-wrap:anywhere] print:inline"> {source.url}</span>
            )}{' '}
            <span className="block text-sm text-soft print:inline print:text-[9pt]">
              {checkedWords(source)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
