/** What was found for the words in the address. */

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/search/search-page.ts'
import { Failure } from '#web/call/failure.tsx'
import { type Asked, searchQuery, shortestQuery } from '#web/features/search/data.ts'
import { FoundPlace } from '#web/features/search/parts/found-place.tsx'
import { SearchBox } from '#web/site/search-box.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export const meta = () => [{ title: words.searchJustValue() }]

const placesWord = (count: number): string => (count === 1 ? words.n1Result() : words.results({ count }))

const InLessons = ({ count }: { count: number }) =>
  count > 0 && (
    <p>
      {rich(
        words.inTheLessonsAlsoMatchYou({
          places: placesWord(count),
          link: (text: string) => <TextLink to={paths.pricing()}>{text}</TextLink>,
        }),
      )}
    </p>
  )

const NothingFound = ({ q }: { q: string }) => (
  <p>
    {rich(
      words.noResultsForTryASingle({
        query: q,
        glossary: (text: string) => <TextLink to={paths.glossary()}>{text}</TextLink>,
        ask: (text: string) => <TextLink to={paths.ask()}>{text}</TextLink>,
      }),
    )}
  </p>
)

/** Says that a word was taken for another, and leads to what was typed. */
const OtherWord = ({ typed, shownFor }: { typed: string; shownFor: string }) => (
  <p>
    {rich(
      words.showingResultsForNotWhatYou({
        strong: () => <strong>“{shownFor}”</strong>,
        chosenCounty: typed,
        link: (text: string) => <TextLink to={paths.search(typed, 'typed')}>{text}</TextLink>,
      }),
    )}
  </p>
)

const pageHref = ({ q, as }: Asked, page: number): string => `${paths.search(q, as)}&page=${page}`

const Results = ({ asked }: { asked: Asked }) => {
  const { q, page } = asked
  const { data, error } = useQuery(searchQuery(asked))
  if (q.length < shortestQuery) return <p>{words.typeAtLeastLetters({ shortestQuery })}</p>
  if (error && !data) return <Failure title={words.theSearchDidntWork()} of={error} />
  if (!data)
    return (
      <Skeleton message={words.searching()}>
        <SkeletonText lines={8} />
      </Skeleton>
    )
  return (
    <div className="stack measure gap-6">
      <p role="status" className="text-soft">
        {words.placesFor({ places: placesWord(data.total), shownFor: data.shownFor ?? q })}
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
            {words.previousResults()}
          </ButtonLink>
        )}
        {page * data.pageSize < data.total && (
          <ButtonLink to={pageHref(asked, page + 1)} variant="secondary">
            {words.moreResults()}
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
        <div className="stack gap-8 page-padding">
          <PageHeader
            title={words.search()}
            lead={words.searchTheLessonsTheGlossaryAnd()}
            crumbs={[{ label: words.dashboard(), to: paths.dashboard() }]}
          />
          <div className="max-w-md">
            <SearchBox label={words.searchTheCourse()} q={q} />
          </div>
          {q !== '' && <Results asked={{ q, as, page }} />}
        </div>
      </Container>
    </MainPart>
  )
}
