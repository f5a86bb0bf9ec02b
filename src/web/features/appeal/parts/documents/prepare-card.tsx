/** One press for all that the case is ready for, with what it prepares and what the rest waits for. */
import { useQuery } from '@tanstack/react-query'
import { Check, Circle, Pencil } from 'lucide-react'
import { useRef } from 'react'
import type { OpenCase } from '#contract/case/cases.ts'
import type { PacketView } from '#contract/document/packets.ts'
import { paths } from '#contract/page-paths.ts'
import { documentReadiness, type Readiness } from '#core/case/document/ready.ts'
import { type CaseFile, isPurchaseAlone } from '#core/case/file.ts'
import { paperTitle } from '#core/document/paper-title.ts'
import * as words from '#messages/appeal/prepare-card.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { documentGroups } from '#web/case/document-groups.ts'
import { packetAtHand } from '#web/case/packet-at-hand.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import type { Draft } from '../../autosave.ts'
import { documentsQuery, isBeingWritten } from '../../documents.ts'
import { usePackets } from '../../packets.ts'
import { type Prepared, usePrepareEverything } from '../../prepare.ts'
import { ToFix } from '../packet/to-fix.tsx'
import { ADDRESS_PLACE, addressStepOf, isAddressKnown } from '../steps/appraiser-address.tsx'
import { NotWritten } from './not-written.tsx'

type PrepareProps = {
  opened: OpenCase
  draft: Draft
  file: CaseFile
  /** The press made documents and no packet: they are what there is to see. */
  onWritten?: () => void
}

type Shown = Readiness & { readonly title: string; readonly isWritten: boolean; readonly isWriting: boolean }

const stateOf = ({ isWritten, isWriting, waitsFor }: Shown): string => {
  if (isWriting) return words.beingWritten()
  if (isWritten) return words.written()
  return waitsFor === null ? words.readyToWrite() : words.needs({ missing: waitsFor })
}

const Line = (shown: Shown) => {
  const { title, waitsFor, isWritten, isWriting } = shown
  const Icon = isWritten && !isWriting ? Check : waitsFor === null ? Pencil : Circle
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden="true"
        className={`mt-1 size-4 shrink-0 ${waitsFor === null || isWritten ? 'text-action' : 'text-soft'}`}
      />
      <span>
        {title}
        <span className={`block text-sm ${isWriting ? 'font-bold' : 'text-soft'}`}>{stateOf(shown)}</span>
      </span>
    </li>
  )
}

const Groups = ({ readiness }: { readiness: readonly Shown[] }) => (
  <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {documentGroups.map(({ id, title, kinds }) => {
      const here = kinds.flatMap((one) => readiness.filter(({ kind }) => one === kind))
      return (
        here.length > 0 && (
          <section key={id} aria-label={title}>
            <p className="text-sm font-bold text-soft">{title}</p>
            <ul className="stack mt-1 gap-1.5">
              {here.map((one) => (
                <Line key={one.kind} {...one} />
              ))}
            </ul>
          </section>
        )
      )
    })}
  </div>
)

const said: Readonly<Record<Prepared, string>> = {
  packet: words.yourDocumentsAreReadyAndYour(),
  'no-packet': words.thePacketWasntMade(),
  documents: words.yourDocumentsAreReadyBelow(),
  'to-fix': words.yourDocumentsAreReadyThePacket(),
  'not-written': words.someAreNotWrittenYet(),
  'still-writing': words.yourDocumentsAreTakingLongerThan(),
}

const showsPapers: readonly Prepared[] = ['documents', 'not-written', 'no-packet']

/** The packet is what the press is for, so what keeps it away is said before the press. */
const withoutPacket = (readiness: readonly Readiness[]): boolean =>
  !readiness.some(({ kind, waitsFor }) => kind === 'evidence_list' && waitsFor === null)

/** Left while its papers were being written: nothing has been asked of the packet. */
const isPacketLeft = (readiness: readonly Shown[], view: PacketView | undefined): boolean =>
  view?.packets.length === 0 && readiness.some(({ kind, isWritten }) => kind === 'evidence_list' && isWritten)

const waitsForOpinion = ({ waitsFor, isWritten }: Shown): boolean => waitsFor === 'opinion' && !isWritten

/** Most documents wait for one and the same figure, which is named once, with what comes of it. */
const OnceValued = ({ readiness }: { readiness: readonly Shown[] }) => (
  <div className="text-soft">
    <p>{words.onceYouveEnteredYourOpinion()}</p>
    <ul className="list-disc pl-6">
      {readiness.map(({ kind, title }) => (
        <li key={kind}>{title}</li>
      ))}
      <li>{words.yourPacket()}</li>
    </ul>
  </div>
)

