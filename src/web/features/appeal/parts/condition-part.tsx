/** What lowers the value of the home itself, each with what it costs to put right and who says so. */
import { type ConditionItem, MOST_ENTRIES } from '#core/case/file.ts'
import { isCosted } from '#core/case/parts.ts'
import { formatMoney, sumCents } from '#core/money.ts'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { EntryList } from './entry-list.tsx'
import { ChoiceInput, YesNoInput } from './inputs/choice-input.tsx'
import { MoneyInput } from './inputs/number-input.tsx'
import { TextInput } from './inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

const costSources = [
  { value: 'estimate', label: 'A written estimate' },
  { value: 'invoice', label: 'An invoice that was paid' },
  { value: 'own', label: 'My own figure' },
] as const

const newItem = (id: string): ConditionItem => ({
  id,
  what: '',
  where: '',
  presentOnValuationDay: null,
  costCents: null,
  costSource: null,
  costDetail: '',
})

type ItemProps = {
  item: ConditionItem
  taxYear: number
  costDoubt: string | undefined
  change: (changes: Partial<ConditionItem>) => void
}

const ItemFields = ({ item, taxYear, costDoubt, change }: ItemProps) => (
  <>
    <TextInput
      label="What it is"
      help="For example: roof leaks over the north bedrooms"
      value={item.what}
      most={200}
      onChange={(what) => change({ what })}
    />
    <TextInput label="Where" value={item.where} most={200} optional onChange={(where) => change({ where })} />
    <YesNoInput
      label={`Was it so on January 1, ${taxYear}?`}
      help="The value is judged by that day. What broke later belongs to next year."
      value={item.presentOnValuationDay}
      onChange={(presentOnValuationDay) => change({ presentOnValuationDay })}
    />
    <MoneyInput
      label="Cost to put it right, in dollars"
      example="18,500"
      cents={item.costCents}
      doubt={costDoubt}
      onChange={(costCents) => change({ costCents })}
    />
    <ChoiceInput
      label="Where the figure comes from"
      help="Boards give weight to an estimate on letterhead; a figure of your own can be no more than a beginning."
      value={item.costSource}
      options={costSources}
      onChange={(costSource) => change({ costSource })}
    />
    <TextInput
      label="Who estimated or billed it, and when"
      value={item.costDetail}
      most={600}
      optional
      onChange={(costDetail) => change({ costDetail })}
    />
  </>
)

const Total = ({ items, taxYear }: { items: readonly ConditionItem[]; taxYear: number }) => {
  const counted = items.filter((item) => item.presentOnValuationDay && item.costCents !== null)
  if (counted.length === 0) return null
  return (
    <p className="font-bold">
      {counted.length} of {items.length} {items.length === 1 ? 'item' : 'items'} present on January 1,{' '}
      {taxYear}, with a figure: {formatMoney(sumCents(counted.map(({ costCents }) => costCents ?? 0)))}{' '}
      together
    </p>
  )
}

export const ConditionPart = ({ file, change, taxYear, doubtAt, isDoubted }: PartProps) => (
  <div className="stack max-w-2xl gap-6">
    {file.condition.length === 0 && (
      <CheckboxField
        label="Nothing about the home’s condition lowers its value"
        checked={file.conditionIsUsual}
        onChange={({ target }) => change('conditionIsUsual', target.checked)}
      />
    )}
    <EntryList
      entries={file.condition}
      most={MOST_ENTRIES.condition}
      addLabel="Add an item"
      titleOf={({ what }, at) => `Item ${at + 1}${what === '' ? '' : `: ${what}`}`}
      isWhole={(item) => isCosted(item) && !isDoubted(`condition.${item.id}`)}
      create={newItem}
      onChange={(condition) => change('condition', condition)}
    >
      {(item, changeOne) => (
        <ItemFields
          item={item}
          taxYear={taxYear}
          costDoubt={doubtAt(`condition.${item.id}.costCents`)}
          change={changeOne}
        />
      )}
    </EntryList>
    <Total items={file.condition} taxYear={taxYear} />
  </div>
)
