/** What search engines are told about the course and its questions, as schema.org data. */
import { products } from '#core/billing/product.ts'
import * as words from '#messages/landing/structured-data.ts'
import type { LandingContent } from '#web/features/landing/landing-content.ts'
import { productNames } from '#words/billing/product.ts'

const offers = Object.values(products).map(({ id, priceCents }) => ({
  '@type': 'Offer',
  name: productNames[id],
  category: 'Paid',
  price: (priceCents / 100).toFixed(2),
  priceCurrency: 'USD',
}))

export const structuredData = (name: string, description: string, faq: LandingContent['faq']) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Course',
      name,
      description,
      provider: { '@type': 'Organization', name: words.justValue() },
      inLanguage: 'en-US',
      offers,
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT4H' },
    },
    {
      '@type': 'FAQPage',
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
})
