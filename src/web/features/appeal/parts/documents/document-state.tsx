/** A document that is not whole: how far it is and how to stop it, or why it stopped and how to go on. */

import type { ListedDocument } from '#contract/document/documents.ts'
import { cancelDocument, retryDocument } from '#contract/document/edits.ts'
import * as words from '#messages/appeal/document-state.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { isBeingWritten, useDocumentChange } from '../../documents.ts'

type StateProps = { document: ListedDocument; failure?: string | undefined }

const useStop = (id: string) => useDocumentChange(id, () => call(cancelDocument, { id }))

type WritingProps = { document: ListedDocument; stop: ReturnType<typeof useStop> }

const Writing = ({ document: { title, status, sectionsDone, sectionsTotal }, stop }: WritingProps) => (
  <>
    <ProgressBar
      label={status === 'queued' ? words.waitingToBeWritten() : words.beingWritten()}
      percent={(100 * sectionsDone) / sectionsTotal}
      valueText={words.ofSections({ sectionsDone, sectionsTotal })}
    />
    <Failure of={stop.error} title={words.weCouldntStopTheWriting()} />
    <div>
      <Button variant="quiet" busy={stop.isPending} onClick={() => stop.mutate()}>
        {words.stopWriting()}
        <span className="sr-only">: {title}</span>
      </Button>
    </div>
  </>
)

const Stopped = ({ document: { id, title, status, sectionsDone, sectionsTotal }, failure }: StateProps) => {
  const goOn = useDocumentChange(id, () => call(retryDocument, { id }))
  return (
    <>
      {status === 'failed' ? (
        <Banner tone="error" title={words.weCouldntFinishThisDocument()}>
          {failure ?? words.goOnFromWhereItStopped()}
        </Banner>
      ) : (
        <Notice title={words.youStoppedTheWriting()}>
          <p>{words.ofSectionsAreThere({ sectionsDone, sectionsTotal })}</p>
        </Notice>
      )}
      <Failure of={goOn.error} title={words.weCouldntContinue()} />
      <div>
        <Button variant="secondary" busy={goOn.isPending} onClick={() => goOn.mutate()}>
          {words.continueWriting()}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </>
  )
}

const RenewalStopped = () => (
  <Notice title={words.youStoppedTheRenewal()}>
    <p>{words.nothingWasLostTheDocumentStands()}</p>
  </Notice>
)

const RenewalFailed = ({ message }: { message: string }) => (
  <Banner tone="error" title={words.weCouldntUpdateThisDocument()}>
    {words.nothingWasLostTheDocumentStands2({ message })}
  </Banner>
)

/** Of a completed document only that its renewal was stopped just now, or failed. */
export const DocumentState = (props: StateProps) => {
  const { document } = props
  const stop = useStop(document.id)
  if (isBeingWritten(document)) return <Writing document={document} stop={stop} />
  if (document.status !== 'completed') return <Stopped {...props} />
  const { renewalFailure } = document
  if (renewalFailure) return <RenewalFailed message={renewalFailure.message} />
  return stop.data?.status === 'completed' ? <RenewalStopped /> : null
}
