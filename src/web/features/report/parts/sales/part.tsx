/** What homes like this one sold for: the estimate with its range, its sales, and what was left aside. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/report/sales-part.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { EstimateCautions } from '#web/verdict/estimate-cautions.tsx'
import { soldIn } from '#web/verdict/sale-words.ts'
import { SizeFigure } from '#web/verdict/size-figure.tsx'
import { tellFoundSales } from '#words/valuation/found-sales.ts'
import { FigureSources } from '../figure-sources.tsx'
import { ReportSection } from '../section.tsx'
import { type ReportSources, sourcesWithout } from '../sources.ts'
import { SupportBasis } from '../support-figure.tsx'
import { AdjustedFigure } from './adjusted-figure.tsx'
import { AdjustmentGrid } from './adjustment-grid.tsx'
import { SaleList } from './list.tsx'
import { RejectedSales } from './rejected.tsx'

const Sentences = ({ texts }: { texts: readonly string[] }) => (
  <div className="stack measure gap-3">
    {texts.map((text) => (
      <p key={text}>{unbroken(text)}</p>
    ))}
  </div>
)

type OwnSalesProps = Pick<HomeValueOnWire, 'estimate' | 'ownSaleCompared'> & {
  sales: HomeValueOnWire['ownSales']
}

const OwnSales = ({ sales, estimate, ownSaleCompared: compared }: OwnSalesProps) => {
  const broughtCents = compared?.broughtCents
  return (
    <Notice title={messages.yourHomeWasSoldRecently()}>
      <ul>
        {sales.map((sale) => (
          <li key={`${sale.year} ${sale.month} ${sale.priceCents}`}>
            {messages.soldFor({
              when: soldIn(sale),
              price: formatMoney(sale.priceCents),
              recording: sale.recording && `, ${sale.recording}`,
            })}
          </li>
        ))}
      </ul>
      <p>{compared ? compared.words : messages.aBoardLooksAtSuchA()}</p>
      {estimate.sufficient && broughtCents !== undefined && (
        <p>{messages.onJanuary1ThatPriceIs({ adjusted: formatMoney(broughtCents) })}</p>
      )}
    </Notice>
  )
}

const Compared = ({ value }: { value: HomeValueOnWire }) => {
  const { estimate, comparables, home } = value
  if (!estimate.sufficient) return null
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-2">
      <AdjustedFigure estimate={estimate} comparables={comparables} />
      {home.livingAreaSqft !== null && (
        <SizeFigure
          title={messages.theSameSalesBySizeAnd()}
          estimate={estimate}
          homeSqft={home.livingAreaSqft}
          comparables={comparables}
        />
      )}
    </div>
  )
}

export const SalesPart = ({ value, sources }: { value: HomeValueOnWire; sources: ReportSources }) => {
  const { estimate, comparables, ownSales, rejected, valueDate } = value
  return (
    <ReportSection
      id="sales"
      title={messages.whatHomesLikeYoursSoldFor()}
      summary={
        estimate.sufficient
          ? messages.salesAdjustedToYourHomePoint({
              count: comparables.length,
              price: formatMoney(estimate.priceCents),
            })
          : messages.tooFewSalesLikeYoursFor()
      }
      lead={
        estimate.sufficient
          ? messages.valuesAreAsOfABoard({
              rollYear: value.rollYear,
              day: formatPlainDate(calendarDate(valueDate)),
            })
          : messages.thereAreTooFewSalesLike()
      }
    >
      {ownSales.length > 0 && (
        <OwnSales sales={ownSales} estimate={estimate} ownSaleCompared={value.ownSaleCompared} />
      )}
      {!estimate.sufficient && <Sentences texts={estimate.explanation} />}
      <EstimateCautions estimate={estimate} />
      {estimate.sufficient && estimate.supported && <SupportBasis supported={estimate.supported} />}
      <Compared value={value} />
      {estimate.sufficient && (
        <Disclosure summary={messages.howThisEstimateWasMade()}>
          <Sentences texts={estimate.explanation} />
        </Disclosure>
      )}
      {comparables.length > 0 && (
        <>
          <p className="measure text-sm text-soft">{tellFoundSales(comparables)}</p>
          <AdjustmentGrid
            home={value.home}
            comparables={comparables}
            rollYear={value.rollYear}
            estimate={value.estimate}
          />
          <SaleList comparables={comparables} rollYear={value.rollYear} />
        </>
      )}
      <RejectedSales rejected={rejected} />
      <FigureSources all={sources.all} of={sourcesWithout(sources.value, 'ratio-study')} />
    </ReportSection>
  )
}
