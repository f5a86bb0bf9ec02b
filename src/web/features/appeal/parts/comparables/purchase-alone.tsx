/** The own purchase as the whole case: offered before any sale is chosen, and said once the owner has taken it. */
import { useQuery } from '@tanstack/react-query'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { paths } from '#contract/page-paths.ts'
import { isClosingStatement } from '#core/case/closing-statement.ts'
import type { CaseFile } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/appeal/purchase-alone.ts'
import { purchaseStepsOf, useOutlook } from '#web/case/outlook.ts'
import { StrengthLine } from '#web/case/strength-line.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { PurchaseSteps } from '#web/verdict/purchase-steps.tsx'
import { uploadsQuery } from '../../data.ts'
import { WrongPrice } from '../steps/purchase-record.tsx'
import { OFFERED_SALES } from './offered-sale.ts'
import { SavesAYear } from './saves-a-year.tsx'

export type PurchaseProps = {
  caseId: string
  onPurchaseAlone: (isAlone: boolean) => void
}

export const ownOption = ({ options }: CaseOutlook) => options.find(({ id }) => id === 'own_sale')

/** The sales that we would begin with come to no less than the county's value. */
export const areSalesAgainst = ({ firstChoices, presentCents }: CaseOutlook): boolean =>
  presentCents !== null && firstChoices.every(({ justCents }) => justCents >= presentCents)

const Value = ({ outlook, valueCents }: { outlook: CaseOutlook; valueCents: number }) => {
  const option = ownOption(outlook)
  return (
    <>
      <p>
        <span className="tabular block font-serif text-[min(3.25rem,14vw)] leading-tight font-semibold">
          {formatMoney(valueCents)}
        </span>
        <SavesAYear option={option} feeCents={outlook.feeCents} near="explained" />
      </p>
      <StrengthLine strength={option?.strength ?? null} />
    </>
  )
}

/** Under what is to be decided, for who wants to follow it. */
const Steps = ({ caseId, outlook }: { caseId: string; outlook: CaseOutlook }) => {
  const steps = purchaseStepsOf(outlook)
  return (
    steps && (
      <div className="stack w-full gap-1 pt-1">
        <WrongPrice page={paths.appealCase(caseId, 'value')} />
        <PurchaseSteps steps={steps} isInCase />
      </div>
    )
  )
}

/** Of what says that the purchase is the case. */
const PURCHASE_ALONE = 'purchase-alone'

const showAlone = () => {
  const result = document.getElementById(PURCHASE_ALONE)
  result?.focus({ preventScroll: true })
  result?.scrollIntoView?.({ block: 'start', behavior: 'instant' })
}

/** The button goes with the press, so the focus goes to what holds it first, and on to what came of the press. */
const restOn = (onPurchaseAlone: PurchaseProps['onPurchaseAlone']) => {
  document.getElementById(OFFERED_SALES)?.focus({ preventScroll: true })
  onPurchaseAlone(true)
  requestAnimationFrame(showAlone)
}

/** Nothing where the purchase is no evidence. */
export const PurchaseFirst = ({ caseId, onPurchaseAlone }: PurchaseProps) => {
  const outlook = useOutlook(caseId)
  const purchase = outlook?.purchase
  if (outlook === undefined || !purchase) return null
  return (
    <div className="stack items-start gap-3 rounded-lg border-2 border-action bg-surface p-4 sm:p-5">
      <h2 className="font-sans text-base font-bold">
        {words.yourOwnPurchase({ price: formatMoney(purchase.priceCents) })}
      </h2>
      <Value outlook={outlook} valueCents={purchase.valueCents} />
      <p className="measure">
        {areSalesAgainst(outlook) ? words.salesWouldHurt() : words.salesCanStandBeside()}
      </p>
      <Button onClick={() => restOn(onPurchaseAlone)}>{words.pleaseUseItAlone()}</Button>
      <Steps caseId={caseId} outlook={outlook} />
    </div>
  )
}

/** The purchase is still there once sales are chosen, and can be the whole case again. */
export const PurchaseBeside = ({ caseId, onPurchaseAlone }: PurchaseProps) => {
  const purchase = useOutlook(caseId)?.purchase
  if (!purchase) return null
  return (
    <p className="measure text-sm">
      {words.yourPurchaseStays({ value: formatMoney(purchase.valueCents) })}{' '}
      <TextButton onClick={() => restOn(onPurchaseAlone)}>{words.pleaseUseItAlone()}</TextButton>
    </p>
  )
}

/** Asked for until it is there, or its owner has said that there is none. */
const useClosingStatement = (caseId: string, hasNone: boolean): 'there' | 'none' | 'lacking' => {
  const { data } = useQuery(uploadsQuery(caseId))
  if (data === undefined || data.uploads.some(isClosingStatement)) return 'there'
  return hasNone ? 'none' : 'lacking'
}

type AloneProps = PurchaseProps & {
  file: Pick<CaseFile, 'hasNoClosingStatement'>
}

export const PurchaseAlone = ({ caseId, file, onPurchaseAlone }: AloneProps) => {
  const outlook = useOutlook(caseId)
  const statement = useClosingStatement(caseId, file.hasNoClosingStatement === true)
  return (
    <div
      id={PURCHASE_ALONE}
      tabIndex={-1}
      className="stack items-start gap-3 rounded-lg border border-line bg-surface p-4 outline-none sm:p-5"
    >
      <div role="status" className="stack gap-3">
        <h2 className="font-sans text-base font-bold">{words.yourPurchaseIsYourCase()}</h2>
        {outlook?.purchase && <Value outlook={outlook} valueCents={outlook.purchase.valueCents} />}
        <p className="measure">{words.noOtherSaleIsInYourPapers({ statement })}</p>
      </div>
      {outlook && <Steps caseId={caseId} outlook={outlook} />}
      {/* Last and apart: a second press on the button that was here must not hit it. */}
      <div className="border-t border-line pt-2 self-stretch">
        <TextButton onClick={() => onPurchaseAlone(false)}>{words.pleaseCompareSales()}</TextButton>
      </div>
    </div>
  )
}
