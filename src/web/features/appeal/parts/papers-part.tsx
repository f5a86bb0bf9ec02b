/** The photos and papers of a case. */

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { captionOffers } from '#core/case/caption-offers.ts'
import { Failure } from '#web/call/failure.tsx'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { uploadsQuery } from '../data.ts'
import { useFocusAfterRemoval } from '../focus-after-removal.ts'
import { AddFiles } from './add-files.tsx'
import type { PartProps } from './part-props.ts'
import { UploadCard } from './upload-card.tsx'

export const PapersPart = ({ opened, file, change, taxYear }: PartProps) => {
  const { tier } = useUser()
  const { data, error } = useQuery(uploadsQuery(opened.id))
  const top = useRef<HTMLParagraphElement>(null)
  useFocusAfterRemoval(data?.uploads.length ?? null, top)
  return (
    <div className="stack max-w-2xl gap-6">
      <p ref={top} tabIndex={-1} className="outline-none">
        Photos with their day, estimates on letterhead, reports, permits: what shows how the home was on
        January 1, {taxYear}.
      </p>
      {tier !== 'ai_enhanced' && (
        <UpgradeNote>
          AI-Enhanced keeps your photos and papers with the case. Here you can gather them in a folder of your
          own; module 4 of the course is about that.
        </UpgradeNote>
      )}
      <Failure
        title="Your photos and papers did not load"
        of={error}
        otherwise="Please open this page again."
      />
      {!data && !error && (
        <Skeleton message="Loading your photos and papers…">
          <SkeletonText lines={3} />
        </Skeleton>
      )}
      {data && tier === 'ai_enhanced' && <AddFiles caseId={opened.id} canAdd={data.canAdd} />}
      {data?.uploads.length === 0 && (
        <CheckboxField
          label="I have gathered my photos and papers in a place of my own"
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
              offers={captionOffers(file, upload.kind)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
