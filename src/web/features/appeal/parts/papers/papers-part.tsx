/** The photos and papers of a case. */

import { useQuery } from '@tanstack/react-query'
import { Fragment, useRef } from 'react'
import type { Upload } from '#contract/document/uploads.ts'
import { isClosingStatement } from '#core/case/closing-statement.ts'
import { arePutOff, hasNothingToShow, lacksClosingStatement, type Shown } from '#core/case/nothing-to-show.ts'
import { isUndatedPhoto } from '#core/case/undated-photo.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'
import { captionOffers } from '#core/document/caption-offers.ts'
import * as words from '#messages/appeal/papers-part.ts'
import { Failure } from '#web/call/failure.tsx'
import { useOutlook } from '#web/case/outlook.ts'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { uploadsQuery } from '../../data.ts'
import { useFocusAfterRemoval } from '../../focus-after-removal.ts'
import type { PartProps } from '../steps/part-props.ts'
import { AddFiles } from './add-files.tsx'
import { ClosingStatement, StatementShows } from './closing-statement.tsx'
import { UploadCard } from './upload-card.tsx'

/** The closing statement that the case rests on, else a first photo while the step asks for one. */
const mainKind = (shown: Shown): UploadKind | null => {
  const here = { ...shown, keepsPapersHere: true }
  // What comes later is not pressed for now.
  if (arePutOff(shown.file)) return null
  if (lacksClosingStatement(here)) return 'paper'
  const isBegun = shown.uploads.length > 0 || shown.file.papersAreElsewhere || hasNothingToShow(here)
  return isBegun ? null : 'photo'
}

export const PapersPart = ({ opened, file, change, taxYear, ...checks }: PartProps) => {
  const { tier } = useUser()
  const { data, error } = useQuery(uploadsQuery(opened.id))
  const outlook = useOutlook(opened.id)
  const isBought = outlook?.options.some(({ id }) => id === 'own_sale') ?? false
  const statement = data?.uploads.find(isClosingStatement)
  const undated = data?.uploads.filter((one) => one.caption !== '' && isUndatedPhoto(one)).length ?? 0
  const offersFor = (upload: Upload): readonly string[] => {
    const { id, kind } = upload
    // One that its name tells is nothing else.
    if (isBought && isClosingStatement(upload)) return [words.closingStatementOfMyPurchase()]
    const others = data?.uploads.filter((one) => one.id !== id) ?? []
    const ofCase = captionOffers(
      file,
      kind,
      others.map(({ caption }) => caption),
    )
    // A photo of what the case has to show is hardly one of a paper.
    const mayBeStatement = isBought && statement === undefined && (kind === 'paper' || ofCase.length === 0)
    return mayBeStatement ? [...ofCase, words.closingStatementOfMyPurchase()] : ofCase
  }
  const top = useRef<HTMLParagraphElement>(null)
  useFocusAfterRemoval(data?.uploads.length ?? null, top)
  return (
    <div className="stack max-w-2xl gap-6">
      <p ref={top} tabIndex={-1} className="outline-none">
        {words.photosWithTheirDayEstimatesOn({ taxYear })}
      </p>
      <ClosingStatement opened={opened} file={file} change={change} taxYear={taxYear} {...checks} />
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
      {undated > 0 && <p className="measure">{words.photosWithoutADate({ count: undated, taxYear })}</p>}
      {data && data.uploads.length > 0 && (
        <ul className="stack gap-4">
          {data.uploads.map((upload) => (
            <Fragment key={upload.id}>
              <UploadCard caseId={opened.id} upload={upload} taxYear={taxYear} offers={offersFor(upload)} />
              {upload.id === statement?.id && (
                <li>
                  <StatementShows opened={opened} file={file} change={change} taxYear={taxYear} {...checks} />
                </li>
              )}
            </Fragment>
          ))}
        </ul>
      )}
    </div>
  )
}
