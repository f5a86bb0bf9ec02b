/** What lowers the value of the home itself, each with what it costs to put right and who says so. */
import { useQuery } from '@tanstack/react-query'
import { type ConditionItem, isPurchaseAlone, MOST_ENTRIES } from '#core/case/file.ts'
import { asOnValuationDay } from '#core/case/paid-before.ts'
import { itemsWithoutPaper } from '#core/case/papers-lacking.ts'
import { isCosted } from '#core/case/parts.ts'
import { shownCosts } from '#core/document/facts/condition/cost-to-cure.ts'
import { formatMoney, sumCents } from '#core/money.ts'
import * as words from '#messages/appeal/condition-part.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { useUser } from '#web/session/session.ts'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { uploadsQuery } from '../../data.ts'
import { ItemFields, kinds, type RestsOn } from './condition-item.tsx'
import { EntryList } from './entry-list.tsx'
import type { PartProps } from './part-props.ts'

const common = kinds.map(({ what }) => ({ label: what, with: { what } }))

const newItem = (id: string): ConditionItem => ({
  id,
  what: '',
  where: '',
  presentOnValuationDay: null,
  costCents: null,
  costSource: null,
  costDetail: '',
})

type TotalProps = { items: readonly ConditionItem[]; taxYear: number; restsOn: RestsOn }

const Total = ({ items, taxYear, restsOn }: TotalProps) => {
  const counted = items.filter((item) => item.presentOnValuationDay && item.costCents !== null)
  if (counted.length === 0) return null
  const cents = sumCents(counted.map(({ costCents }) => costCents ?? 0))
  const shownCents = shownCosts(items).costCents
  const shownOf = shownCents === 0 ? 'none' : formatMoney(shownCents)
  // Before they have said whose figure it is, nobody is told that it counts for nothing.
  const isUnsaid = shownCents === 0 && counted.some(({ costSource }) => costSource === null)
  return (
    <p className="font-bold">
      {words.ofItemscountPresentOnJanuary1({
        taxYear,
        restsOn,
        cost: formatMoney(cents),
        shown: isUnsaid || shownCents === cents ? 'all' : shownOf,
      })}
    </p>
  )
}

/** Ids of items whose paper the case does not hold; none where no packet is made. */
const useLackingPaper = ({ opened, file, taxYear }: Pick<PartProps, 'opened' | 'file' | 'taxYear'>) => {
  const { tier } = useUser()
  const { data } = useQuery(uploadsQuery(opened.id))
  if (tier !== 'ai_enhanced' || !data) return []
  return itemsWithoutPaper(asOnValuationDay(file, taxYear, []), data.uploads).map(({ id }) => id)
}

const useRestsOn = ({ opened, file }: Pick<PartProps, 'opened' | 'file'>): RestsOn => {
  const outlook = useOutlook(opened.id)
  if (isPurchaseAlone(file)) return 'purchase'
  return outlook?.purchase ? 'both' : 'sales'
}

export const ConditionPart = ({ opened, file, change, taxYear, doubtAt, isDoubted }: PartProps) => {
  const lackingPaper = useLackingPaper({ opened, file, taxYear })
  const restsOn = useRestsOn({ opened, file })
  // By what is typed alone: an invoice's own day is asked about at its item.
  const onTheDay = asOnValuationDay(file, taxYear, [])
  return (
    <div className="stack max-w-3xl gap-6">
      {restsOn === 'purchase' && <p className="measure">{words.yourPurchaseHasItInItsPrice()}</p>}
      {file.condition.length === 0 && <p className="measure">{words.pressWhatYourHomeHas({ taxYear })}</p>}
      <EntryList
        entries={file.condition}
        most={MOST_ENTRIES.condition}
        starts={common}
        addLabel={words.somethingElse()}
        titleOf={({ what }, at) => words.itemWhat2({ at: at + 1, what, hasWhat: what === '' ? 'yes' : 'no' })}
        isWhole={(item) => isCosted(item) && !isDoubted(`condition.${item.id}`)}
        create={newItem}
        onChange={(condition) => change('condition', condition)}
      >
        {(item, changeOne) => (
          <ItemFields
            caseId={opened.id}
            lacksPaper={lackingPaper.includes(item.id)}
            restsOn={restsOn}
            item={item}
            taxYear={taxYear}
            doubtAt={(field) => doubtAt(`condition.${item.id}.${field}`)}
            change={changeOne}
          />
        )}
      </EntryList>
      {file.condition.length === 0 && (
        <CheckboxField
          label={words.nothingAboutTheHomesCondition()}
          checked={file.conditionIsUsual}
          onChange={({ target }) => change('conditionIsUsual', target.checked)}
        />
      )}
      <Total items={onTheDay.condition} taxYear={taxYear} restsOn={restsOn} />
    </div>
  )
}
