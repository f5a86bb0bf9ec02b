/** The owner's own opinion of value, beside what it can be held against, and what it rests on. */

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { isClosingStatement } from '#core/case/closing-statement.ts'
import { type CaseValue, chosenIn, isChosen, isPurchaseAlone } from '#core/case/file.ts'
import { livesThere } from '#core/case/lives-there.ts'
import { reasonsFor } from '#core/case/value-options.ts'
import {
  reasonsSaid,
  saysOfOneSale,
  saysOfSales,
  withoutOffered,
} from '#core/document/facts/owner-words/sale-claims.ts'
import { saysOnlyOpinion } from '#core/document/facts/owner-words/testimony.ts'
import { unheardBoxes } from '#core/document/facts/owner-words/unheard-words.ts'
import { isEnglish } from '#core/document/facts/spoken/statement.ts'
import * as messages from '#messages/appeal/value-part.ts'
import { type OutlookOption, outlookQuery, useOutlook } from '#web/case/outlook.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { tellOwnSale, tellReasons } from '#words/case/value-reasons.ts'
import { salesQuery, uploadsQuery } from '../../data.ts'
import { MoneyInput } from '../inputs/number-input.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { ClosingAsk } from '../papers/closing-ask.tsx'
import type { PartProps } from './part-props.ts'
import { PURCHASE_PLACE, PurchaseRecord, useRecordedPurchase } from './purchase-record.tsx'
import { PurchaseTerms } from './purchase-terms.tsx'
import { suggestedOf, ValueBeside } from './value-beside.tsx'

type Reasoned = Pick<PartProps, 'opened' | 'file' | 'taxYear'>

/** Said by its owner, or by where they get mail: then it is nobody's home in their words. */
const useIsElsewhere = ({
  opened: { propertyId, record },
  file,
}: Pick<Reasoned, 'opened' | 'file'>): 'yes' | 'no' => {
  const { data } = useQuery(propertiesQuery)
  const home = data?.find(({ id }) => id === propertyId)
  const lives = home ? livesThere({ home, file, homesteadOnRecord: record?.homestead }) : null
  return lives === false ? 'yes' : 'no'
}

/** The reasons that we would fill in, and which of them goes with a value that is taken. */
const useOurReasons = ({ opened, file, taxYear }: Reasoned) => {
  const { id } = opened
  const outlook = useOutlook(id)
  const own = outlook?.options.find((option) => option.id === 'own_sale')
  const { data } = useQuery({ ...salesQuery(id), enabled: (outlook?.options.length ?? 0) > 0 })
  const found = data?.kind === 'found' ? data.homeValue : null
  const [sale] = found?.ownSales ?? []
  const reasons = reasonsFor(file, {
    taxYear,
    salesOnlyListed: outlook?.salesOnlyListed ?? false,
    cureCents: outlook?.cureCents ?? 0,
  })
  const isElsewhere = useIsElsewhere({ opened, file })
  const ofCase = tellReasons(reasons, isElsewhere)
  const ofPurchase = sale && own ? tellOwnSale({ sale, justCents: own.justCents }) : ''
  const [withPurchase, besideSales] = [
    [ofPurchase, ofCase],
    [ofCase, ofPurchase],
  ].map((both) => both.filter((words) => words !== '').join(' ')) as [string, string]
  const carriesPurchase = (justCents: number) =>
    outlook?.purchase != null && justCents >= outlook.purchase.valueCents
  return {
    isElsewhere,
    isBought: sale !== undefined,
    compared: found?.comparables.length ?? 0,
    costCents: reasons.costToCureCents,
    ofCase,
    carriesPurchase,
    /** By its form: words of before the facts changed are as much ours as today's. */
    isOurs: (words: string) => words !== '' && withoutOffered(words) === '',
    /** First what the value is of; the purchase is no reason for less than it comes to. */
    of: ({ id: taken, justCents }: Pick<OutlookOption, 'id' | 'justCents'>) => {
      if (carriesPurchase(justCents)) return taken === 'chosen_sales' ? besideSales : withPurchase
      return taken === 'own_sale' ? ofPurchase : ofCase
    },
  }
}

/** Its packet then waits until the owner insists on it. */
const isOnlyOpinion = (file: PartProps['file'], outlook: CaseOutlook | undefined): boolean =>
  file.value.opinionCents !== null &&
  saysOnlyOpinion(file) &&
  (outlook?.salesOnlyListed === true || chosenIn(file).length === 0)

