/** What was found for the words in the address. */
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { type Asked, searchQuery, shortestQuery } from '#web/features/search/data.ts'
import { FoundPlace } from '#web/features/search/parts/found-place.tsx'
import { SearchBox } from '#web/site/search-box.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

export const meta = () => [{ title: 'Search · Just Value' }]

const placesWord = (count: number): string => (count === 1 ? '1 result' : `${count} results`)

const InLessons = ({ count }: { count: number }) =>
  count > 0 && (
    <p>
      {placesWord(count)} in the lessons also match. You need a plan to open them.{' '}
      <TextLink to={paths.pricing()}>See the plans</TextLink>
    </p>
  )

const NothingFound = ({ q }: { q: string }) => (
  <p>
    No results for “{q}”. Try a single word, or look in the{' '}
    <TextLink to={paths.glossary()}>glossary</TextLink>. For a full question, use{' '}
    <TextLink to={paths.ask()}>Ask</TextLink>.
  </p>
)

/** Says that a word was taken for another, and leads to what was typed. */
const OtherWord = ({ typed, shownFor }: { typed: string; shownFor: string }) => (
  <p>
    Showing results for <strong>“{shownFor}”</strong>. Not what you meant?{' '}
    <TextLink to={paths.search(typed, 'typed')}>Search for “{typed}” instead</TextLink>.
  </p>
)

const pageHref = ({ q, as }: Asked, page: number): string => `${paths.search(q, as)}&page=${page}`

const Results = ({ asked }: { asked: Asked }) => {
  const { q, page } = asked
  const { data, error } = useQuery(searchQuery(asked))
  if (q.length < shortestQuery) return <p>Type at least {shortestQuery} letters.</p>
  if (error && !data)
    return (
      <Banner tone="error" title="The search didn’t work">
        {failureMessage(error, 'Please try again.')}
      </Banner>
    )
  if (!data)
    return (
      <Skeleton message="Searching…">
        <SkeletonText lines={8} />
      </Skeleton>
    )
  return (
    <div className="stack measure gap-6">
      <p role="status" className="text-soft">
        {placesWord(data.total)} for “{data.shownFor ?? q}”
      </p>
      {data.shownFor !== null && <OtherWord typed={q} shownFor={data.shownFor} />}
      {data.total === 0 && <NothingFound q={data.shownFor ?? q} />}
      <InLessons count={data.inLessons} />
      <ol className="stack gap-6">
        {data.found.map((place) => (
          <li key={place.path}>
            <FoundPlace {...place} />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        {page > 1 && (
          <ButtonLink to={pageHref(asked, page - 1)} variant="secondary">
            Previous results
          </ButtonLink>
        )}
        {page * data.pageSize < data.total && (
          <ButtonLink to={pageHref(asked, page + 1)} variant="secondary">
            More results
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

export default function SearchPage() {
  const [params] = useSearchParams()
  const q = (params.get('q') ?? '').trim()
  const as = params.get('as') === 'typed' ? 'typed' : undefined
  const page = Math.max(1, Number(params.get('page') ?? 1) || 1)
  return (
    <MainPart>
      <Container>
        <div className="stack gap-8 py-10">
          <PageHeader
            title="Search"
            lead="Search the lessons, the glossary and the county pages."
            crumbs={[{ label: 'Dashboard', to: paths.dashboard() }]}
          />
          <div className="max-w-md">
            <SearchBox label="Search the course" q={q} />
          </div>
          {q !== '' && <Results asked={{ q, as, page }} />}
        </div>
      </Container>
    </MainPart>
  )
}
