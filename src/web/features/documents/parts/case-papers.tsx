/** What is written for each case, and the way to where it is prepared. */
import { useQuery } from '@tanstack/react-query'
import type { ListedCase } from '#contract/case/listed.ts'
import type { ListedDocument } from '#contract/document/documents.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/documents/case-papers.ts'
import { Failure } from '#web/call/failure.tsx'
import { PacketAtHand, packetAtHand } from '#web/case/packet-at-hand.tsx'
import { FormAndTray } from '#web/drawing/module-drawings.tsx'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { casesQuery, documentsQuery, newestOf, packetsQuery } from '../data.ts'

const stateOf = ({ status, version }: ListedDocument): string => {
  if (status === 'queued' || status === 'running') return words.beingWritten()
  return version > 0 ? words.ready() : words.notWritten()
}

const Paper = ({ caseId, document }: { caseId: string; document: ListedDocument }) => (
  <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 last:border-0">
    <TextLink to={paths.caseDocument(caseId, document.id)}>{document.title}</TextLink>
    <span className="text-sm text-soft">{stateOf(document)}</span>
  </li>
)

type PapersProps = { listed: ListedCase; documents: readonly ListedDocument[] }

/** What all the papers are for comes first. */
const Packet = ({ caseId }: { caseId: string }) => {
  const { data } = useQuery(packetsQuery(caseId))
  const packet = data && packetAtHand(data.packets)
  if (!packet) return null
  const renew = <ButtonLink to={paths.appealCase(caseId)}>{words.updateItInYourCase()}</ButtonLink>
  return <PacketAtHand caseId={caseId} packet={packet} renew={renew} />
}

const Papers = ({ listed, documents }: PapersProps) => {
  const written = newestOf(listed, documents)
  const isGathered = written.some(({ kind }) => kind === 'evidence_list')
  return (
    <Card as="section">
      <div className="stack items-start gap-4">
        <h2 className="text-xl">{words.forHome({ address: listed.address, taxYear: listed.taxYear })}</h2>
        {isGathered && <Packet caseId={listed.id} />}
        {written.length > 0 ? (
          <ul className="w-full">
            {written.map((document) => (
              <Paper key={document.id} caseId={listed.id} document={document} />
            ))}
          </ul>
        ) : (
          <p className="measure">{words.nothingWrittenYet()}</p>
        )}
        <ButtonLink
          to={`${paths.appealCase(listed.id)}#case-documents`}
          variant={written.length > 0 ? 'secondary' : 'primary'}
        >
          {words.prepareDocuments()}
          <span className="sr-only">: {listed.address}</span>
        </ButtonLink>
      </div>
    </Card>
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
  if (!cases.data || !documents.data)
    return (
      <Skeleton message={words.loadingYourDocuments()}>
        <SkeletonText lines={4} />
      </Skeleton>
    )
  if (cases.data.length === 0) return <OpenCaseFirst />
  return cases.data.map((listed) => <Papers key={listed.id} listed={listed} documents={documents.data} />)
}

export const CasePapers = () =>
  useUser().tier === 'ai_enhanced' ? (
    <Written />
  ) : (
    <UpgradeNote>{words.aiEnhancedWritesYourPapers()}</UpgradeNote>
  )
