/** Having one section written anew, after a question where it is in the person's own words. */
import { useState } from 'react'
import type { WrittenDocument } from '#contract/ai.ts'
import { rewriteDocumentSection } from '#contract/document-edits.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useDocumentChange } from '../../documents.ts'

type Section = WrittenDocument['sections'][number]
type Writer = 'composer' | 'model'

const LABELS: Readonly<Record<Writer, string>> = {
  model: 'Let the language model word it',
  composer: 'Let our own program write it',
}

/** Our own program writes the same again, so it is offered only where the present text is not its own. */
const writersFor = ({ planned, writtenBy, modelMayWrite }: Section): readonly Writer[] => {
  if (!planned) return []
  return [
    ...(modelMayWrite ? (['model'] as const) : []),
    ...(writtenBy === 'composer' ? [] : (['composer'] as const)),
  ]
}

type RewriteProps = { document: WrittenDocument; section: Section }

export const RewriteButton = ({ document: { id }, section }: RewriteProps) => {
  const [isAsked, setAsked] = useState(false)
  const { id: sectionId, version, title, writtenBy, rewrite } = section
  const rewriting = useDocumentChange(id, async (by: Writer) => {
    await call(rewriteDocumentSection, { id, sectionId, version, by, overwrite: writtenBy === 'owner' })
    setAsked(false)
  })
  const writers = writersFor(section)
  if (writers.length === 0) return null
  return (
    <>
      <Button size="sm" variant="quiet" disabled={rewrite === 'asked'} onClick={() => setAsked(true)}>
        Write anew<span className="sr-only">: {title}</span>
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={writtenBy === 'owner' ? 'Write over your own words?' : `Write “${title}” anew?`}
        description="From the same facts. The text you have now stays among the earlier versions."
        actions={
          <>
            {writers.map((by) => (
              <Button
                key={by}
                busy={rewriting.isPending && rewriting.variables === by}
                disabled={rewriting.isPending}
                onClick={() => rewriting.mutate(by)}
              >
                {LABELS[by]}
              </Button>
            ))}
            <Button variant="secondary" onClick={() => setAsked(false)}>
              Keep what is there
            </Button>
          </>
        }
      >
        {rewriting.error && (
          <Banner tone="error" title="It was not begun">
            {failureMessage(rewriting.error, 'Please try again.')}
          </Banner>
        )}
      </Dialog>
    </>
  )
}
