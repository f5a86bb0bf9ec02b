/** One thing that lowers the value of the home: what it is and since when, and what it costs to put right. */
import { paths } from '#contract/page-paths.ts'
import { type ConditionItem, isCostOnPaper } from '#core/case/file.ts'
import { isEnglish } from '#core/document/facts/spoken/statement.ts'
import * as words from '#messages/appeal/condition-part.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { ChoiceInput } from '../inputs/choice-input.tsx'
import { MoneyInput } from '../inputs/number-input.tsx'
import { TextInput } from '../inputs/text-input.tsx'

const costSources = [
  { value: 'estimate', label: words.aWrittenEstimate() },
  { value: 'invoice', label: words.aPaidInvoice() },
  { value: 'own', label: words.myOwnFigure() },
] as const

/** What most often lowers a home's value: each begins an item with its name in it. */
export const kinds = [
  { kind: 'roof', what: words.roof() },
  { kind: 'cooling', what: words.airConditioning() },
  { kind: 'foundation', what: words.foundationOrCracks() },
  { kind: 'water', what: words.waterDamage() },
  { kind: 'original', what: words.originalKitchenOrBaths() },
] as const

/** For an example of its own; another kind of item has none. */
const kindOf = ({ what }: ConditionItem) => kinds.find((kind) => what.startsWith(kind.what))?.kind ?? 'none'

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
export type RestsOn = 'purchase' | 'both' | 'sales'

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

type FieldsProps = Pick<ItemProps, 'item' | 'doubtAt' | 'change'>

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
    {(isCostOnPaper(item) || item.costDetail !== '') && (
      <TextInput
        label={words.whoEstimatedOrBilledItAnd()}
        value={item.costDetail}
        most={600}
        optional
        doubt={doubtAt('costDetail')}
        onChange={(costDetail) => change({ costDetail })}
      />
    )}
    {isCostOnPaper(item) && (
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
      help={wasThereAtPurchase === false ? words.itIsNotInYourPrice() : words.yourPriceIncludesWhatWasThere()}
      value={wasThereAtPurchase === null ? null : wasThereAtPurchase ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: words.itWasThereThen() },
        { value: 'no', label: words.itCameAfterIBought() },
      ]}
      onChange={(answer) => change({ wasThereAtPurchase: answer === null ? null : answer === 'yes' })}
    />
  )
}

const What = ({ item, doubtAt, change }: FieldsProps) => (
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
  </>
)

const Where = ({ item, doubtAt, change }: FieldsProps) => (
  <>
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
  </>
)

const OnValuationDay = ({ item, taxYear, change }: Pick<ItemProps, 'item' | 'taxYear' | 'change'>) => (
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
)

const Cost = ({ item, taxYear, doubtAt, change, ...source }: ItemProps) => (
  <>
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

const hasMore = ({ where, costCents, costSource, allowedCents = null }: ConditionItem): boolean =>
  where !== '' || costCents !== null || costSource !== null || allowedCents !== null

/** Nothing comes off what was paid: what it is and since when is all that counts, and what was there at the purchase was there on January 1. */
const PurchaseItem = (props: ItemProps) => {
  const { item, change } = props
  const { wasThereAtPurchase = null, presentOnValuationDay } = item
  const asksDay =
    wasThereAtPurchase === false || (wasThereAtPurchase === true && presentOnValuationDay !== true)
  return (
    <>
      <What {...props} />
      <AtPurchase
        item={item}
        change={(changes) =>
          change({ ...changes, ...(changes.wasThereAtPurchase && { presentOnValuationDay: true }) })
        }
      />
      {asksDay && <OnValuationDay {...props} />}
      <Disclosure summary={words.moreAboutIt()} startsOpen={hasMore(item)}>
        <div className="stack gap-4">
          <Where {...props} />
          <Cost {...props} />
        </div>
      </Disclosure>
    </>
  )
}

export const ItemFields = (props: ItemProps) => {
  if (props.restsOn === 'purchase') return <PurchaseItem {...props} />
  return (
    <>
      <What {...props} />
      <Where {...props} />
      <OnValuationDay {...props} />
      {props.restsOn === 'both' && <AtPurchase {...props} />}
      <Cost {...props} />
    </>
  )
}
