/** Putting our own wording of a section back, after a question: what is there is in the person's own words. */
import { useState } from 'react'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { rewriteDocumentSection } from '#contract/document/edits.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useDocumentChange } from '../../documents.ts'

type OurWordingProps = { document: WrittenDocument; section: WrittenDocument['sections'][number] }

export const OurWordingButton = ({ document: { id }, section }: OurWordingProps) => {
  const [isAsked, setAsked] = useState(false)
  const { id: sectionId, version, title, writtenBy, planned } = section
  const rewriting = useDocumentChange(id, async () => {
    await call(rewriteDocumentSection, { id, sectionId, version, overwrite: true })
    setAsked(false)
  })
  if (!planned || writtenBy !== 'owner') return null
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsked(true)}>
        Put our wording back<span className="sr-only">: {title}</span>
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Replace your own words?"
        description="Our wording comes from the same facts. Your words stay among the earlier versions."
        actions={
          <>
            <Button busy={rewriting.isPending} onClick={() => rewriting.mutate()}>
              Put our wording back
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              Keep mine
            </Button>
          </>
        }
      >
        {rewriting.error && (
          <Banner tone="error" title="Nothing was replaced">
            {failureMessage(rewriting.error, 'Please try again.')}
          </Banner>
        )}
      </Dialog>
    </>
  )
}
