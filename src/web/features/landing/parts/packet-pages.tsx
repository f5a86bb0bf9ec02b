/** Two pages of a packet, taken from the product by `npm run pictures`; on a phone one lies on the other. */
import type { LandingCopy } from '#content/landing.ts'
import * as words from '#messages/landing/packet-pages.ts'
import { Section } from '#web/ui/layout/section.tsx'
import caseInBrief from '../pictures/case-in-brief.webp'
import salesGrid from '../pictures/sales-grid.webp'

type PageProps = { src: string; alt: string; height: number; className: string }

/** Larger when it is pressed. */
const PaperPage = ({ src, alt, height, className }: PageProps) => (
  <a href={src} className={`block overflow-hidden rounded-lg border border-line bg-surface ${className}`}>
    <img src={src} alt={alt} width={900} height={height} loading="lazy" decoding="async" className="w-full" />
  </a>
)

export const PacketPages = ({ copy }: { copy: LandingCopy['packet'] }) => (
  <Section title={copy.heading} lead={copy.text} ground="sunken">
    <figure>
      <div className="relative grid items-start gap-6 max-md:pl-[30%] md:grid-cols-[minmax(0,1fr)_minmax(0,1.675fr)]">
        <PaperPage
          src={caseInBrief}
          alt={words.aPageWithTheCaseInBrief()}
          height={1164}
          className="max-md:relative max-md:z-1"
        />
        <PaperPage
          src={salesGrid}
          alt={words.theGridOfSales()}
          height={695}
          className="max-md:absolute max-md:top-6 max-md:left-0 max-md:w-4/5"
        />
      </div>
      <figcaption className="mt-3 text-sm text-soft">
        {copy.caption} <span className="md:hidden">{words.pressThePage()}</span>
      </figcaption>
    </figure>
  </Section>
)
