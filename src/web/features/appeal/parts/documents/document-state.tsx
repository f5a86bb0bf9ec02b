/** A document that is not whole: how far it is and how to stop it, or why it stopped and how to go on. */
import type { ListedDocument } from '#contract/document/documents.ts'
import { cancelDocument, retryDocument } from '#contract/document/edits.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { isBeingWritten, useDocumentChange } from '../../documents.ts'

type StateProps = { document: ListedDocument; failure?: string | undefined }

const Failure = ({ error, title }: { error: unknown; title: string }) =>
  error ? (
    <Banner tone="error" title={title}>
      {failureMessage(error, 'Please try again.')}
    </Banner>
  ) : null

const useStop = (id: string) => useDocumentChange(id, () => call(cancelDocument, { id }))

type WritingProps = { document: ListedDocument; stop: ReturnType<typeof useStop> }

const Writing = ({ document: { title, status, sectionsDone, sectionsTotal }, stop }: WritingProps) => (
  <>
    <ProgressBar
      label={status === 'queued' ? 'Waiting to be written' : 'Being written'}
      percent={(100 * sectionsDone) / sectionsTotal}
      valueText={`${sectionsDone} of ${sectionsTotal} sections`}
    />
    <Failure error={stop.error} title="It was not stopped" />
    <div>
      <Button variant="quiet" busy={stop.isPending} onClick={() => stop.mutate()}>
        Stop writing<span className="sr-only">: {title}</span>
      </Button>
    </div>
  </>
)

const Stopped = ({ document: { id, title, status, sectionsDone, sectionsTotal }, failure }: StateProps) => {
  const goOn = useDocumentChange(id, () => call(retryDocument, { id }))
  return (
    <>
      {status === 'failed' ? (
        <Banner tone="error" title="It was not written to its end">
          {failure ?? 'Go on from where it stopped.'}
        </Banner>
      ) : (
        <Notice title="You stopped the writing">
          <p>
            {sectionsDone} of {sectionsTotal} sections are there.
          </p>
        </Notice>
      )}
      <Failure error={goOn.error} title="It did not go on" />
      <div>
        <Button variant="secondary" busy={goOn.isPending} onClick={() => goOn.mutate()}>
          Go on writing<span className="sr-only">: {title}</span>
        </Button>
      </div>
    </>
  )
}

const RenewalStopped = () => (
  <Notice title="You stopped the renewal">
    <p>Nothing was lost: the document stands as it did before, and its files with it.</p>
  </Notice>
)

const RenewalFailed = ({ message }: { message: string }) => (
  <Banner tone="error" title="It was not written again">
    {message} Nothing was lost: the document stands as it did before, and its files with it.
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
