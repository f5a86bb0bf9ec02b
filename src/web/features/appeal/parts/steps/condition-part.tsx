/** What lowers the value of the home itself, each with what it costs to put right and who says so. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import { type ConditionItem, isPurchaseAlone, MOST_ENTRIES } from '#core/case/file.ts'
import { asOnValuationDay } from '#core/case/paid-before.ts'
import { itemsWithoutPaper } from '#core/case/papers-lacking.ts'
import { isCosted } from '#core/case/parts.ts'
import { shownCosts } from '#core/document/facts/condition/cost-to-cure.ts'
import { isEnglish } from '#core/document/facts/spoken/statement.ts'
import { formatMoney, sumCents } from '#core/money.ts'
import * as words from '#messages/appeal/condition-part.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { uploadsQuery } from '../../data.ts'
import { ChoiceInput } from '../inputs/choice-input.tsx'
import { MoneyInput } from '../inputs/number-input.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { EntryList } from './entry-list.tsx'
import type { PartProps } from './part-props.ts'

const costSources = [
  { value: 'estimate', label: words.aWrittenEstimate() },
  { value: 'invoice', label: words.aPaidInvoice() },
  { value: 'own', label: words.myOwnFigure() },
] as const

/** What most often lowers a home's value: each begins an item with its name in it. */
const kinds = [
  { kind: 'roof', what: words.roof() },
  { kind: 'cooling', what: words.airConditioning() },
  { kind: 'foundation', what: words.foundationOrCracks() },
  { kind: 'water', what: words.waterDamage() },
  { kind: 'original', what: words.originalKitchenOrBaths() },
] as const
const common = kinds.map(({ what }) => ({ label: what, with: { what } }))

/** For an example of its own; another kind of item has none. */
const kindOf = ({ what }: ConditionItem) => kinds.find((kind) => what.startsWith(kind.what))?.kind ?? 'none'

const newItem = (id: string): ConditionItem => ({
  id,
  what: '',
  where: '',
  presentOnValuationDay: null,
  costCents: null,
  costSource: null,
  costDetail: '',
})

/** Said where the paper is named, not only when the packet is refused without it. */
const PaperNeeded = ({ item, caseId }: { item: ConditionItem; caseId: string }) => (
  <Notice tone="deadline">
    <p role="status">
      {rich(
        words.yourPacketNeedsThisPaper({
          isInvoice: item.costSource === 'invoice' ? 'yes' : 'no',
          link: (text: string) => <TextLink to={paths.appealCase(caseId, 'papers')}>{text}</TextLink>,
        }),
      )}
    </p>
  </Notice>
)

/** The purchase alone, with other homes’ sales beside it, or those sales. */
type RestsOn = 'purchase' | 'both' | 'sales'

type ItemProps = {
  caseId: string
  /** Its cost is counted on a paper that the case does not hold. */
  lacksPaper: boolean
  restsOn: RestsOn
  item: ConditionItem
  taxYear: number
  doubtAt: (field: keyof ConditionItem) => string | undefined
  change: (changes: Partial<ConditionItem>) => void
}

/** Who says what it costs, and what for. */
const CostSource = ({
  item,
  caseId,
  lacksPaper,
  restsOn,
  doubtAt,
  change,
}: Pick<ItemProps, 'item' | 'caseId' | 'lacksPaper' | 'restsOn' | 'doubtAt' | 'change'>) => (
  <>
    <ChoiceInput
      label={words.whereTheFigureComesFrom()}
      help={words.boardsGiveWeightToAnEstimate({ restsOn })}
      value={item.costSource}
      options={costSources}
      onChange={(costSource) => change({ costSource })}
    />
    {lacksPaper && <PaperNeeded item={item} caseId={caseId} />}
    <TextInput
      label={words.whoEstimatedOrBilledItAnd()}
      value={item.costDetail}
      most={600}
      optional
      doubt={doubtAt('costDetail')}
      onChange={(costDetail) => change({ costDetail })}
    />
    {(item.costSource === 'estimate' || item.costSource === 'invoice') && (
      <TextInput
        label={words.whatItIsForInEnglish()}
        value={item.costScope ?? ''}
        most={600}
        optional
        doubt={doubtAt('costScope')}
        onChange={(costScope) => change({ costScope })}
      />
    )}
  </>
)

