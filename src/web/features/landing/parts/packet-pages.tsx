/** Two pages of a packet, taken from the product by `npm run pictures`; a phone shows the first. */
import type { LandingCopy } from '#content/landing.ts'
import * as words from '#messages/landing/packet-pages.ts'
import { Section } from '#web/ui/layout/section.tsx'
import caseInBrief from '../pictures/case-in-brief.webp'
import salesGrid from '../pictures/sales-grid.webp'

type PageProps = { src: string; alt: string; height: number; className: string }

/** Larger when it is pressed. A phone shows the upper half, where the case is told, without the paper's margins. */
const PaperPage = ({ src, alt, height, className }: PageProps) => (
  <a href={src} className={`block overflow-hidden rounded-lg border border-line ${className}`}>
    <img
      src={src}
      alt={alt}
      width={900}
      height={height}
      loading="lazy"
      decoding="async"
      className="w-full max-md:-mt-[6%] max-md:-ml-[6%] max-md:w-[112%] max-md:max-w-none"
    />
  </a>
)

export const PacketPages = ({ copy }: { copy: LandingCopy['packet'] }) => (
  <Section title={copy.heading} lead={copy.text} ground="sunken">
    <figure>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.675fr)]">
        <PaperPage
          src={caseInBrief}
          alt={words.aPageWithTheCaseInBrief()}
          height={1164}
          className="aspect-[8/5] md:aspect-auto"
        />
        <PaperPage src={salesGrid} alt={words.theGridOfSales()} height={695} className="hidden md:block" />
      </div>
      <figcaption className="mt-3 text-sm text-soft">
        {copy.caption} <span className="md:hidden">{words.pressThePage()}</span>
      </figcaption>
    </figure>
  </Section>
)
