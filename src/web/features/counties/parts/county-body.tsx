/** The parts of a county's page in their order. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import { CitedSources } from '#web/cited-sources.tsx'
import type { CountyGuide } from '#web/features/counties/county-guide.ts'
import { CountyLinks } from '#web/features/counties/parts/county-links.tsx'
import { Differences } from '#web/features/counties/parts/differences.tsx'
import { FactList } from '#web/features/counties/parts/fact-list.tsx'
import { FirstStep } from '#web/features/counties/parts/first-step.tsx'
import { FreshnessBadge } from '#web/features/counties/parts/freshness-badge.tsx'
import { LocatorMap } from '#web/features/counties/parts/locator-map.tsx'
import { Millage } from '#web/features/counties/parts/millage.tsx'
import { Offices } from '#web/features/counties/parts/offices.tsx'
import { Place } from '#web/features/counties/parts/place.tsx'
import { SeasonBox } from '#web/features/counties/parts/season-box.tsx'
import { WhatToDo } from '#web/features/counties/parts/what-to-do.tsx'
import { CalendarDay } from '#web/ui/calendar-day.tsx'
import { Container } from '#web/ui/container.tsx'
import { MainPart } from '#web/ui/main-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack gap-4">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)

const CheckedLine = ({ checkedOn, seasonYear }: Pick<CountyGuide, 'checkedOn' | 'seasonYear'>) =>
  checkedOn === null ? null : (
    <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
      <span>
        Fee and dates last checked on <CalendarDay day={checkedOn} />. Confirm them with the office.
      </span>
      <FreshnessBadge checkedOn={checkedOn} seasonYear={seasonYear} />
    </p>
  )

const Neighbours = ({ guide: { neighbours, near } }: { guide: CountyGuide }) => (
  <>
    <div className="stack gap-2">
      <h3>Neighbors</h3>
      <CountyLinks counties={neighbours} />
    </div>
    {near.length > 0 && (
      <div className="stack gap-2">
        <h3>Near, across water or at a corner</h3>
        <CountyLinks counties={near} />
      </div>
    )}
  </>
)

const Whereabouts = ({ guide }: { guide: CountyGuide }) => (
  <aside aria-label={`Where ${guide.name} lies`} className="stack gap-6">
    <LocatorMap name={guide.name} map={guide.map} />
    <Place place={guide.place} />
    <Neighbours guide={guide} />
  </aside>
)

/** Paper holds smaller letters than a screen: every size that the page uses, scaled to the 11 points of its text. */
const onPaper =
  'print:gap-5 print:py-0 print:[--text-sm:9.5pt] print:[--text-lg:12pt] print:[--text-xl:13pt] print:[--text-2xl:16pt] print:[--text-3xl:22pt]'

/** `children` is what a signed-in person sees besides. */
export const CountyBody = ({ guide, children }: { guide: CountyGuide; children: ReactNode }) => (
  <MainPart>
    <Container>
      <div className={`stack gap-10 py-8 sm:py-12 ${onPaper}`}>
        <div className="stack gap-6">
          <PageHeader
            title={guide.name}
            lead="How to appeal your property tax assessment here: the fee, the dates, and where to go."
            crumbs={[{ label: 'Counties', to: paths.counties() }]}
            action={<PrintButton label="Print this page" />}
          />
          <SeasonBox name={guide.name} petitionDeadline={guide.petitionDeadline} />
          <CheckedLine checkedOn={guide.checkedOn} seasonYear={guide.seasonYear} />
        </div>
        {children}
        <Part title="Fee, dates, and filing">
          <FactList facts={guide.season} />
        </Part>
        <Part title="Offices">
          <Offices offices={guide.offices} />
        </Part>
        <FirstStep countyId={guide.id} />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Part title={`What to do in ${guide.name}`}>
            <WhatToDo steps={guide.steps} />
          </Part>
          <Whereabouts guide={guide} />
        </div>
        <Part title="What differs here">
          <Differences differences={guide.differs} />
        </Part>
        <Part title="Average tax rates">
          <Millage name={guide.name} millage={guide.millage} />
        </Part>
        <CitedSources sources={guide.sources} />
        <p className="measure text-sm text-soft">
          Just Value is not a government site. This page is general information, not legal advice or an
          appraisal. Confirm fees and dates with the office before you file.
        </p>
      </div>
    </Container>
  </MainPart>
)
