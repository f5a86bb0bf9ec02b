/** Adds photos and papers: chosen from the phone or computer, sent one after the other, each with its own outcome. */
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { UPLOAD_BYTES, type UploadKind } from '#core/case/upload-rules.ts'
import * as words from '#messages/appeal/add-files.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { type ButtonVariant, buttonStyle } from '#web/ui/action/button-style.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { uploadsQuery } from '../../data.ts'
import { sendFile } from '../../send-file.ts'

/** Systems that do not know the form of iPhone photos by its type know it by the ending of the name. */
const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'
const kinds = {
  photo: { label: words.addPhotos(), accept: pictures },
  paper: { label: words.addPapers(), accept: words.applicationPdf({ pictures }) },
} as const satisfies Record<UploadKind, { label: string; accept: string }>

/** No photo is one: an estimate chosen with the photos goes to the papers. */
const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name)

type Sending = { readonly name: string; readonly at: number; readonly of: number }
type Fault = { readonly name: string; readonly message: string }

const useSending = (caseId: string) => {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const sendOne = async (kind: UploadKind, file: File) => {
    try {
      await sendFile(caseId, isPdf(file) ? 'paper' : kind, file)
    } catch (error) {
      const message = failureMessage(error, words.itWasNotKeptPleaseTry())
      setFaults((before) => [...before, { name: file.name, message }])
    }
  }
  const send = async (kind: UploadKind, files: readonly File[]) => {
    setFaults([])
    for (const [at, file] of files.entries()) {
      setSending({ name: file.name, at: at + 1, of: files.length })
      await sendOne(kind, file)
    }
    setSending(null)
    await client.invalidateQueries({ queryKey: uploadsQuery(caseId).queryKey })
  }
  return { sending, faults, send }
}

type ChooserProps = {
  kind: UploadKind
  variant: ButtonVariant
  busy: boolean
  onChoose: (files: readonly File[]) => void
}

const Chooser = ({ kind, variant, busy, onChoose }: ChooserProps) => {
  const id = useId()
  const { label, accept } = kinds[kind]
  return (
    <div className="relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        disabled={busy}
        className="sr-only"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <label htmlFor={id} className={`${buttonStyle(variant)} ${busy ? 'opacity-65' : ''}`}>
        {label}
      </label>
    </div>
  )
}

type AddFilesProps = {
  caseId: string
  canAdd: number
  hasSome: boolean
  /** What the page is for: to add one of these; null where nothing has to be added. */
  main: UploadKind | null
}

export const AddFiles = ({ caseId, canAdd, hasSome, main }: AddFilesProps) => {
  const { sending, faults, send } = useSending(caseId)
  return (
    <div className="stack gap-4">
      <p className="text-soft">
        {words.upToMegabytes({
          megabytes: UPLOAD_BYTES / 1_000_000,
          canAdd,
          isSome: hasSome ? 'yes' : 'no',
        })}
      </p>
      {canAdd > 0 && (
        <div className="flex flex-wrap gap-3">
          {(['photo', 'paper'] as const).map((kind) => (
            <Chooser
              key={kind}
              kind={kind}
              variant={kind === main ? 'primary' : 'secondary'}
              busy={sending !== null}
              onChoose={(files) => void send(kind, files.slice(0, canAdd))}
            />
          ))}
        </div>
      )}
      <Disclosure summary={words.howWeHandleYourFiles()}>
        <p className="measure">{words.photosAsJpegHeicIphonePng()}</p>
      </Disclosure>
      <p role="status">
        {sending && words.sendingOfItIsCheckedAnd({ at: sending.at, total: sending.of, name: sending.name })}
      </p>
      {faults.length > 0 && (
        <Banner
          tone="error"
          title={faults.length === 1 ? words.weCouldntSaveOneFile() : words.weCouldntSaveSomeFiles()}
        >
          <ul className="mt-1 list-disc pl-5">
            {faults.map(({ name, message }) => (
              <li key={`${name} ${message}`}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
