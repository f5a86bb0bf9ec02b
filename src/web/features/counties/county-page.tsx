/** One county's page: what to do there, its offices, fee and dates, what differs, its neighbors; written at build time. */
import { lazy } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import * as words from '#messages/counties/county-page.ts'
import { readCountyGuide } from '#web/features/counties/county-guide.ts'
import { CountyBody } from '#web/features/counties/parts/county-body.tsx'
import { NoSuchCounty } from '#web/features/counties/parts/no-such-county.tsx'
import { countyDescription, structuredData } from '#web/features/counties/structured-data.ts'
import { OnlySignedIn } from '#web/session/only-signed-in.tsx'

const OwnDates = lazy(async () => ({
  default: (await import('#web/features/counties/parts/own-dates.tsx')).OwnDates,
}))

export const loader = ({ params }: LoaderFunctionArgs) => {
  const guide = readCountyGuide(params.countyId ?? '')
  return { guide, structuredData: structuredData(guide) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [{ title: words.noSuchCountyJustValue() }, { name: 'robots', content: 'noindex' }]
  const title = words.propertyTaxAppealFeeDatesOffices({ name: loaderData.guide.name })
  const description = countyDescription(loaderData.guide)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { 'script:ld+json': loaderData.structuredData },
  ]
}

export default function CountyPage() {
  const { guide } = useLoaderData<typeof loader>()
  const { id, plainName, petitionDeadline, vab } = guide
  return (
    <CountyBody key={id} guide={guide}>
      <OnlySignedIn>
        <OwnDates id={id} plainName={plainName} petitionDeadline={petitionDeadline} vab={vab} />
      </OnlySignedIn>
    </CountyBody>
  )
}

export const ErrorBoundary = () => <NoSuchCounty />
