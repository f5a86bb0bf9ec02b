/** The sales the home is compared with: offered from the roll or typed, each taken or left for a reason. */
import { type CaseSale, MOST_ENTRIES } from '#core/case/case-file.ts'
import { isSoldLate } from '#core/document/sale-day.ts'
import { useUser } from '#web/session.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { UpgradeNote } from '#web/upgrade-note.tsx'
import { monthNames } from '../months.ts'
import { ChoiceInput } from './choice-input.tsx'
import { EntryList } from './entry-list.tsx'
import { MoneyInput, NumberInput } from './number-input.tsx'
import { OfferedSales } from './offered-sales.tsx'
import type { PartProps } from './part-props.ts'
import { TextInput } from './text-input.tsx'

const months = monthNames.map((label, at) => ({ value: String(at + 1), label }))

const decisions = [
  { value: 'chosen', label: 'I compare my home with it' },
  { value: 'rejected', label: 'I leave it out' },
] as const

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

type SaleProps = { sale: CaseSale; change: (changes: Partial<CaseSale>) => void }

const SoldFields = ({ sale, change }: SaleProps) => (
  <>
    <TextInput label="Address" value={sale.address} most={200} onChange={(address) => change({ address })} />
    <ChoiceInput
      label="Month of the sale"
      value={sale.soldMonth === null ? null : String(sale.soldMonth)}
      options={months}
      onChange={(month) => change({ soldMonth: month === null ? null : Number(month) })}
    />
    <NumberInput
      label="Year of the sale"
      example="2025"
      min={2000}
      max={2100}
      grouping={false}
      value={sale.soldYear}
      onChange={(soldYear) => change({ soldYear })}
    />
    <MoneyInput
      label="Price, in dollars"
      example="385,000"
      cents={sale.priceCents}
      onChange={(priceCents) => change({ priceCents })}
    />
  </>
)

const HomeFields = ({ sale, change }: SaleProps) => (
  <>
    <NumberInput
      label="Living area"
      help="Measure like with like: the roll’s effective area is not the heated area of a listing."
      example="1,850"
      unit="sq ft"
      min={100}
      max={1_000_000}
      value={sale.livingAreaSqft}
      onChange={(livingAreaSqft) => change({ livingAreaSqft })}
    />
    <NumberInput
      label="Year built"
      example="1998"
      min={1800}
      max={2100}
      grouping={false}
      value={sale.yearBuilt}
      onChange={(yearBuilt) => change({ yearBuilt })}
    />
    <TextInput
      label="Where it is recorded"
      help="Book and page, instrument number, or the page of the county where you found it."
      value={sale.recordedAt}
      most={200}
      onChange={(recordedAt) => change({ recordedAt })}
    />
  </>
)

const LateNote = ({ taxYear }: { taxYear: number }) => (
  <Notice tone="deadline" title={`Sold after January 1, ${taxYear}`}>
    <p>
      The value is judged by that day. If you choose this sale, your papers say that it is a later one, and
      you will be asked about it.
    </p>
  </Notice>
)

const SaleFields = ({ taxYear, ...props }: SaleProps & { taxYear: number }) => {
  const { sale, change } = props
  return (
    <>
      {sale.source === 'roll' ? (
        <Disclosure summary="What the roll says of it; change it if you know better">
          <div className="stack gap-5 pt-2">
            <SoldFields {...props} />
            <HomeFields {...props} />
          </div>
        </Disclosure>
      ) : (
        <>
          <SoldFields {...props} />
          <HomeFields {...props} />
        </>
      )}
      {sale.decision !== 'rejected' && isSoldLate(sale, taxYear) && <LateNote taxYear={taxYear} />}
      <ChoiceInput
        label="Do you use it?"
        value={sale.decision}
        options={decisions}
        clearable
        onChange={(decision) => change({ decision })}
      />
      <TextInput
        label="Why"
        help="For example: same street, same plan, sold in the year before. Or: bigger lot on the water."
        value={sale.reason}
        most={600}
        rows={2}
        onChange={(reason) => change({ reason })}
      />
    </>
  )
}

const titleOf = ({ address, decision }: CaseSale, at: number): string => {
  const state = decision === null ? '' : decision === 'chosen' ? ' (chosen)' : ' (left out)'
  return `Sale ${at + 1}${address === '' ? '' : `: ${address}`}${state}`
}

export const ComparablesPart = ({ opened, file, change, taxYear }: PartProps) => {
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
            sales={comparables}
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
          create={newSale}
          onChange={(sales) => change('comparables', sales)}
        >
          {(sale, changeOne) => <SaleFields sale={sale} change={changeOne} taxYear={taxYear} />}
        </EntryList>
      </section>
    </div>
  )
}
