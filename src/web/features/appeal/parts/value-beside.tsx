/** What an opinion of value can be held against, in dollars: the county's value, the sales, the estimate, the own purchase. */
import type { CaseOutlook } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { formatMoney } from '#core/money.ts'
import { outcomeLabel } from '#core/tax/verdict/outcome-label.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { type OutlookOption, optionNames, savingWords } from '../outlook.ts'

type BesideProps = {
  caseId: string
  outlook: CaseOutlook
  /** In cents; the owner's from then on. */
  onUse: (justCents: number) => void
}

type RowProps = Pick<BesideProps, 'onUse'> & { option: OutlookOption; presentCents: number | null }

const Row = ({ option, presentCents, onUse }: RowProps) => {
  const { id, justCents } = option
  const isLower = presentCents === null || justCents < presentCents
  const saving = savingWords(option)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className={id === 'opinion' ? 'font-bold' : ''}>{optionNames[id]}</p>
        <p className="text-sm text-soft">
          {!isLower && 'Not below the county’s value, so it saves nothing'}
          {isLower && saving !== null && <>Saves {saving} a year</>}
          {isLower && saving === null && 'We can’t tell yet what it saves'}
        </p>
      </div>
      <span className="tabular font-serif text-lg font-semibold">{formatMoney(justCents)}</span>
      {id !== 'opinion' && isLower && (
        <Button variant="secondary" size="sm" onClick={() => onUse(justCents)}>
          Use {formatMoney(justCents)}
        </Button>
      )}
    </li>
  )
}

/** Said before the opinion, and with what is left to do about it. */
const SalesSupportCounty = ({ caseId, outlook: { options, presentCents } }: Omit<BesideProps, 'onUse'>) => {
  const sales = options.find(({ id }) => id === 'chosen_sales')
  if (!sales || presentCents === null || sales.justCents < presentCents) return null
  return (
    <Notice tone="deadline" title="Your sales support the county’s figure">
      <div className="stack gap-2">
        <p>
          The sales you use point to {formatMoney(sales.justCents)}. The county has{' '}
          {formatMoney(presentCents)}. A lower value would have to rest on the record or on your home’s
          condition. Check your exemptions too. You can also withdraw a petition you’ve filed.
        </p>
        <TextLink to={paths.appealCase(caseId, 'facts')}>Check the property record</TextLink>
        <TextLink to={paths.appealCase(caseId, 'condition')}>List what lowers the value</TextLink>
      </div>
    </Notice>
  )
}

export const ValueBeside = ({ onUse, ...props }: BesideProps) => {
  const { verdict, presentCents, feeCents, options } = props.outlook
  return (
    <section aria-labelledby="value-beside" className="stack gap-4">
      <h3 id="value-beside">What to weigh it against</h3>
      {verdict && (
        <p className="measure">
          <strong>{outcomeLabel(verdict)}.</strong> {verdict.headline}
        </p>
      )}
      <SalesSupportCounty {...props} />
      <ul className="border-b border-line">
        {presentCents !== null && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-56">The county’s market value (just value)</span>
            <span className="tabular font-serif text-lg font-semibold">{formatMoney(presentCents)}</span>
          </li>
        )}
        {options.map((option) => (
          <Row key={option.id} option={option} presentCents={presentCents} onUse={onUse} />
        ))}
      </ul>
      <p className="text-sm text-soft">
        Estimates of one year’s savings, before the{' '}
        {feeCents === null ? 'filing fee' : `${formatMoney(feeCents)} filing fee`}. A market value on the
        county’s record is usually below a sale price, because the cost of a sale is already off. These
        figures allow for that once.
      </p>
    </section>
  )
}
