/** The words of the law and of the appraiser, in plain words. */

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/search/glossary-page.ts'
import { Failure } from '#web/call/failure.tsx'
import { glossaryQuery } from '#web/features/search/data.ts'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

export const meta = () => [{ title: words.glossaryJustValue() }]

/** The words come after the page, too late for the browser to find the one its address names. */
const useNamedWord = (isThere: boolean) => {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' })
  }, [isThere, hash])
}

const Words = () => {
  const { data: terms, error } = useQuery(glossaryQuery)
  useNamedWord(terms !== undefined)
  if (error && !terms) return <Failure title={words.theGlossaryDidntLoad()} of={error} />
  if (!terms)
    return (
      <Skeleton message={words.loadingTheGlossary()}>
        <SkeletonText lines={8} />
      </Skeleton>
    )
  return (
    <dl className="measure stack gap-6">
      {terms.map(({ id, term, meaning, source }) => (
        <div key={id} id={id} className="rounded-md target:bg-tint">
          <dt className="font-serif text-lg font-semibold">{term}</dt>
          <dd>{meaning}</dd>
          <dd className="text-sm text-soft">{source}.</dd>
        </div>
      ))}
    </dl>
  )
}

export default function GlossaryPage() {
  return (
    <MainPart>
      <Container>
        <div className="stack gap-8 page-padding">
          <PageHeader
            title={words.glossary()}
            lead={words.propertyTaxTermsInPlainEnglish()}
            crumbs={[{ label: words.dashboard(), to: paths.dashboard() }]}
          />
          <Words />
        </div>
      </Container>
    </MainPart>
  )
}
