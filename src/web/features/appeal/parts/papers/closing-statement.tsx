/** The closing statement of the owner's purchase: asked for before any other paper, then what it shows, which only its owner can say. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isClosingStatement } from '#core/case/closing-statement.ts'
import { type CaseValue, isPurchaseAlone } from '#core/case/file.ts'
import { formatMonth } from '#core/date-forms.ts'
import * as words from '#messages/appeal/closing-statement.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { salesQuery, uploadsQuery } from '../../data.ts'
import type { PartProps } from '../steps/part-props.ts'
import { PurchaseRecord, useRecordedPurchase } from '../steps/purchase-record.tsx'
import { PurchaseOffer } from '../steps/purchase-terms.tsx'

/** In the years that a board still looks at; the record's sale may be of an owner before. */
const ownSaleYears = 2

const Asked = ({ opened, file, change, taxYear }: PartProps) => {
  const { data } = useQuery(salesQuery(opened.id))
  const outlook = useOutlook(opened.id)
  const sold = data?.kind === 'found' ? data.homeValue.ownSales[0] : undefined
  const isLately = sold !== undefined && sold.year >= taxYear - ownSaleYears
  if (!isLately && !outlook?.options.some(({ id }) => id === 'own_sale')) return null
  const isKnown = sold === undefined || isPurchaseAlone(file) || file.value.purchaseRecord === 'right'
  return (
    <Notice title={words.yourClosingStatement()}>
      <div className="stack gap-3">
        <p>{isKnown ? words.youBoughtIt() : words.ifYouBoughtItThen({ month: formatMonth(sold) })}</p>
        {(outlook?.purchase || isPurchaseAlone(file)) && (
          <CheckboxField
            label={words.iCantGetOne()}
            help={words.withoutIt()}
            checked={file.hasNoClosingStatement === true}
            onChange={({ target }) => change('hasNoClosingStatement', target.checked)}
          />
        )}
      </div>
    </Notice>
  )
}

/** Where the purchase is evidence or the paper is of another month, and from then on until the page is left. */
const useIsToConfirm = (caseId: string, value: CaseValue): boolean => {
  const outlook = useOutlook(caseId)
  const { paperOn } = useRecordedPurchase(caseId, value)
  const [wasAsked, setWasAsked] = useState(false)
  const isAsked = outlook?.purchase != null || paperOn !== null || value.purchaseRecord === 'wrong'
  if (isAsked && !wasAsked) setWasAsked(true)
  return isAsked || wasAsked
}

/** Beside the paper: what it shows, and then how the home was being sold. */
export const StatementShows = ({ opened, file: { value }, change, taxYear, ...checks }: PartProps) => {
  const isToConfirm = useIsToConfirm(opened.id, value)
  const answer = (next: CaseValue) => change('value', next)
  if (!isToConfirm) return null
  return (
    <div className="stack gap-4 border-l-4 border-action pl-4">
      <PurchaseRecord
        caseId={opened.id}
        taxYear={taxYear}
        value={value}
        checks={checks}
        onChange={answer}
        isByPaper
      />
      <PurchaseOffer value={value} onChange={answer} />
    </div>
  )
}

/** In the place of what asked for it, and about as long, so that nothing below it jumps. */
const Added = ({ opened, file: { value } }: PartProps) => {
  const isToConfirm = useIsToConfirm(opened.id, value)
  const isStronger = useOutlook(opened.id)?.purchase?.isStrongerOnceConfirmed ? 'yes' : 'no'
  if (!isToConfirm) return null
  return (
    <Notice title={words.youveAddedIt()}>
      <p>
        {value.purchaseRecord && value.purchaseOffer
          ? words.youveSaidWhatItShows()
          : words.sayBelowWhatItShows({ isStronger })}
      </p>
    </Notice>
  )
}

export const ClosingStatement = (props: PartProps) => {
  const { data } = useQuery(uploadsQuery(props.opened.id))
  if (data === undefined) return null
  return data.uploads.some(isClosingStatement) ? <Added {...props} /> : <Asked {...props} />
}
