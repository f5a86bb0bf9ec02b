/** The photos and papers of a case. */

import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { isClosingStatement } from '#core/case/closing-statement.ts'
import { isPurchaseAlone } from '#core/case/file.ts'
import { hasNothingToShow, lacksClosingStatement, type Shown } from '#core/case/nothing-to-show.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { formatMonth } from '#core/date-forms.ts'
import { captionOffers } from '#core/document/caption-offers.ts'
import * as words from '#messages/appeal/papers-part.ts'
import { Failure } from '#web/call/failure.tsx'
import { useOutlook } from '#web/case/outlook.ts'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { salesQuery, uploadsQuery } from '../../data.ts'
import { useFocusAfterRemoval } from '../../focus-after-removal.ts'
import type { PartCheck, PartProps } from '../steps/part-props.ts'
import { PurchaseRecord, useRecordedPurchase } from '../steps/purchase-record.tsx'
import { AddFiles } from './add-files.tsx'
import { UploadCard } from './upload-card.tsx'

/** In the years that a board still looks at; the record's sale may be of an owner before. */
const ownSaleYears = 2

/** Named before any paper is added: it is the first that a board looks for. */
const ClosingStatement = ({ opened, file, change, taxYear }: Omit<PartProps, PartCheck>) => {
  const { data } = useQuery(salesQuery(opened.id))
  const outlook = useOutlook(opened.id)
  const sold = data?.kind === 'found' ? data.homeValue.ownSales[0] : undefined
  const isLately = sold !== undefined && sold.year >= taxYear - ownSaleYears
  if (!isLately && !outlook?.options.some(({ id }) => id === 'own_sale')) return null
  return (
    <Notice title={words.yourClosingStatement()}>
      <div className="stack gap-3">
        <p>
          {sold === undefined ? words.youBoughtIt() : words.ifYouBoughtItThen({ month: formatMonth(sold) })}
        </p>
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

/** Asked here where a closing paper is from another month than the recorded purchase, and until the page is left. */
const PaperQuestion = (asked: ComponentProps<typeof PurchaseRecord>) => {
  const { paperOn } = useRecordedPurchase(asked.caseId, asked.value)
  const [wasAsked, setWasAsked] = useState(false)
  if (paperOn !== null && !wasAsked) setWasAsked(true)
  return wasAsked ? <PurchaseRecord {...asked} /> : null
}

/** The closing statement that the case rests on, else a first photo while the step asks for one. */
const mainKind = (shown: Shown): UploadKind | null => {
  const here = { ...shown, keepsPapersHere: true }
  if (lacksClosingStatement(here)) return 'paper'
  const isBegun = shown.uploads.length > 0 || shown.file.papersAreElsewhere || hasNothingToShow(here)
  return isBegun ? null : 'photo'
}

export const PapersPart = ({ opened, file, change, taxYear, ...checks }: PartProps) => {
  const { tier } = useUser()
  const { data, error } = useQuery(uploadsQuery(opened.id))
  const outlook = useOutlook(opened.id)
  const isBought = outlook?.options.some(({ id }) => id === 'own_sale') ?? false
  const top = useRef<HTMLParagraphElement>(null)
  useFocusAfterRemoval(data?.uploads.length ?? null, top)
  return (
    <div className="stack max-w-2xl gap-6">
      <p ref={top} tabIndex={-1} className="outline-none">
        {words.photosWithTheirDayEstimatesOn({ taxYear })}
      </p>
      {data && !data.uploads.some(isClosingStatement) && (
        <ClosingStatement opened={opened} file={file} change={change} taxYear={taxYear} />
      )}
      {tier !== 'ai_enhanced' && <UpgradeNote>{words.aiEnhancedKeepsYourPhotosAnd()}</UpgradeNote>}
      <Failure
        title={words.yourPhotosAndPapersDidNot()}
        of={error}
        otherwise={words.pleaseOpenThisPageAgain()}
      />
      {!data && !error && (
        <Skeleton message={words.loadingYourPhotosAndPapers()}>
          <SkeletonText lines={3} />
        </Skeleton>
      )}
      {data && tier === 'ai_enhanced' && (
        <AddFiles
          caseId={opened.id}
          canAdd={data.canAdd}
          hasSome={data.uploads.length > 0}
          main={mainKind({ file, uploads: data.uploads, isPurchaseEvidence: outlook?.purchase != null })}
        />
      )}
      {data?.uploads.length === 0 && (
        <CheckboxField
          label={words.iHaveGatheredMyPhotosAnd({ isKeptHere: tier === 'ai_enhanced' ? 'yes' : 'no' })}
          checked={file.papersAreElsewhere}
          onChange={({ target }) => change('papersAreElsewhere', target.checked)}
        />
      )}
      {data && data.uploads.length > 0 && (
        <ul className="stack gap-4">
          {data.uploads.map((upload) => (
            <UploadCard
              key={upload.id}
              caseId={opened.id}
              upload={upload}
              taxYear={taxYear}
              offers={[
                ...captionOffers(
                  file,
                  upload.kind,
                  data.uploads.filter(({ id }) => id !== upload.id).map(({ caption }) => caption),
                ),
                ...(isBought ? [words.closingStatementOfMyPurchase()] : []),
              ]}
            />
          ))}
        </ul>
      )}
      <PaperQuestion
        taxYear={taxYear}
        caseId={opened.id}
        value={file.value}
        checks={checks}
        onChange={(value) => change('value', value)}
      />
    </div>
  )
}
