/** Two pages of a packet, taken from the product by `npm run pictures`; a phone shows the first. */
import type { LandingCopy } from '#content/landing.ts'
import * as words from '#messages/landing/packet-pages.ts'
import { Section } from '#web/ui/layout/section.tsx'
import caseInBrief from '../pictures/case-in-brief.webp'
import salesGrid from '../pictures/sales-grid.webp'

type PageProps = { src: string; alt: string; className: string }

/** As wide as the page, and larger when it is pressed; its lower edge is cut, as of a page that lies under the next one. */
const PaperPage = ({ src, alt, className }: PageProps) => (
  <div className={`overflow-hidden rounded-t-lg border border-b-0 border-line ${className}`}>
    <a href={src}>
      <img
        src={src}
        alt={alt}
        width={900}
        height={720}
        loading="lazy"
        decoding="async"
        className="w-full max-w-none md:w-[125%]"
      />
    </a>
  </div>
)

export const PacketPages = ({ copy }: { copy: LandingCopy['packet'] }) => (
  <Section title={copy.heading} lead={copy.text}>
    <figure>
      <div className="grid items-end gap-6 overflow-hidden border-b border-line md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <PaperPage
          src={caseInBrief}
          alt={words.aPageWithTheCaseInBrief()}
          className="aspect-[8/5] md:aspect-[9/10]"
        />
        <PaperPage src={salesGrid} alt={words.theGridOfSales()} className="hidden aspect-[25/16] md:block" />
      </div>
      <figcaption className="mt-3 text-sm text-soft">
        {copy.caption} <span className="md:hidden">{words.pressThePage()}</span>
      </figcaption>
    </figure>
  </Section>
)