/** Words that the papers leave out until their owner insists. */
const mayBeWithheld = (
  file: PartProps['file'],
  outlook: CaseOutlook | undefined,
  isOurs: (words: string) => boolean,
): boolean =>
  (saysOfSales(reasonsSaid(file.value)) && !isOurs(file.value.reasons)) ||
  unheardBoxes(file).length > 0 ||
  isOnlyOpinion(file, outlook) ||
  file.comparables.some(({ decision, reason }) => decision !== null && saysOfOneSale(reason))

type InEnglishProps = Pick<PartProps, 'change'> & {
  value: PartProps['file']['value']
  doubt: ReturnType<PartProps['doubtAt']>
}

/** Asked for beside another language alone. */
const InEnglish = ({ value, doubt, change }: InEnglishProps) =>
  value.reasonsInEnglish || !isEnglish(value.reasons) ? (
    <TextInput
      label={messages.theSameInEnglish()}
      help={messages.theBoardReadsEnglishYour()}
      value={value.reasonsInEnglish ?? ''}
      most={2000}
      rows={3}
      optional
      doubt={doubt}
      onChange={(reasonsInEnglish) => change('value', { ...value, reasonsInEnglish })}
    />
  ) : null

type AmountProps = Pick<PartProps, 'taxYear'> & {
  isElsewhere: 'yes' | 'no'
  outlook: CaseOutlook | undefined
  value: PartProps['file']['value']
  doubt: string | undefined
  refusal: (cents: number) => string | undefined
  onChange: (cents: number | null) => void
}

/** Below a card that offers a value it is folded, unless it is the owner's own or to be looked at. */
const Amount = ({ outlook, value: { opinionCents }, taxYear, isElsewhere, ...field }: AmountProps) => {
  const input = (
    <MoneyInput
      {...field}
      label={messages.whatYourHomeWasWorthOn({ taxYear, isElsewhere })}
      help={messages.yourOwnOpinionAsTheOwner()}
      example="380,000"
      cents={opinionCents}
    />
  )
  if (outlook === undefined || suggestedOf(outlook) === null) return input
  const isOffered = outlook.options.some(
    ({ id, justCents }) => id !== 'opinion' && justCents === opinionCents,
  )
  const isOwn = field.doubt !== undefined || (opinionCents !== null && !isOffered)
  return (
    <Disclosure summary={messages.changeTheAmount()} startsOpen={isOwn}>
      {input}
    </Disclosure>
  )
}

type PurchaseAnswer = Pick<PartProps, 'opened' | 'file' | 'change'> & {
  ours: ReturnType<typeof useOurReasons>
}

/** Which purchase is right comes before any value that rests on it, and stays there once it is answered. */
const usePurchaseAnswer = ({ opened: { id }, file: { value }, change, ours }: PurchaseAnswer) => {
  const { paperOn } = useRecordedPurchase(id, value)
  const [wasFirst, setWasFirst] = useState(false)
  const isFirst = paperOn !== null || wasFirst
  // What we had filled in before the purchase was said to be wrong.
  const [before, setBefore] = useState<string | null>(null)
  /** A recorded purchase that is wrong goes out of the words that we filled in, and comes back with the other answer. */
  const reasonsAfter = (next: typeof value): string => {
    if (next.purchaseRecord === 'wrong') return ours.isOurs(value.reasons) ? ours.ofCase : value.reasons
    return before !== null && value.reasons === ours.ofCase ? before : value.reasons
  }
  const answer = (next: typeof value) => {
    if (value.purchaseRecord !== 'wrong') setBefore(ours.isOurs(value.reasons) ? value.reasons : null)
    change('value', { ...next, reasons: reasonsAfter(next) })
    setWasFirst(isFirst)
  }
  return { isFirst, answer }
}

/** Takes the value to ask for, by a press or typed, with the words that go with it while they are ours. */
const useOpinion = ({ file, change, ours }: Omit<PurchaseAnswer, 'opened'>) => {
  const { value } = file
  // A field keeps what is typed into it, so that one filled by a press begins again.
  const [pressed, setPressed] = useState(0)
  const ourReasons = (option: Pick<OutlookOption, 'id' | 'justCents'>) =>
    value.reasons === '' || ours.isOurs(value.reasons) ? ours.of(option) : value.reasons
  // As by the press beside the sales: no others are asked for then.
  const goByPurchase = (justCents: number) => {
    if (ours.carriesPurchase(justCents) && !file.comparables.some(isChosen)) change('purchaseIsEnough', true)
  }
  const use = (option: OutlookOption) => {
    change('value', { ...value, opinionCents: option.justCents, reasons: ourReasons(option) })
    goByPurchase(option.justCents)
    setPressed(pressed + 1)
  }
  const type = (opinionCents: number | null) => {
    const reasons =
      opinionCents === null ? value.reasons : ourReasons({ id: 'opinion', justCents: opinionCents })
    change('value', { ...value, opinionCents, reasons })
  }
  return { pressed, use, type }
}

