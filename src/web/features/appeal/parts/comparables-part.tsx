/** The sales the home is compared with: offered from the roll or typed, each taken or left for a reason. */
import { type CaseSale, MOST_ENTRIES } from '#core/case/file.ts'
import { isDescribed } from '#core/case/parts.ts'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { EntryList } from './entry-list.tsx'
import { OfferedSales } from './offered-sales.tsx'
import { entryChecks, type PartProps } from './part-props.ts'
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
  const state = decision === null ? '' : decision === 'chosen' ? ' (chosen)' : ' (left out)'
  return `Sale ${at + 1}${address === '' ? '' : `: ${address}`}${state}`
}

const isSettled = (sale: CaseSale): boolean =>
  isDescribed(sale) && sale.decision !== null && sale.reason !== ''

export const ComparablesPart = ({ opened, file, change, taxYear, ...checks }: PartProps) => {
  const { doubtAt, isDoubted, refusalOf } = checks
  const { tier } = useUser()
  const { comparables } = file
  return (
    <div className="stack max-w-2xl gap-6">
      <p>
        Three to six sales of homes like yours, nearby, in {taxYear - 1}: the value is judged by January 1,{' '}
        {taxYear}. Say of each why you take it or leave it; a sale you leave out will be asked about.
      </p>
      <section aria-labelledby="offered-sales" className="stack gap-4">
        <h3 id="offered-sales">From the tax roll</h3>
        {tier === 'ai_enhanced' ? (
          <OfferedSales
            caseId={opened.id}
            file={file}
            onTake={(sale) =>
              change('comparables', [...comparables, sale].slice(0, MOST_ENTRIES.comparables))
            }
          />
        ) : (
          <UpgradeNote>
            AI-Enhanced finds sales on the tax roll and adjusts them to your home. Here you can type the sales
            you found yourself; module 4 of the course is about that.
          </UpgradeNote>
        )}
      </section>
      <section aria-labelledby="own-sales" className="stack gap-4">
        <h3 id="own-sales">Your list</h3>
        <EntryList
          entries={comparables}
          most={MOST_ENTRIES.comparables}
          addLabel="Type a sale"
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
