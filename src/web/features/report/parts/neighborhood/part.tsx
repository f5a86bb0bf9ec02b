/** Where the home is on the roll among its neighbors, and how even the roll is where homes were sold. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import * as messages from '#messages/report/part.ts'
import { evennessLines } from '#web/features/report/evenness-words.ts'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { inWhole } from '#web/verdict/sale-words.ts'
import { FigureSources } from '../figure-sources.tsx'
import { ReportSection } from '../section.tsx'
import { type ReportSources, sourcesWithout } from '../sources.ts'
import { NeighborDots } from './dots.tsx'

const Evenness = ({ uniformity }: { uniformity: NonNullable<HomeValueOnWire['uniformity']> }) => (
  <div className="stack gap-3">
    <h3>{messages.howEvenValuesAreHere()}</h3>
    <p className="measure">
      {messages.fromJustValuePriceOfSales({ saleCount: inWhole(uniformity.saleCount) })}
    </p>
    <dl className="border-t border-line">
      {evennessLines(uniformity).map(({ name, value, interval, words }) => (
        <div
          key={name}
          className="border-b border-line py-3 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] md:gap-x-8"
        >
          <dt className="text-soft">{name}</dt>
          <dd>
            <span className="tabular font-bold">{value}</span>
            <span className="text-sm text-soft">
              {interval ? messages.n95Interval({ interval }) : messages.tooFewSalesForAnInterval()}
            </span>
            <span className="block">{words}</span>
          </dd>
        </div>
      ))}
    </dl>
    <p className="measure text-sm text-soft">{messages.measuresAsInTheStandardOn()}</p>
  </div>
)

type NeighborhoodPartProps = { value: HomeValueOnWire; sources: ReportSources }

export const NeighborhoodPart = ({ value: { equity, uniformity }, sources }: NeighborhoodPartProps) => (
  <ReportSection
    id="neighborhood"
    title={messages.yourHomeAmongItsNeighbors()}
    summary={
      equity.sufficient
        ? messages.comparedWithHomesOfTheSame({ neighborCount: inWhole(equity.neighborCount) })
        : messages.tooFewHomesLikeYoursNearby()
    }
    lead={messages.weCompareMarketValuesNeverAssessed()}
  >
    {equity.sufficient && <NeighborDots equity={equity} />}
    <div className="stack measure gap-3">
      {/* The first sentence of a known view is with its picture. */}
      {equity.explanation.slice(equity.sufficient ? 1 : 0).map((text) => (
        <p key={text}>{unbroken(text)}</p>
      ))}
    </div>
    {uniformity && <Evenness uniformity={uniformity} />}
    <FigureSources all={sources.all} of={sourcesWithout(sources.value, 'valuation')} />
  </ReportSection>
)
