/** One photo or paper: looked at, described, fetched, removed. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { deleteUpload, describeUpload, downloadUpload, type Upload } from '#contract/uploads.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { fileSize } from '#web/file-size.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { uploadsQuery } from '../data.ts'
import { DayInput } from './day-input.tsx'
import { TextInput } from './text-input.tsx'

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
  const listAnew = () => client.invalidateQueries({ queryKey: uploadsQuery(caseId).queryKey })
  return {
    describe: useMutation({
      mutationFn: (words: { caption: string; takenOn: CalendarDate | null }) =>
        call(describeUpload, { ...named, ...words }),
      onSuccess: listAnew,
    }),
    remove: useMutation({ mutationFn: () => call(deleteUpload, named), onSuccess: listAnew }),
    fetchIt: useMutation({
      mutationFn: () => call(downloadUpload, named),
      onSuccess: ({ url }) => location.assign(url),
    }),
  }
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
        help={isPhoto ? captionHelp.photo : captionHelp.paper}
        value={caption}
        most={300}
        onChange={setCaption}
        onBlur={keep}
      />
      <DayInput
        label={isPhoto ? 'Day it was taken' : 'Day of the paper'}
        {...(isFromPhoto && { help: 'From the photo itself; change it if the camera’s clock was wrong.' })}
        value={upload.takenOn}
        onChange={(takenOn) => onKeep({ caption, takenOn })}
      />
    </>
  )
}

export const UploadCard = (props: CardProps) => {
  const { upload, taxYear } = props
  const isLater = upload.kind === 'photo' && (upload.takenOn ?? '') > `${taxYear}-01-01`
  const { describe, remove, fetchIt } = useUpload(props)
  const failed = describe.error ?? remove.error ?? fetchIt.error
  return (
    <Card as="li">
      <div className="stack gap-5">
        <div className="flex gap-4">
          <Picture upload={upload} />
          <div className="min-w-0">
            <h3 className="text-base break-words">{upload.name}</h3>
            <p className="text-sm text-soft">
              {upload.kind === 'photo' ? 'Photo' : 'Paper'}, {sizeOf(upload)}
            </p>
            <p role="status" className="text-sm text-soft">
              {describe.isPending ? 'Saving…' : describe.isSuccess ? 'Saved' : ''}
            </p>
          </div>
        </div>
        <Words upload={upload} onKeep={(words) => describe.mutate(words)} />
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
          <Button variant="quiet" size="sm" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove<span className="sr-only">: {upload.name}</span>
          </Button>
        </div>
      </div>
    </Card>
  )
}
