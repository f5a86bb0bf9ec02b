/** One press for all that the case is ready for, with what it prepares and what the rest waits for. */
import { Check, Circle } from 'lucide-react'
import type { OpenCase } from '#contract/case/cases.ts'
import { documentReadiness, type Readiness } from '#core/case/document/ready.ts'
import type { documentRequest } from '#core/case/document/request.ts'
import type { CaseFile } from '#core/case/file.ts'
import { DOCUMENT_TITLES, type DocumentKind } from '#core/document/draft-kinds.ts'
import * as words from '#messages/appeal/prepare-card.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { Draft } from '../../autosave.ts'
import { documentGroups } from '../../document-words.ts'
import { type Prepared, usePrepareEverything } from '../../prepare.ts'

type PrepareProps = {
  opened: OpenCase
  draft: Draft
  file: CaseFile
  /** What a document of this kind is asked for with. */
  requestOf: (kind: DocumentKind) => ReturnType<typeof documentRequest>
  /** The documents that the press made can be shown. */
  onPrepared: () => void
}

const Line = ({ kind, waitsFor }: Readiness) => {
  const Icon = waitsFor === null ? Check : Circle
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden="true"
        className={`mt-1 size-4 shrink-0 ${waitsFor === null ? 'text-action' : 'text-soft'}`}
      />
      <span>
        {DOCUMENT_TITLES[kind]}
        {waitsFor !== null && (
          <span className="block text-sm text-soft">{words.needs({ missing: waitsFor })}</span>
        )}
      </span>
    </li>
  )
}

const Groups = ({ readiness }: { readiness: readonly Readiness[] }) => (
  <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {documentGroups.map(({ id, title, documents }) => {
      const here = readiness.filter(({ kind }) => documents.some((one) => one.kind === kind))
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
  'not-written': words.oneDocumentWasntWrittenTheList(),
  'still-writing': words.yourDocumentsAreTakingLongerThan(),
}

/** The packet is what the press is for, so what keeps it away is said before the press. */
const withoutPacket = (readiness: readonly Readiness[]): boolean =>
  !readiness.some(({ kind, waitsFor }) => kind === 'evidence_list' && waitsFor === null)

export const PrepareCard = ({ opened, draft, file, requestOf, onPrepared }: PrepareProps) => {
  const readiness = documentReadiness(file)
  const ready = readiness.filter(({ waitsFor }) => waitsFor === null)
  const { preparing, doing } = usePrepareEverything(opened, draft.flush)
  return (
    <Card as="section" highlighted>
      <div className="stack gap-5">
        <div>
          <h3 className="text-lg">{words.everythingAtOnce()}</h3>
          <p className="measure">{words.onePressWritesWhatYourCase()}</p>
        </div>
        <Groups readiness={readiness} />
        <div>
          <Button
            variant="secondary"
            busy={preparing.isPending}
            busyLabel={doing || words.preparing()}
            onClick={() =>
              preparing.mutate(
                ready.flatMap(({ kind }) => {
                  const asked = requestOf(kind)
                  return asked.ok ? [asked.value] : []
                }),
                { onSuccess: (prepared) => prepared !== 'still-writing' && onPrepared() },
              )
            }
          >
            {words.prepareEverythingThatIsReady()}
          </Button>
          {withoutPacket(readiness) && (
            <p className="mt-2 text-sm text-soft">{words.thePacketComesOnceYouveEntered()}</p>
          )}
        </div>
        <p role="status">{preparing.isPending ? doing : preparing.data ? said[preparing.data] : ''}</p>
        {preparing.error && (
          <Banner tone="error" title={words.notEverythingWasPrepared()}>
            {failureMessage(preparing.error, words.pressAgainWhatIsReadyStays())}
          </Banner>
        )}
      </div>
    </Card>
  )
}
