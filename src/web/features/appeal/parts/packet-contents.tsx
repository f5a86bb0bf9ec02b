/** What goes into a packet: the documents that are handed over, the photos and papers chosen, and how large it may be. */
import { useState } from 'react'
import type { PacketView } from '#contract/packets.ts'
import { SIZE_TARGETS_MEGABYTES, type SizeTarget, usualSizeTarget } from '#core/packet/params.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'

const Documents = ({ documents }: Pick<PacketView, 'documents'>) => {
  if (documents.length === 0) {
    return (
      <p className="measure">
        No document for the appraiser or the board is written yet. Write them above and they go in by
        themselves.
      </p>
    )
  }
  return (
    <div className="stack gap-2">
      <p>These documents go in, in this order:</p>
      <ol className="list-decimal pl-6">
        {documents.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
    </div>
  )
}

const pagesOf = (pages: number | null): string | undefined => {
  if (pages === null) return undefined
  return pages === 1 ? '1 page' : `${pages} pages`
}

type ExhibitsProps = Pick<PacketView, 'exhibits'> & {
  isChosen: (uploadId: string) => boolean
  choose: (uploadId: string, isChosen: boolean) => void
}

const Exhibits = ({ exhibits, isChosen, choose }: ExhibitsProps) => {
  if (exhibits.length === 0) return <p>There are no photos or papers in this case to add as exhibits.</p>
  return (
    <fieldset>
      <legend className="font-bold">Exhibits</legend>
      <p className="measure mb-3 text-soft">
        Each photo and paper keeps its letter, in the packet as in the documents that name it.
      </p>
      <ul className="stack gap-3">
        {exhibits.map(({ uploadId, label, title, pages }) => (
          <li key={uploadId} className="min-w-0 break-words">
            <CheckboxField
              label={`Exhibit ${label}: ${title}`}
              help={pagesOf(pages)}
              checked={isChosen(uploadId)}
              onChange={({ target }) => choose(uploadId, target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const sizes = SIZE_TARGETS_MEGABYTES.map((megabytes) => ({
  value: String(megabytes),
  label: `At most ${megabytes} MB`,
}))

type PacketChoiceProps = {
  view: PacketView
  busy: boolean
  make: (asked: { uploadIds: string[]; megabytes: SizeTarget }) => void
}

export const PacketChoice = ({ view, busy, make }: PacketChoiceProps) => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [megabytes, setMegabytes] = useState<SizeTarget>(usualSizeTarget)
  const { documents, exhibits } = view
  const chosen = exhibits.filter(({ uploadId }) => !leftOut.has(uploadId))
  const choose = (uploadId: string, isChosen: boolean) => {
    const others = [...leftOut].filter((id) => id !== uploadId)
    setLeftOut(new Set(isChosen ? others : [...others, uploadId]))
  }
  const isEmpty = documents.length === 0 && chosen.length === 0
  return (
    <div className="stack items-start gap-5">
      <Documents documents={documents} />
      <Exhibits exhibits={exhibits} isChosen={(uploadId) => !leftOut.has(uploadId)} choose={choose} />
      <div className="w-full max-w-md">
        <SelectField
          label="Size of the file"
          help="Portals and mailboxes have limits of their own; the portal or the notice of hearing says which. Photos are made smaller to fit."
          options={sizes}
          value={String(megabytes)}
          onChange={({ target }) =>
            setMegabytes(
              SIZE_TARGETS_MEGABYTES.find((size) => String(size) === target.value) ?? usualSizeTarget,
            )
          }
        />
      </div>
      <Button
        busy={busy}
        busyLabel="Making the packet…"
        disabled={isEmpty}
        disabledReason="There is nothing to put in yet: write a document or choose a photo or paper."
        onClick={() => make({ uploadIds: chosen.map(({ uploadId }) => uploadId), megabytes })}
      >
        Make the packet
      </Button>
    </div>
  )
}
