/** The sales the home is compared with: offered from the roll or typed, each taken or left for a reason. */
import { useQuery } from '@tanstack/react-query'
import { type CaseSale, isChosen, MOST_ENTRIES } from '#core/case/file.ts'
import { isDescribed } from '#core/case/parts.ts'
import { entryOf, numberInPapers, withListChanged } from '#core/case/sales/choose-sale.ts'
import * as words from '#messages/appeal/comparables-part.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { withSalesCounted } from '#words/case/value-reasons.ts'
import { salesQuery } from '../../data.ts'
import { EntryList } from '../steps/entry-list.tsx'
import { entryChecks, type PartProps } from '../steps/part-props.ts'
import { OFFERED_SALES } from './offered-sale.ts'
import { OfferedSales } from './offered-sales.tsx'
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

/** One that is used is called as every paper calls it. */
const titleOf = (sale: CaseSale, comparables: readonly CaseSale[]): string =>
  words.saleNamed({
    number: String(numberInPapers(comparables, sale) ?? 'none'),
    address: sale.address === '' ? 'none' : sale.address,
    state: sale.decision === 'rejected' ? words.notUsed() : '',
  })

const isSettled = (sale: CaseSale): boolean =>
  isDescribed(sale) && sale.decision !== null && sale.reason !== ''

/** Those of the record stand in their rows, so that none is shown twice; while they load, only what was typed is sure. */
const useOwnSales = (caseId: string, comparables: readonly CaseSale[]): readonly CaseSale[] => {
  const { data, isPending } = useQuery(salesQuery(caseId))
  const { tier } = useUser()
  if (tier !== 'ai_enhanced') return comparables
  if (isPending) return comparables.filter(({ source }) => source === 'typed')
  if (data?.kind !== 'found') return comparables
  const inRows = data.homeValue.comparables.map((offered) => entryOf(comparables, offered))
  return comparables.filter((sale) => !inRows.includes(sale))
}

const withChanges = (all: readonly CaseSale[], sale: CaseSale, changes: Partial<CaseSale>) =>
  all.map((one) => (one.id === sale.id ? { ...one, ...changes } : one))

/** What the owner wrote of them stays. */
const noneChosen = (all: readonly CaseSale[]): readonly CaseSale[] =>
  all.map((sale) => (isChosen(sale) ? { ...sale, decision: null } : sale))

/** The sentence that we filled in under the value says how many they are. */
const settingSales =
  ({ file: { value }, change }: Pick<PartProps, 'file' | 'change'>) =>
  (sales: readonly CaseSale[]) => {
    change('comparables', sales)
    const reasons = withSalesCounted(value.reasons, sales.filter(isChosen).length)
    if (reasons !== value.reasons) change('value', { ...value, reasons })
  }

export const ComparablesPart = ({ opened, file, change, taxYear, ...checks }: PartProps) => {
  const { doubtAt, isDoubted, refusalOf } = checks
  const { tier } = useUser()
  const { comparables } = file
  const setSales = settingSales({ file, change })
  const own = useOwnSales(opened.id, comparables)
  // Beside a purchase that can be the case, nobody is told to use sales.
  const mayDoWithout = useOutlook(opened.id)?.purchase != null
  const isWhole = (sale: CaseSale) => isSettled(sale) && !isDoubted(`comparables.${sale.id}`)
  const fields = (sale: CaseSale, changeOne: (changes: Partial<CaseSale>) => void, isInRow: boolean) => (
    <SaleFields
      sale={sale}
      change={changeOne}
      checks={entryChecks(comparables, sale.id, {
        doubtAt: (path) => doubtAt(`comparables.${path}`),
        refusalOf: (sales) => refusalOf('comparables', sales),
      })}
      taxYear={taxYear}
      isInRow={isInRow}
    />
  )
  const inRow = (sale: CaseSale) => ({
    fields: fields(sale, (changes) => setSales(withChanges(comparables, sale, changes)), true),
    // Of one without a tick nothing is asked.
    isOpen: sale.decision !== null && !isWhole(sale),
  })
  return (
    <div className="stack gap-6">
      {!comparables.some(isChosen) && !mayDoWithout && (
        <p className="measure">{words.pleaseUseThreeToSixSalesOf({ salesYear: taxYear - 1, taxYear })}</p>
      )}
      <section
        id={OFFERED_SALES}
        tabIndex={-1}
        aria-label={words.onTheCountysRecord()}
        className="stack gap-4 outline-none"
      >
        {tier === 'ai_enhanced' ? (
          <OfferedSales
            caseId={opened.id}
            file={file}
            onChange={setSales}
            onPurchaseAlone={(isAlone) => {
              if (isAlone && comparables.some(isChosen)) setSales(noneChosen(comparables))
              change('purchaseIsEnough', isAlone)
            }}
            fieldsOf={inRow}
          />
        ) : (
          <>
            <OfferedSales caseId={opened.id} file={file} />
            <UpgradeNote>{words.aiEnhancedFindsSalesOnThe()}</UpgradeNote>
          </>
        )}
      </section>
      <section aria-label={words.otherSales()} className="stack max-w-2xl gap-4">
        {own.length > 0 && <h2 className="text-lg">{words.otherSales()}</h2>}
        <EntryList
          entries={own}
          most={own.length + MOST_ENTRIES.comparables - comparables.length}
          addLabel={words.typeASale()}
          titleOf={(sale) => titleOf(sale, comparables)}
          isWhole={isWhole}
          create={newSale}
          onChange={(sales) => setSales(withListChanged(comparables, own, sales))}
        >
          {(sale, changeOne) => fields(sale, changeOne, false)}
        </EntryList>
      </section>
    </div>
  )
}
