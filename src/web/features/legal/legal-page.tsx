/** Terms, privacy, refund policy, disclaimers, accessibility, how sure we are: one page each, written at build time. */
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { CitedSources } from '#web/cited-sources.tsx'
import { readLegalText } from '#web/features/legal/legal-text.ts'
import { CalendarDay } from '#web/ui/calendar-day.tsx'
import { Container } from '#web/ui/container.tsx'
import { MainPart } from '#web/ui/main-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Prose } from '#web/ui/prose.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => {
  const id = new URL(request.url).pathname.replace(/^\/|\/$|\.data$/g, '')
  return readLegalText(id)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Legal'} · Just Value` },
  { name: 'description', content: loaderData?.description ?? '' },
]

export default function LegalPage() {
  const { title, description, updatedOn, html, sources } = useLoaderData<typeof loader>()
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-8 py-12">
          <PageHeader title={title} lead={description} />
          <Prose html={html} />
          <CitedSources sources={sources} />
          <p className="text-sm text-soft">
            Last updated <CalendarDay day={updatedOn} />
          </p>
        </div>
      </Container>
    </MainPart>
  )
}
