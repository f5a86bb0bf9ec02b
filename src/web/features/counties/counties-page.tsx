/** The list of Florida's counties, with their map; written at build time. */
import type { MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/counties/counties-page.ts'
import { readCountyList } from '#web/features/counties/county-list.ts'
import { CountyFinder } from '#web/features/counties/parts/county-finder.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

export const loader = () => readCountyList()

const title = words.propertyTaxAppealsInFloridas67()

export const meta: MetaFunction<typeof loader> = () => [
  { title: words.justValue({ title }) },
  {
    name: 'description',
    content: words.officesFilingFeeDatesAndWhat(),
  },
]

export default function CountiesPage() {
  const list = useLoaderData<typeof loader>()
  return (
    <MainPart>
      <Container>
        <div className="py-12">
          <CountyFinder
            {...list}
            header={
              <PageHeader
                title={words.countyGuides()}
                lead={words.theLawOfAnAppealIs()}
                crumbs={[{ label: words.justValue2(), to: paths.landing() }]}
              />
            }
          />
        </div>
      </Container>
    </MainPart>
  )
}
