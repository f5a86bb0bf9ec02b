/** Putting our own wording of a section back, after a question: what is there is in the person's own words. */

import { useState } from 'react'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { rewriteDocumentSection } from '#contract/document/edits.ts'
import * as words from '#messages/appeal/our-wording-button.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
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
        {words.putOurWordingBack()}
        <span className="sr-only">: {title}</span>
      </Button>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={words.replaceYourOwnWords()}
        description={words.ourWordingComesFromTheSame()}
        actions={
          <>
            <Button busy={rewriting.isPending} onClick={() => rewriting.mutate()}>
              {words.putOurWordingBack()}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {words.keepMine()}
            </Button>
          </>
        }
      >
        <Failure title={words.weCouldntPutOurWording()} of={rewriting.error} />
      </Dialog>
    </>
  )
}
