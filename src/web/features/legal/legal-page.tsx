import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { splitFrontMatter } from '#content/text/front-matter.ts'
import { legalFrontMatter } from '#content/text/legal.ts'
import { proseHtml } from '#content/text/prose-html.ts'
import * as words from '#messages/legal/legal-page.ts'
import { fillIn } from '#web/site/fill-in.ts'
import { CitedSources } from '#web/source/cited-sources.tsx'
import { PlainDay } from '#web/ui/figure/calendar-day.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Prose } from '#web/ui/layout/prose.tsx'

const files = import.meta.glob<string>('/content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** `id` is the file's name without its ending. Throws when there is no such file. */
const readLegalText = (id: string) => {
  const file = files[`/content/legal/${id}.md`]
  if (!file) throw new Error(`content/legal/${id}.md is missing`)
  const { head, body } = splitFrontMatter(file)
  const front = legalFrontMatter.parse(head)
  const sourceIds = front.sources.map((source) => source.id)
  return { ...front, html: proseHtml(fillIn(body), sourceIds) }
}

export const loader = ({ request }: LoaderFunctionArgs) => {
  const id = new URL(request.url).pathname.replace(/^\/|\/$|\.data$/g, '')
  return readLegalText(id)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: words.justValue({ title: loaderData?.title ?? 'Legal' }) },
  { name: 'description', content: loaderData?.description ?? '' },
]

export default function LegalPage() {
  const { title, description, updatedOn, html, sources } = useLoaderData<typeof loader>()
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-8 py-12">
          <div className="stack gap-3">
            <PageHeader title={title} lead={description} />
            <p className="text-sm text-soft">
              {words.lastUpdated()} <PlainDay day={updatedOn} />
            </p>
          </div>
          <Prose html={html} />
          <CitedSources sources={sources} />
        </div>
      </Container>
    </MainPart>
  )
}