/** A price has in it what was there when it was paid, and nothing that came later. */
const AtPurchase = ({ item, change }: Pick<ItemProps, 'item' | 'change'>) => {
  const { wasThereAtPurchase = null } = item
  return (
    <ChoiceInput
      label={words.wasItLikeThisWhenYouBought()}
      help={words.yourPriceIncludesWhatWasThere()}
      value={wasThereAtPurchase === null ? null : wasThereAtPurchase ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: words.itWasThereThen() },
        { value: 'no', label: words.itCameAfterIBought() },
      ]}
      onChange={(answer) => change({ wasThereAtPurchase: answer === null ? null : answer === 'yes' })}
    />
  )
}

const ItemFields = ({ item, taxYear, doubtAt, change, ...source }: ItemProps) => (
  <>
    <TextInput
      label={words.whatItIs()}
      help={words.whatItIsForExample({ kind: kindOf(item) })}
      value={item.what}
      doubt={doubtAt('what')}
      most={200}
      onChange={(what) => change({ what })}
    />
    {(item.inEnglish || !isEnglish(item.what)) && (
      <TextInput
        label={words.theSameInEnglish()}
        help={words.boardsReadEnglishYourOwnWords()}
        value={item.inEnglish ?? ''}
        doubt={doubtAt('inEnglish')}
        most={200}
        optional
        onChange={(inEnglish) => change({ inEnglish })}
      />
    )}
    <TextInput
      label={words.where()}
      value={item.where}
      doubt={doubtAt('where')}
      most={200}
      optional
      onChange={(where) => change({ where })}
    />
    {(item.whereInEnglish || !isEnglish(item.where)) && (
      <TextInput
        label={words.whereInEnglish()}
        value={item.whereInEnglish ?? ''}
        doubt={doubtAt('whereInEnglish')}
        most={200}
        optional
        onChange={(whereInEnglish) => change({ whereInEnglish })}
      />
    )}
    <ChoiceInput
      label={words.wasItSoOnJanuary1({ taxYear })}
      help={words.theValueIsJudgedByThat()}
      value={item.presentOnValuationDay === null ? null : item.presentOnValuationDay ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: words.itWasLikeThis({ taxYear }) },
        { value: 'no', label: words.itCameLater() },
      ]}
      onChange={(answer) => change({ presentOnValuationDay: answer === null ? null : answer === 'yes' })}
    />
    {source.restsOn !== 'sales' && <AtPurchase item={item} change={change} />}
    <MoneyInput
      label={words.costToPutItRightIn()}
      example="18,500"
      optional
      cents={item.costCents}
      doubt={doubtAt('costCents')}
      onChange={(costCents) => change({ costCents })}
    />
    {(item.costCents !== null || item.costSource !== null) && (
      <CostSource item={item} doubtAt={doubtAt} change={change} {...source} />
    )}
    <MoneyInput
      label={words.whatTheAppraiserAlreadyTakesOff()}
      help={words.theRecordCardMayShowIt()}
      example="3,000"
      optional
      cents={item.allowedCents ?? null}
      doubt={doubtAt('allowedCents')}
      onChange={(allowedCents) => change({ allowedCents })}
    />
  </>
)

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
    <div className="stack max-w-2xl gap-6">
      {restsOn === 'purchase' && <p className="measure">{words.yourPurchaseHasItInItsPrice()}</p>}
      {file.condition.length === 0 && <p>{words.pressWhatYourHomeHas({ taxYear })}</p>}
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
