/** One photo or paper: looked at, described, fetched, removed. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { deleteUpload, describeUpload, downloadUpload, type Upload } from '#contract/document/uploads.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { UPLOAD_DAY_LABELS, uploadDayFault } from '#core/case/faults/upload.ts'
import { fileSize } from '#web/browser/file-size.ts'
import { call } from '#web/call/api.ts'
import { failureMessage, failureNotice } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { RemovalDialog } from '#web/ui/feedback/removal-dialog.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { uploadsQuery } from '../data.ts'
import { DayInput } from './inputs/day-input.tsx'
import { TextInput } from './inputs/text-input.tsx'

type CardProps = { caseId: string; upload: Upload; taxYear: number }

const sizeOf = ({ bytes, pages }: Upload): string => {
  const size = fileSize(bytes)
  return pages === null ? size : `${pages} ${pages === 1 ? 'page' : 'pages'}, ${size}`
}

const Picture = ({ upload }: { upload: Upload }) =>
  upload.thumbnailUrl === null ? (
    <span className="grid size-24 shrink-0 place-items-center rounded-md border border-line bg-sunken">
      <FileText aria-hidden="true" className="size-10 text-soft" />
    </span>
  ) : (
    <img
      src={upload.thumbnailUrl}
      alt={upload.caption || `Photo ${upload.name}, not described yet`}
      className="size-24 shrink-0 rounded-md border border-line object-cover"
    />
  )

const useUpload = ({ caseId, upload }: Pick<CardProps, 'caseId' | 'upload'>) => {
  const client = useQueryClient()
  const named = { id: caseId, uploadId: upload.id }
  const listAgain = () => client.invalidateQueries({ queryKey: uploadsQuery(caseId).queryKey })
  return {
    describe: useMutation({
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
    onSuccess: () => client.invalidateQueries({ queryKey: uploadsQuery(caseId).queryKey }),
  })
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsked(true)}>
        Remove<span className="sr-only">: {name}</span>
      </Button>
      <RemovalDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Remove this ${kind} for good?`}
        description={`${caption || name}: the file, and what you wrote about it.`}
        verb="Remove"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        failure={failureNotice(`The ${kind} is not removed`, removal.error)}
      />
    </>
  )
}

const captionHelp = {
  photo:
    'What and where, as “Roof, north side: shingles missing”. Without it the photo is kept, but does not count as done.',
  paper:
    'As “Estimate for a new roof, by a licensed roofer”. Without it the paper is kept, but does not count as done.',
}

/** Kept when the field is left, so that no half sentence travels. */
const Words = ({
  upload,
  onKeep,
}: {
  upload: Upload
  onKeep: (words: Pick<Upload, 'caption' | 'takenOn'>) => void
}) => {
  const [caption, setCaption] = useState(upload.caption)
  const isPhoto = upload.kind === 'photo'
  const isFromPhoto = upload.takenOn !== null && upload.takenOn === upload.photoDay
  const keep = () => {
    if (caption !== upload.caption) onKeep({ caption, takenOn: upload.takenOn })
  }
  return (
    <>
      <TextInput
        label={isPhoto ? 'What it shows' : 'What it is'}
        help={upload.caption === '' ? captionHelp[upload.kind] : undefined}
        value={caption}
        most={300}
        onChange={setCaption}
        onBlur={keep}
      />
      <DayInput
        label={UPLOAD_DAY_LABELS[upload.kind]}
        {...(isFromPhoto && { help: 'From the photo itself; change it if the camera’s clock was wrong.' })}
        value={upload.takenOn}
        refusal={(day) => uploadDayFault(upload.kind, day, todayInFlorida(new Date())) ?? undefined}
        onChange={(takenOn) => onKeep({ caption, takenOn })}
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
  const words = <Words upload={upload} onKeep={(told) => describe.mutate(told)} />
  const failed = describe.error ?? fetchIt.error
  return (
    <Card as="li">
      <div className="stack gap-4">
        <div className="flex gap-4">
          <Picture upload={upload} />
          <div className="min-w-0">
            <h3 className="text-base break-words">{isDescribed ? upload.caption : upload.name}</h3>
            <p className="text-sm text-soft break-words">
              {isPhoto ? 'Photo' : 'Paper'}, {isDescribed && `${upload.name}, `}
              {sizeOf(upload)}
            </p>
            {isDescribed && upload.takenOn && (
              <p className="text-sm text-soft">
                {isPhoto ? 'Taken' : 'Of'} <CalendarDay day={upload.takenOn} />
              </p>
            )}
            <p role="status" className="text-sm text-soft">
              {describe.isPending ? 'Saving…' : describe.isSuccess ? 'Saved' : ''}
            </p>
          </div>
        </div>
        {isDescribed ? (
          <Disclosure summary={`Change ${isPhoto ? 'what it shows' : 'what it is'}, or its day`}>
            <div className="stack gap-5">{words}</div>
          </Disclosure>
        ) : (
          words
        )}
        {isLater && (
          <Notice tone="deadline" title={`Taken after January 1, ${taxYear}`}>
            <p>By itself it does not show how the home was on that day, so your papers show it apart.</p>
          </Notice>
        )}
        {failed && (
          <Banner tone="error" title="That did not work">
            {failureMessage(failed, 'Please try again.')}
          </Banner>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" busy={fetchIt.isPending} onClick={() => fetchIt.mutate()}>
            Download<span className="sr-only">: {upload.name}</span>
          </Button>
          <RemoveUpload {...props} />
        </div>
      </div>
    </Card>
  )
}
