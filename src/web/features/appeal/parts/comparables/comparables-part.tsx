/** The sales the home is compared with: offered from the roll or typed, each taken or left for a reason. */
import { type CaseSale, MOST_ENTRIES } from '#core/case/file.ts'
import { isDescribed } from '#core/case/parts.ts'
import * as words from '#messages/appeal/comparables-part.ts'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { EntryList } from '../steps/entry-list.tsx'
import { entryChecks, type PartProps } from '../steps/part-props.ts'
import { OFFERED_SALES, OfferedSales } from './offered-sales.tsx'
import { SaleFields } from './sale-fields.tsx'

const newSale = (id: string): CaseSale => ({
  id,
  source: 'typed',
  address: '',
  parcelId: '',
  soldYear: null,
  soldMonth: null,
  priceCents: null,
  livingAreaSqft: null,
  yearBuilt: null,
  recordedAt: '',
  decision: null,
  reason: '',
})

const titleOf = ({ address, decision }: CaseSale, at: number): string => {
  const state = decision === null ? '' : decision === 'chosen' ? ' (used)' : words.notUsed()
  return words.saleAddress2({ at: at + 1, address, hasAddress: address === '' ? 'yes' : 'no', state })
}

const isSettled = (sale: CaseSale): boolean =>
  isDescribed(sale) && sale.decision !== null && sale.reason !== ''

export const ComparablesPart = ({ opened, file, change, taxYear, ...checks }: PartProps) => {
  const { doubtAt, isDoubted, refusalOf } = checks
  const { tier } = useUser()
  const { comparables } = file
  return (
    <div className="stack gap-6">
      <p className="measure">{words.pleaseUseThreeToSixSalesOf({ salesYear: taxYear - 1, taxYear })}</p>
      <section aria-labelledby={OFFERED_SALES} className="stack gap-4">
        <h2 id={OFFERED_SALES} tabIndex={-1} className="text-lg outline-none">
          {words.onTheCountysRecord()}
        </h2>
        {tier === 'ai_enhanced' ? (
          <OfferedSales caseId={opened.id} file={file} onChange={(sales) => change('comparables', sales)} />
        ) : (
          <>
            <OfferedSales caseId={opened.id} file={file} />
            <UpgradeNote>{words.aiEnhancedFindsSalesOnThe()}</UpgradeNote>
          </>
        )}
      </section>
      <section aria-labelledby="own-sales" className="stack max-w-2xl gap-4">
        <h2 id="own-sales" className="text-lg">
          {words.yourList()}
        </h2>
        <EntryList
          entries={comparables}
          most={MOST_ENTRIES.comparables}
          addLabel={words.typeASale()}
          titleOf={titleOf}
          isWhole={(sale) => isSettled(sale) && !isDoubted(`comparables.${sale.id}`)}
          create={newSale}
          onChange={(sales) => change('comparables', sales)}
        >
          {(sale, changeOne) => (
            <SaleFields
              sale={sale}
              change={changeOne}
              checks={entryChecks(comparables, sale.id, {
                doubtAt: (path) => doubtAt(`comparables.${path}`),
                refusalOf: (sales) => refusalOf('comparables', sales),
              })}
              taxYear={taxYear}
            />
          )}
        </EntryList>
      </section>
    </div>
  )
}
