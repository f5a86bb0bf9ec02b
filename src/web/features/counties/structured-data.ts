/** What search engines are told about a county's page, as schema.org data. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/counties/structured-data.ts'
import type { CountyGuide } from '#web/features/counties/county-guide.ts'

export const countyDescription = ({ name }: Pick<CountyGuide, 'name'>): string =>
  words.howToAppealAPropertyTax({ name })

const offices = ({ offices: all }: CountyGuide, area: object) =>
  all.flatMap(({ office, href }) =>
    href === null ? [] : [{ '@type': 'GovernmentOffice', name: office, url: href, areaServed: area }],
  )

export const structuredData = (guide: CountyGuide) => {
  const area = {
    '@type': 'AdministrativeArea',
    name: `${guide.name}, Florida`,
    containedInPlace: { '@type': 'State', name: 'Florida' },
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        name: words.appealYourAssessmentIn({ name: guide.name }),
        description: countyDescription(guide),
        inLanguage: 'en-US',
        about: [area, ...offices(guide, area)],
        ...(guide.checkedOn !== null && { lastReviewed: guide.checkedOn }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'County guides', item: paths.counties() },
          { '@type': 'ListItem', position: 2, name: guide.name, item: paths.county(guide.id) },
        ],
      },
    ],
  }
}