const List = ({ readiness }: { readiness: readonly Shown[] }) => {
  const waiting = readiness.filter(waitsForOpinion)
  return (
    <div className="stack gap-5">
      <Groups readiness={readiness.filter((one) => !waiting.includes(one))} />
      {waiting.length > 0 && <OnceValued readiness={waiting} />}
    </div>
  )
}

/** What there is to read for who has no packet yet stands folded beside one. */
const Contents = ({ readiness, isFolded }: { readiness: readonly Shown[]; isFolded: boolean }) =>
  isFolded ? (
    <Disclosure summary={words.whatWePrepare()}>
      <List readiness={readiness} />
    </Disclosure>
  ) : (
    <List readiness={readiness} />
  )

/** Each document, whether it is being written, and whether one is there that would only be brought up to date. */
const useShown = (opened: OpenCase, file: CaseFile): readonly Shown[] => {
  const { data } = useQuery(documentsQuery(opened))
  return documentReadiness(file).map((one) => {
    const ofKind = data?.filter(({ kind }) => kind === one.kind) ?? []
    const written = ofKind.find(({ status }) => status === 'completed')
    return {
      ...one,
      // A script has its minutes in its title; an analysis is named by what the case holds now.
      title:
        one.kind === 'hearing_script' && written
          ? written.title
          : paperTitle(one.kind, isPurchaseAlone(file)),
      isWritten: written !== undefined,
      isWriting: ofKind.some(isBeingWritten),
    }
  })
}

export const PrepareCard = ({ opened, draft, file, onWritten }: PrepareProps) => {
  const readiness = useShown(opened, file)
  const { data: view } = usePackets(opened, draft.version())
  const { preparing, doing } = usePrepareEverything(opened, file, draft.flush)
  const isEarly = withoutPacket(readiness)
  const isLeft = preparing.isIdle && isPacketLeft(readiness, view)
  // A button at work can't hold the focus: what tells of the work takes it.
  const news = useRef<HTMLParagraphElement>(null)
  const prepare = () => {
    news.current?.focus({ preventScroll: true })
    preparing.mutate(undefined, {
      onSuccess: (prepared) => showsPapers.includes(prepared) && onWritten?.(),
    })
  }
  return (
    <Card as="section">
      <div className="stack gap-5">
        <div>
          <h3 className="text-lg">{words.everythingAtOnce()}</h3>
          <p className="measure">{words.onePressWritesWhatYourCase()}</p>
        </div>
        <Contents
          readiness={readiness}
          isFolded={view !== undefined && packetAtHand(view.packets) !== undefined}
        />
        <div>
          <Button
            // Before the value is there the next step is the one to press; once documents are written it only brings them up to date.
            variant={
              (isEarly || readiness.some(({ isWritten }) => isWritten)) && !preparing.isPending && !isLeft
                ? 'secondary'
                : 'primary'
            }
            busy={preparing.isPending}
            busyLabel={doing || words.preparing()}
            onClick={prepare}
          >
            {words.prepareEverythingThatIsReady()}
          </Button>
          {isLeft && <p className="mt-2">{words.thePacketIsNotMadeYet()}</p>}
          {!isAddressKnown({ county: opened.county, file }) && (
            <p className="mt-2 text-sm">
              {words.lettersHaveNoStreet()}{' '}
              <TextLink to={`${paths.appealCase(opened.id, addressStepOf(opened))}#${ADDRESS_PLACE}`}>
                {words.addTheAddress()}
              </TextLink>
            </p>
          )}
        </div>
        {/* The button shows what is being done. */}
        <p
          ref={news}
          tabIndex={-1}
          role="status"
          className={preparing.isPending ? 'sr-only' : 'outline-none'}
        >
          {preparing.isPending ? doing : preparing.data ? said[preparing.data] : ''}
        </p>
        {preparing.data === 'not-written' && <NotWritten opened={opened} file={file} />}
        {view && preparing.data === 'to-fix' && <ToFix caseId={opened.id} fixes={view.toFix} />}
        {preparing.error && (
          <Banner tone="error" title={words.notEverythingWasPrepared()}>
            {failureMessage(preparing.error, words.pressAgainWhatIsReadyStays())}
          </Banner>
        )}
      </div>
    </Card>
  )
}
