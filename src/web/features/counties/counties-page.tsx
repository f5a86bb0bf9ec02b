/** The list of Florida's counties, with their map; written at build time. */
import type { MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { readCountyList } from '#web/features/counties/county-list.ts'
import { CountyFinder } from '#web/features/counties/parts/county-finder.tsx'
import { SourceAddresses } from '#web/features/counties/parts/source-addresses.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

export const loader = () => readCountyList()

const title = 'Property tax appeals in Florida’s 67 counties'

export const meta: MetaFunction<typeof loader> = () => [
  { title: `${title} · Just Value` },
  {
    name: 'description',
    content: 'Offices, filing fee, dates and what differs, county by county, each fact with its source.',
  },
]

export default function CountiesPage() {
  const { addresses, ...list } = useLoaderData<typeof loader>()
  return (
    <MainPart>
      <Container>
        <div className="stack gap-10 py-12">
          <PageHeader
            title="Your county"
            lead="The law of an appeal is the same in all of Florida. The offices, the fee and the dates are not. Each county has its own page, and each fact on it says where it comes from and how sure we are."
            crumbs={[{ label: 'Just Value', to: paths.landing() }]}
          />
          <CountyFinder {...list} />
          <SourceAddresses sources={addresses} />
        </div>
      </Container>
    </MainPart>
  )
}