/** What was said of it when the page opened, and whether its terms are asked for beside the closing statement. */
const useKnownPurchase = (caseId: string, { purchaseRecord, purchaseOffer = null }: CaseValue) => {
  const { data } = useQuery(uploadsQuery(caseId))
  const isEvidence = useOutlook(caseId)?.purchase != null
  const [isRight] = useState(purchaseRecord === 'right')
  const isAskedBesidePaper = isEvidence && (data?.uploads.some(isClosingStatement) ?? false)
  return { isRight, asksOffer: purchaseOffer !== null || !isAskedBesidePaper }
}

type ReasonsProps = Pick<PartProps, 'file' | 'change'> & {
  isOurs: (words: string) => boolean
  doubt: string | undefined
}

/** What is to be written, where it is not filled in by us. */
const reasonsHelp = (file: PartProps['file']): string =>
  isPurchaseAlone(file) ? messages.yourPurchaseAndWhatsWrong() : messages.theSalesYouUseWhatsWrong()

const Reasons = ({ file, file: { value }, isOurs, doubt, change }: ReasonsProps) => (
  <TextInput
    label={messages.whatThatFigureRestsOn()}
    help={isOurs(value.reasons) ? messages.fromYourCaseChangeItAs() : reasonsHelp(file)}
    value={value.reasons}
    most={2000}
    rows={3}
    doubt={doubt}
    onChange={(reasons) =>
      change('value', { ...value, reasons, ...(value.keepsReasons && { keepsReasons: false }) })
    }
  />
)

export const ValuePart = ({ opened, file, change, taxYear, ...checks }: PartProps) => {
  const { value } = file
  const { data: outlook, isPending } = useQuery(outlookQuery(opened.id))
  const ours = useOurReasons({ opened, file, taxYear })
  const { pressed, use, type } = useOpinion({ file, change, ours })
  const { isFirst, answer } = usePurchaseAnswer({ opened, file, change, ours })
  const known = useKnownPurchase(opened.id, value)
  const record = (
    <PurchaseRecord caseId={opened.id} taxYear={taxYear} value={value} checks={checks} onChange={answer} />
  )
  const purchase = (
    <div id={PURCHASE_PLACE} className="empty:hidden">
      {known.isRight && !isFirst ? (
        <Disclosure summary={messages.wrongPurchase()}>{record}</Disclosure>
      ) : (
        record
      )}
    </div>
  )
  return (
    <div className="stack max-w-2xl gap-6">
      {isFirst && purchase}
      {outlook && (
        <ValueBeside
          caseId={opened.id}
          outlook={outlook}
          costCents={ours.costCents}
          opinionCents={value.opinionCents}
          compared={ours.compared}
          onUse={use}
        />
      )}
      {outlook && <ClosingAsk caseId={opened.id} file={file} />}
      {/* Moved into its fold once the offers are there, the field would lose what is being typed. */}
      {!isPending && (
        <Amount
          key={pressed}
          outlook={outlook}
          value={value}
          taxYear={taxYear}
          isElsewhere={ours.isElsewhere}
          doubt={checks.doubtAt('value.opinionCents')}
          refusal={(opinionCents) => checks.refusalOf('value', { ...value, opinionCents })}
          onChange={type}
        />
      )}
      <Reasons file={file} isOurs={ours.isOurs} doubt={checks.doubtAt('value.reasons')} change={change} />
      {!isFirst && purchase}
      {(ours.isBought || value.purchaseRecord === 'wrong') && (
        <PurchaseTerms value={value} asksOffer={known.asksOffer} onChange={(next) => change('value', next)} />
      )}
      <InEnglish value={value} doubt={checks.doubtAt('value.reasonsInEnglish')} change={change} />
      {mayBeWithheld(file, outlook, ours.isOurs) && (
        <Disclosure summary={messages.moreOptions()} startsOpen={value.keepsReasons ?? false}>
          <CheckboxField
            label={messages.printTheseWordsAsTheyAre()}
            help={messages.ifYourListOfSalesSays()}
            checked={value.keepsReasons ?? false}
            onChange={({ target }) => change('value', { ...value, keepsReasons: target.checked })}
          />
        </Disclosure>
      )}
    </div>
  )
}
