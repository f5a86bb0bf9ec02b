/** The terms of the owner's own purchase, which the papers disclose beside its price. */
import { useEffect, useRef, useState } from 'react'
import type { CaseValue } from '#core/case/file.ts'
import * as words from '#messages/appeal/purchase-terms.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { ChoiceInput } from '../inputs/choice-input.tsx'

const offers = [
  { value: 'broker', label: words.aBrokerListedIt() },
  { value: 'owner', label: words.itsOwnerOfferedIt() },
  { value: 'not_offered', label: words.itWasNotOffered() },
] as const

const payments = [
  { value: 'loan', label: words.aLoan() },
  { value: 'cash', label: words.cash() },
  { value: 'seller', label: words.theSellerLentPart() },
] as const

type PurchaseTermsProps = { value: CaseValue; onChange: (value: CaseValue) => void }

/** What a board asks first of a price: whether anybody could have bought. Answered on another page it is only shown. */
export const PurchaseOffer = ({ value, onChange }: PurchaseTermsProps) => {
  const { purchaseOffer = null } = value
  const [isAsked, setAsked] = useState(purchaseOffer === null)
  const [isChanged, setChanged] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: its place is taken by the field.
  useEffect(() => {
    if (isChanged) field.current?.querySelector('select')?.focus()
  }, [isChanged])
  const change = () => {
    setAsked(true)
    setChanged(true)
  }
  const answer = offers.find((offer) => offer.value === purchaseOffer)
  if (!isAsked && answer)
    return (
      <div>
        <p className="font-bold">{words.howItWasOffered()}</p>
        <p>
          {answer.label}.{' '}
          <TextButton onClick={change}>
            {words.change()}
            <span className="sr-only">: {words.howItWasOffered()}</span>
          </TextButton>
        </p>
      </div>
    )
  return (
    <div ref={field}>
      <ChoiceInput
        label={words.howItWasOffered()}
        help={words.yourPapersNameTheTerms()}
        value={purchaseOffer}
        options={offers}
        clearable
        onChange={(offered) => onChange({ ...value, purchaseOffer: offered })}
      />
    </div>
  )
}

export const PurchaseTerms = ({
  value,
  asksOffer,
  onChange,
}: PurchaseTermsProps & { asksOffer: boolean }) => (
  <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
    {asksOffer && <PurchaseOffer value={value} onChange={onChange} />}
    <ChoiceInput
      label={words.howYouPaid()}
      help={words.asTheClosingStatementSays()}
      value={value.purchasePayment ?? null}
      options={payments}
      clearable
      onChange={(purchasePayment) => onChange({ ...value, purchasePayment })}
    />
  </div>
)
