/** Which of the documents that a case is ready for is not written after all, with the one press that writes it. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import { documentReadiness } from '#core/case/document/ready.ts'
import { type CaseFile, isPurchaseAlone } from '#core/case/file.ts'
import { paperTitle } from '#core/document/paper-title.ts'
import { andList } from '#core/list-format.ts'
import * as words from '#messages/appeal/prepare-card.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { documentsQuery } from '../../documents.ts'
import { useRenewPapers } from '../../packets.ts'

export const NotWritten = ({ opened, file }: { opened: OpenCase; file: CaseFile }) => {
  const { data = [] } = useQuery(documentsQuery(opened))
  const renewal = useRenewPapers()
  const ready = documentReadiness(file).filter(({ waitsFor }) => waitsFor === null)
  const newest = ready.map(({ kind }) => ({ kind, document: data.find((one) => one.kind === kind) }))
  const lacking = newest.filter(({ document }) => document?.status !== 'completed')
  const stopped = lacking.flatMap(({ document }) =>
    document?.status === 'failed' || document?.status === 'cancelled' ? [document] : [],
  )
  if (lacking.length === 0) return null
  const titles = lacking.map(({ kind }) => `“${paperTitle(kind, isPurchaseAlone(file))}”`)
  return (
    <div className="stack items-start gap-3">
      <p>
        {words.someAreNotWritten({
          written: ready.length - lacking.length,
          total: ready.length,
          titles: andList.format(titles),
          count: lacking.length,
        })}
      </p>
      <Failure of={renewal.error} />
      {stopped.length > 0 && (
        <Button variant="secondary" busy={renewal.isPending} onClick={() => renewal.mutate(stopped)}>
          {words.writeItAgain()}
        </Button>
      )}
    </div>
  )
}
