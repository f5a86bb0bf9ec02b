/** One photo or paper: looked at, described, fetched, removed. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { deleteUpload, describeUpload, downloadUpload, type Upload } from '#contract/document/uploads.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { uploadDayFault } from '#core/case/faults/upload.ts'
import * as messages from '#messages/appeal/upload-card.ts'
import { fileSize } from '#web/browser/file-size.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { failureNotice } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RemovalDialog } from '#web/ui/feedback/removal-dialog.tsx'
import { PlainDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { tellUploadFault, UPLOAD_DAY_LABELS } from '#words/case/upload-fault.ts'
import { listPapersAgain } from '../../data.ts'
import { DayInput } from '../inputs/day-input.tsx'
import { TextInput } from '../inputs/text-input.tsx'

type CardProps = {
  caseId: string
  upload: Upload
  taxYear: number
  /** Captions of one press: what the case has to show. */
  offers: readonly string[]
}

const sizeOf = ({ bytes, pages }: Upload): string => {
  const size = fileSize(bytes)
  return pages === null ? size : `${pages} ${pages === 1 ? 'page' : 'pages'}, ${size}`
}

const Picture = ({ upload }: { upload: Upload }) =>
  upload.thumbnailUrl === null ? (
    <span className="grid size-[min(6rem,25vw)] shrink-0 place-items-center rounded-md border border-line bg-sunken">
      <FileText aria-hidden="true" className="size-10 text-soft" />
    </span>
  ) : (
    <img
      src={upload.thumbnailUrl}
      alt={upload.caption || messages.photoNotDescribedYet({ name: upload.name })}
      className="size-[min(6rem,25vw)] shrink-0 rounded-md border border-line object-cover"
    />
  )

const useUpload = ({ caseId, upload }: Pick<CardProps, 'caseId' | 'upload'>) => {
  const client = useQueryClient()
  const named = { id: caseId, uploadId: upload.id }
  const listAgain = () => listPapersAgain(client, caseId)
  return {
    describe: useMutation({
      // One after the other, so that the last one typed is the one that stays.
      scope: { id: `describe ${upload.id}` },
      mutationFn: (words: { caption: string; takenOn: CalendarDate | null }) =>
        call(describeUpload, { ...named, ...words }),
      onSuccess: listAgain,
    }),
    fetchIt: useMutation({
      mutationFn: () => call(downloadUpload, named),
      onSuccess: ({ url }) => location.assign(url),
    }),
  }
}

const RemoveUpload = ({
  caseId,
  upload: { id, kind, name, caption },
}: Pick<CardProps, 'caseId' | 'upload'>) => {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const removal = useMutation({
    mutationFn: () => call(deleteUpload, { id: caseId, uploadId: id }),
    onSuccess: () => listPapersAgain(client, caseId),
  })
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
        {messages.remove()}
        <span className="sr-only">: {name}</span>
      </Button>
      <RemovalDialog
        open={asked}
        onOpenChange={setAsked}
        title={messages.removeThisForGood({ kind })}
        description={messages.theFileAndWhatYouWrote({ caption: caption || name })}
        verb="remove"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        failure={failureNotice(messages.theIsNotRemoved({ kind }), removal.error)}
      />
    </>
  )
}

const captionHelp = {
  photo: messages.whatAndWhereAsRoofNorth(),
  paper: messages.asEstimateForANewRoof(),
}

/** Kept when the field is left, so that no half sentence travels. */
const Words = ({
  upload,
  offers,
  onKeep,
}: {
  upload: Upload
  offers: readonly string[]
  onKeep: (words: Pick<Upload, 'caption' | 'takenOn'>) => void
}) => {
  const [caption, setCaption] = useState(upload.caption)
  // The list may not have come back since the day was chosen: words sent with its old day would undo it.
  const [takenOn, setTakenOn] = useState(upload.takenOn)
  const isPhoto = upload.kind === 'photo'
  const isFromPhoto = upload.takenOn !== null && upload.takenOn === upload.photoDay
  const keep = () => {
    if (caption !== upload.caption) onKeep({ caption, takenOn })
  }
  return (
    <>
      <TextInput
        label={isPhoto ? messages.whatItShows() : messages.whatItIs()}
        help={upload.caption === '' ? captionHelp[upload.kind] : undefined}
        value={caption}
        most={300}
        onChange={setCaption}
        onBlur={keep}
      />
      {upload.caption === '' && offers.length > 0 && (
        <div>
          <p className="text-sm text-soft">{messages.fromYourCasePressTheOne()}</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {offers.map((offer) => (
              <li key={offer}>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => {
                    setCaption(offer)
                    onKeep({ caption: offer, takenOn })
                  }}
                >
                  {offer}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <DayInput
        label={UPLOAD_DAY_LABELS[upload.kind]}
        {...(isFromPhoto && { help: messages.fromThePhotoItselfChangeIt() })}
        value={upload.takenOn}
        refusal={(day) => {
          const fault = uploadDayFault(upload.kind, day, todayInFlorida(new Date()))
          return fault ? tellUploadFault(fault) : undefined
        }}
        onChange={(day) => {
          setTakenOn(day)
          onKeep({ caption, takenOn: day })
        }}
      />
    </>
  )
}

export const UploadCard = (props: CardProps) => {
  const { upload, taxYear } = props
  const isPhoto = upload.kind === 'photo'
  const isLater = isPhoto && (upload.takenOn ?? '') > `${taxYear}-01-01`
  const [isDescribed] = useState(upload.caption !== '' && upload.takenOn !== null)
  const { describe, fetchIt } = useUpload(props)
  const words = <Words upload={upload} offers={props.offers} onKeep={(told) => describe.mutate(told)} />
  const failed = describe.error ?? fetchIt.error
  return (
    <Card as="li">
      <div className="group stack gap-4">
        <div className="flex gap-4">
          <Picture upload={upload} />
          <div className="min-w-0">
            <h2 className="text-base break-words">{isDescribed ? upload.caption : upload.name}</h2>
            <p className="text-sm text-soft break-words">
              {isPhoto ? messages.photo() : messages.paper()}, {isDescribed && `${upload.name}, `}
              {sizeOf(upload)}
            </p>
            {isDescribed && upload.takenOn && (
              <p className="text-sm text-soft">
                {isPhoto ? messages.taken() : messages.dated()} <PlainDay day={upload.takenOn} />
              </p>
            )}
            <p role="status" className="text-sm text-soft group-has-aria-invalid:hidden">
              {describe.isPending ? messages.saving() : describe.isSuccess ? messages.saved() : ''}
            </p>
          </div>
        </div>
        {isDescribed ? (
          <Disclosure summary={messages.changeIsphotoOrItsDay({ isPhoto: isPhoto ? 'yes' : 'no' })}>
            <div className="stack gap-5">{words}</div>
          </Disclosure>
        ) : (
          words
        )}
        {isLater && (
          <Notice tone="deadline" title={messages.takenAfterJanuary1({ taxYear })}>
            <p>{messages.byItselfItDoesNotShow()}</p>
          </Notice>
        )}
        <Failure title={messages.thatDidNotWork()} of={failed} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" busy={fetchIt.isPending} onClick={() => fetchIt.mutate()}>
            {messages.download()}
            <span className="sr-only">: {upload.name}</span>
          </Button>
          <RemoveUpload {...props} />
        </div>
      </div>
    </Card>
  )
}
