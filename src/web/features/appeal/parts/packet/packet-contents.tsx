/** What goes into a packet and in which order, by its owner's choice, which is kept with the case; and how large it may be. */
import { useState } from 'react'
import type { PacketView } from '#contract/document/packets.ts'
import { inOwnOrder, moved, type PacketChoice, withLeftOut } from '#core/case/packet-choice.ts'
import { lettersOf } from '#core/document/exhibits.ts'
import { SIZE_TARGETS_MEGABYTES, type SizeTarget, usualSizeTarget } from '#core/packet/params.ts'
import * as words from '#messages/appeal/packet-contents.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { SelectField } from '#web/ui/field/select.tsx'
import { PacketOrder } from './packet-order.tsx'
import { ToFix, WorthALook } from './to-fix.tsx'

type ChoiceProps = { view: PacketView; choice: PacketChoice; change: (choice: PacketChoice) => void }

const Documents = ({ view: { documents }, choice, change }: ChoiceProps) => {
  if (documents.length === 0) {
    return <p className="measure">{words.noDocumentForTheAppraiserOr()}</p>
  }
  const { documentOrder, documentsLeftOut } = choice
  const kinds = inOwnOrder(
    documents.map(({ kind }) => kind),
    documentOrder,
  )
  return (
    <PacketOrder
      legend={words.documents()}
      hint={words.theNewestOfEachKindIn()}
      rows={kinds.map((key) => ({
        key,
        label: documents.find(({ kind }) => kind === key)?.title ?? key,
        isIn: !documentsLeftOut.includes(key),
      }))}
      onChoose={(kind, isIn) =>
        change({ ...choice, documentsLeftOut: withLeftOut(documentsLeftOut, kind, !isIn) })
      }
      onMove={(kind, by) => change({ ...choice, documentOrder: moved(kinds, kind, by) })}
    />
  )
}

const pagesOf = (pages: number | null): string | undefined => {
  if (pages === null) return undefined
  return pages === 1 ? words.n1Page() : words.pages({ pages })
}

const lettersIn = ({ exhibits }: PacketView, choice: PacketChoice) =>
  lettersOf(
    exhibits.map(({ uploadId }) => uploadId),
    choice,
  )

const Exhibits = ({ view, choice, change }: ChoiceProps) => {
  const { exhibits } = view
  if (exhibits.length === 0) return <p>{words.thereAreNoPhotosOrPapers()}</p>
  const { exhibitOrder, exhibitsLeftOut } = choice
  const letters = lettersIn(view, choice)
  const present = exhibits.map(({ uploadId }) => uploadId)
  const ids = inOwnOrder(present, exhibitOrder)
  const leftOut = exhibitsLeftOut.filter((id) => present.includes(id))
  return (
    <PacketOrder
      legend={words.exhibits()}
      hint={words.lettersFollowThisOrderInThe()}
      rows={ids.map((key) => {
        const found = exhibits.find(({ uploadId }) => uploadId === key)
        const letter = letters.get(key)
        const title = found?.title ?? ''
        return {
          key,
          label: letter === undefined ? words.leftOut({ title }) : words.exhibit({ letter, title }),
          help: pagesOf(found?.pages ?? null),
          isIn: letter !== undefined,
        }
      })}
      onChoose={(id, isIn) => change({ ...choice, exhibitsLeftOut: withLeftOut(leftOut, id, !isIn) })}
      onMove={(id, by) => change({ ...choice, exhibitOrder: moved(ids, id, by) })}
    />
  )
}

/** Before it is handed over: a board would find a paper with nothing in it. */
const EmptyPapers = ({ view, choice }: Pick<ChoiceProps, 'view' | 'choice'>) => {
  const empty = view.documents.filter(
    (paper) => paper.empty !== null && !choice.documentsLeftOut.includes(paper.kind),
  )
  if (empty.length === 0) return null
  return (
    <Notice tone="deadline" title={words.aPaperInThisPacketShows()}>
      {empty.map((paper) => (
        <p key={paper.id}>
          <strong>{paper.title}</strong>: {paper.empty}
        </p>
      ))}
    </Notice>
  )
}

const sizes = SIZE_TARGETS_MEGABYTES.map((megabytes) => ({
  value: String(megabytes),
  label: words.atMostMb({ megabytes }),
}))

type PacketContentsProps = ChoiceProps & {
  caseId: string
  busy: boolean
  /** A paper is being written, so a packet would lack it. */
  waits: boolean
  /** To prepare everything, or the packet that is there, comes before it. */
  isSecond: boolean
  make: (megabytes: SizeTarget) => void
}

const reasonNot = (isEmpty: boolean, waits: boolean): string => {
  if (waits) return words.aDocumentIsBeingWrittenWait()
  return isEmpty ? words.thereIsNothingToPutIn() : words.putRightWhatIsListedAbove()
}

export const PacketContents = ({ caseId, busy, waits, isSecond, make, ...props }: PacketContentsProps) => {
  const [megabytes, setMegabytes] = useState<SizeTarget>(usualSizeTarget)
  const { view, choice } = props
  const isIn = view.documents.some(({ kind }) => !choice.documentsLeftOut.includes(kind))
  const isEmpty = !isIn && lettersIn(view, choice).size === 0
  return (
    <div className="stack items-start gap-5">
      <Documents {...props} />
      <Exhibits {...props} />
      <EmptyPapers {...props} />
      <ToFix caseId={caseId} fixes={view.toFix} />
      <WorthALook caseId={caseId} reminders={view.reminders} />
      <div className="w-full max-w-md">
        <SelectField
          label={words.sizeOfTheFile()}
          help={words.portalsAndMailboxesHaveLimitsOf()}
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
        variant={isSecond ? 'secondary' : 'primary'}
        busy={busy}
        busyLabel={words.makingThePacket()}
        disabled={isEmpty || waits || view.toFix.length > 0}
        disabledReason={reasonNot(isEmpty, waits)}
        onClick={() => make(megabytes)}
      >
        {words.makeThePacket()}
      </Button>
    </div>
  )
}
