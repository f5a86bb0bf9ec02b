/** What is written for each case by when it is needed, and the way to where it is prepared. */
import { useQuery } from '@tanstack/react-query'
import type { ListedCase } from '#contract/case/listed.ts'
import type { ListedDocument } from '#contract/document/documents.ts'
import { paths } from '#contract/page-paths.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { officialFormUrl } from '#core/document/official-form-edition.ts'
import * as words from '#messages/documents/case-papers.ts'
import { Failure } from '#web/call/failure.tsx'
import { type MadePacket, PacketAtHand, packetAtHand } from '#web/case/packet-at-hand.tsx'
import { FormAndTray } from '#web/drawing/module-drawings.tsx'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Skeleton, SkeletonCard, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Beside } from '#web/ui/layout/beside.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { petitionDayToAct } from '#words/season/shut-day.ts'
import { casesQuery, documentsQuery, newestOf, packetsQuery } from '../data.ts'
import { isAwaited, type PaperGroup, paperGroups } from '../groups.ts'

/** What differs from a paper that can be read; null of one that can. */
const stateOf = ({ status, version }: ListedDocument): string | null => {
  if (status === 'queued' || status === 'running') return words.beingWritten()
  return version > 0 ? null : words.notWritten()
}

const Paper = ({ caseId, document }: { caseId: string; document: ListedDocument }) => {
  const state = stateOf(document)
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 last:border-0">
      <TextLink to={paths.caseDocument(caseId, document.id)}>{document.title}</TextLink>
      {state && <span className="text-sm text-soft">{state}</span>}
    </li>
  )
}

type PapersProps = {
  listed: ListedCase
  documents: readonly ListedDocument[]
  /** Of several cases the first has the button to press. */
  isFirst: boolean
}

const Due = ({ due: { kind, dueOn, certainty } }: { due: NonNullable<PaperGroup['due']> }) => {
  const petitionOn = kind === 'petition' ? parseCalendarDate(dueOn) : null
  const day = petitionOn ? petitionDayToAct(petitionOn, todayInFlorida(new Date())).on : dueOn
  return (
    <p className="font-bold">
      {certainty === 'estimate' ? words.about() : kind === 'hearing' ? words.on() : words.by()}{' '}
      <CalendarDay day={day} />
    </p>
  )
}

type DueNowProps = { caseId: string; document: ListedDocument; isMain: boolean }

/** The answers to copy onto the form, while its day is near: nothing else on the page is the thing to press. */
const DueNow = ({ caseId, document, isMain }: DueNowProps) => (
  <li className="py-1">
    <ButtonLink to={paths.caseDocument(caseId, document.id)} variant={isMain ? 'primary' : 'secondary'}>
      {words.openPaper({ title: document.title })}
    </ButtonLink>
  </li>
)

const isAnswers = ({ kind }: ListedDocument): boolean => kind === 'dr486_answer_sheet'

/** The answers to copy can be read, and their day is ahead. */
const isDueNow = ({ id, due, documents }: PaperGroup): boolean =>
  id === 'before' &&
  due !== undefined &&
  documents.some((document) => isAnswers(document) && stateOf(document) === null)

type GroupProps = { caseId: string; group: PaperGroup; isFirst: boolean }

