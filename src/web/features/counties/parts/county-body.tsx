/** The parts of a county's page in their order. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import { seasonOn } from '#core/appeal/season/season.ts'
import * as words from '#messages/counties/county-body.ts'
import { useFloridaToday } from '#web/browser/florida-today.ts'
import { useOpenDetailsForPrint } from '#web/browser/open-details-for-print.ts'
import type { CountyGuide } from '#web/features/counties/county-guide.ts'
import { CountyLinks } from '#web/features/counties/parts/county-links.tsx'
import { FactList } from '#web/features/counties/parts/fact-list.tsx'
import { FirstStep } from '#web/features/counties/parts/first-step.tsx'
import { Millage } from '#web/features/counties/parts/millage.tsx'
import { Offices } from '#web/features/counties/parts/offices.tsx'
import { SourceMarks } from '#web/features/counties/parts/source-marks.tsx'
import { WhatToDo } from '#web/features/counties/parts/what-to-do.tsx'
import { anyDayWords, seasonWords } from '#web/features/counties/season-words.ts'
import { CitedSources } from '#web/source/cited-sources.tsx'
import { PrintButton } from '#web/ui/action/print-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { rich } from '#web/ui/layout/rich.ts'

/** The one sentence that wins over this whole page, and where the year stands today. */
const SeasonBox = ({ name, petitionDeadline }: Pick<CountyGuide, 'name' | 'petitionDeadline'>) => {
  const today = useFloridaToday()
  return (
    <Notice tone="deadline" title={words.theDatePrintedOnYourTrim()}>
      <p>
        {rich(
          words.theBoardMustHaveReceivedYour({
            today:
              today === null ? anyDayWords : seasonWords(seasonOn(today), { name, petitionDeadline, today }),
            link: (text: string) => <TextLink to={paths.missedDeadline()}>{text}</TextLink>,
          }),
        )}
      </p>
    </Notice>
  )
}

/** What sets a county apart from the others, as far as it was found. */
const Differences = ({ differences }: { differences: CountyGuide['differs'] }) =>
  differences.length > 0 && (
    <Part title={words.whatDiffersHere()}>
      <ul className="stack measure list-disc gap-3 pl-6">
        {differences.map(({ text, seen, marks }) => (
          <li key={text}>
            {text} {seen !== '' && <span className="text-sm text-soft">{seen}</span>}
            <SourceMarks marks={marks} />
          </li>
        ))}
      </ul>
    </Part>
  )

/** A county's seat and people. */
const Place = ({ place }: Pick<CountyGuide, 'place'>) => (
  <DefinitionList
    items={[
      { name: words.countySeat(), value: place.seat },
      { name: words.peopleCensus({ year: place.peopleYear }), value: place.people },
    ]}
  />
)

/** Where in Florida a county lies, its neighbors beside it. */
const LocatorMap = ({ name, map }: Pick<CountyGuide, 'name' | 'map'>) => (
  <svg
    viewBox={`-8 -8 ${map.width + 16} ${map.height + 16}`}
    role="img"
    aria-label={words.mapOfFloridaWithFilledIn({ name })}
    className="h-auto w-full max-w-sm stroke-control max-sm:max-w-56 print:hidden"
    strokeWidth={3}
  >
    <path d={map.outline} className="fill-surface" />
    {map.around.map((path) => (
      <path key={path} d={path} className="fill-tint" />
    ))}
    <path d={map.own} className="fill-action" />
  </svg>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack gap-4">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)

const Whereabouts = ({ guide }: { guide: CountyGuide }) => (
  <aside aria-label={words.whereLies({ name: guide.name })} className="stack gap-6">
    <LocatorMap name={guide.name} map={guide.map} />
    <Place place={guide.place} />
    <div className="stack gap-2 print:hidden">
      <h3>{words.neighbors()}</h3>
      <CountyLinks counties={guide.neighbors} />
    </div>
  </aside>
)

/** The statute or rule behind each step, told once, with the sources. */
const Rules = ({ steps }: Pick<CountyGuide, 'steps'>) => (
  <section>
    <h2 className="text-xl">{words.rulesBehindTheSteps()}</h2>
    <ol className="stack mt-4 list-decimal gap-2 pl-[1.35em] print:mt-2 print:pl-[2em] print:gap-1 print:text-[9.5pt]">
      {steps.map(({ title, source }) => (
        <li key={title}>{words.ruleOfAStep({ title, source })}</li>
      ))}
    </ol>
  </section>
)

/** Paper holds smaller letters than a screen: every size that the page uses, scaled to the 11 points of its text. */
const onPaper =
  'print:gap-5 print:py-0 print:[--text-sm:9.5pt] print:[--text-lg:12pt] print:[--text-xl:13pt] print:[--text-2xl:16pt] print:[--text-3xl:22pt]'

/** `children` is what a signed-in person sees besides: it comes once they are known, so it stands under what fills the first screen. */
export const CountyBody = ({ guide, children }: { guide: CountyGuide; children: ReactNode }) => {
  useOpenDetailsForPrint()
  return (
    <MainPart>
      <Container>
        <div className={`stack gap-8 py-6 sm:gap-10 sm:py-12 ${onPaper}`}>
          <PageHeader
            title={guide.name}
            lead={words.howToAppealYourPropertyTax()}
            crumbs={[{ label: words.counties(), to: paths.counties() }]}
          />
          <Part title={words.feeDatesAndFiling()}>
            <FactList facts={guide.season} office={guide.offices[0]} />
          </Part>
          {children}
          <SeasonBox name={guide.name} petitionDeadline={guide.petitionDeadline} />
          <Part title={words.offices()}>
            <Offices offices={guide.offices} />
          </Part>
          <FirstStep countyId={guide.id} />
          <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] print:gap-5">
            <div className="stack gap-10 print:gap-5">
              <Part title={words.whatToDoIn({ name: guide.name })}>
                <WhatToDo steps={guide.steps} />
              </Part>
              <Differences differences={guide.differs} />
            </div>
            <div className="stack gap-10 print:gap-5">
              <Whereabouts guide={guide} />
              <Part title={words.averageTaxRates()}>
                <Millage name={guide.name} millage={guide.millage} />
              </Part>
            </div>
          </div>
          <Disclosure summary={words.sourcesAndDatesChecked({ count: guide.sources.length })}>
            <div className="stack gap-6">
              <Rules steps={guide.steps} />
              <CitedSources sources={guide.sources} />
            </div>
          </Disclosure>
          <p className="measure text-sm text-soft">{words.justValueIsNotAGovernment()}</p>
          <div className="no-print">
            <PrintButton label={words.printThisPage()} />
          </div>
        </div>
      </Container>
    </MainPart>
  )
}