const Group = ({ caseId, group, isFirst }: GroupProps) => {
  const { title, due, documents } = group
  return (
    <section aria-label={title} className="stack min-w-0 gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-lg">{title}</h3>
        {due && <Due due={due} />}
        {isAwaited(group) && <p className="text-soft">{words.noDateYet()}</p>}
      </div>
      <ul>
        {documents.map((document) =>
          isDueNow(group) && isAnswers(document) ? (
            <DueNow key={document.id} caseId={caseId} document={document} isMain={isFirst} />
          ) : (
            <Paper key={document.id} caseId={caseId} document={document} />
          ),
        )}
      </ul>
      {documents.some(isAnswers) && (
        <div className="stack items-start gap-2">
          <p className="measure">{words.theFormIsWhatYouFile()}</p>
          <ButtonLink href={officialFormUrl} variant="secondary">
            {words.openTheForm()}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

const Prepare = ({ listed, isFirst }: { listed: ListedCase; isFirst: boolean }) => (
  <div>
    <ButtonLink
      to={`${paths.appealCase(listed.id)}#case-documents`}
      variant={isFirst ? 'primary' : 'secondary'}
    >
      {words.prepareDocuments()}
      <span className="sr-only">: {listed.address}</span>
    </ButtonLink>
  </div>
)

type PacketProps = { listed: ListedCase; packet: MadePacket; isSecond: boolean }

/** What is handed over, whole, and beside it the way to make it again. */
const Packet = ({ listed, packet, isSecond }: PacketProps) => {
  const renew = (
    <ButtonLink to={paths.appealCase(listed.id)} variant={isSecond ? 'secondary' : 'primary'}>
      {words.updateItInYourCase()}
    </ButtonLink>
  )
  return (
    <Beside
      side={
        <div className="stack gap-3 lg:py-6">
          <p>{words.changedSomething()}</p>
          <Prepare listed={listed} isFirst={false} />
        </div>
      }
    >
      <PacketAtHand caseId={listed.id} packet={packet} renew={renew} isSecond={isSecond} />
    </Beside>
  )
}

/** Nothing while there is none. */
const usePacket = (caseId: string, written: readonly ListedDocument[]) => {
  const isGathered = written.some(({ kind }) => kind === 'evidence_list')
  const { data, isLoading } = useQuery({ ...packetsQuery(caseId), enabled: isGathered })
  return { packet: data && packetAtHand(data.packets), isLoading }
}

/** The packet and the first groups of papers in gray. */
const PapersToCome = () => (
  <Skeleton message={words.loadingYourDocuments()} fillsScreen>
    <div className="stack gap-6 sm:gap-8">
      <SkeletonCard size="h-56" />
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2">
        <SkeletonText lines={4} />
        <SkeletonText lines={4} />
      </div>
    </div>
  </Skeleton>
)

/** The packet stands above the papers, so they wait until it is known whether there is one. */
const Papers = ({ listed, documents, isFirst }: PapersProps) => {
  const written = newestOf(listed, documents)
  const { packet, isLoading } = usePacket(listed.id, written)
  const groups = paperGroups(listed.dates, written).filter((group) => group.documents.length > 0)
  return (
    <section className="stack gap-6 sm:gap-8">
      <h2 className="text-xl">{words.forHome({ address: listed.address, taxYear: listed.taxYear })}</h2>
      {isLoading ? (
        <PapersToCome />
      ) : (
        <>
          {packet && <Packet listed={listed} packet={packet} isSecond={!isFirst || groups.some(isDueNow)} />}
          {groups.length > 0 ? (
            <div className="grid grid-cols-1 gap-x-12 gap-y-6 sm:gap-y-8 lg:grid-cols-2">
              {groups.map((group) => (
                <Group key={group.id} caseId={listed.id} group={group} isFirst={isFirst} />
              ))}
            </div>
          ) : (
            <p className="measure">{words.nothingWrittenYet()}</p>
          )}
          {!packet && <Prepare listed={listed} isFirst={isFirst && written.length === 0} />}
        </>
      )}
    </section>
  )
}

const OpenCaseFirst = () => (
  <Card as="section">
    <div className="stack items-start gap-4">
      <div className="w-44">
        <FormAndTray />
      </div>
      <h2 className="text-xl">{words.yourCaseFirst()}</h2>
      <p className="measure">{words.openACaseAndItsPapers()}</p>
      <ButtonLink to={paths.appeal()}>{words.openYourCase()}</ButtonLink>
    </div>
  </Card>
)

const Written = () => {
  const cases = useQuery(casesQuery)
  const documents = useQuery(documentsQuery)
  const error = cases.error ?? documents.error
  if (error)
    return (
      <Failure
        title={words.yourDocumentsDidntLoad()}
        of={error}
        otherwise={words.pleaseOpenThisPageAgain()}
      />
    )
  if (!cases.data || !documents.data) return <PapersToCome />
  if (cases.data.length === 0) return <OpenCaseFirst />
  return cases.data.map((listed, at) => (
    <Papers key={listed.id} listed={listed} documents={documents.data} isFirst={at === 0} />
  ))
}

export const CasePapers = () =>
  useUser().tier === 'ai_enhanced' ? (
    <Written />
  ) : (
    <UpgradeNote>{words.aiEnhancedWritesYourPapers()}</UpgradeNote>
  )
