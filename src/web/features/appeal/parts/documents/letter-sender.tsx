/** On a paper that leaves its owner's mailing address blank: the field itself, and the paper is updated with it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type OpenCase, saveCase } from '#contract/case/cases.ts'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { renewDocument } from '#contract/document/edits.ts'
import { isHalfAddress } from '#core/case/mailing-address.ts'
import { LETTER_KINDS } from '#core/document/draft-kinds.ts'
import * as words from '#messages/appeal/letter-address.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { caseQuery } from '../../data.ts'
import { useDocumentChange } from '../../documents.ts'
import { isMailingAddressMissing, MailingAddressField } from '../steps/mailing-address.tsx'

const carriesIt = ({ kind }: WrittenDocument): boolean =>
  kind === 'dr486_answer_sheet' || LETTER_KINDS.includes(kind)

const keepAddress = async ({ id, version, file }: OpenCase, document: WrittenDocument, address: string) => {
  await call(saveCase, { id, version, changes: { filing: { ...file.filing, ownerAddress: address } } })
  await call(renewDocument, { id: document.id })
}

const Asking = ({ opened, document }: { opened: OpenCase; document: WrittenDocument }) => {
  const client = useQueryClient()
  const [address, setAddress] = useState('')
  const { mutate, isPending, error } = useDocumentChange(document.id, () =>
    keepAddress(opened, document, address.trim()).finally(() =>
      Promise.all([
        client.invalidateQueries({ queryKey: caseQuery(opened.id).queryKey }),
        client.invalidateQueries({ queryKey: ['document-changes', document.id] }),
      ]),
    ),
  )
  const isWhole = address.trim() !== '' && !isHalfAddress(address)
  return (
    <Notice tone="deadline" title={words.noMailingAddress()}>
      <div className="stack gap-3">
        <MailingAddressField propertyId={opened.propertyId} address={address} isAsked onChange={setAddress} />
        <Failure title={words.notUpdated()} of={error} />
        <div>
          <Button
            busy={isPending}
            busyLabel={words.updating()}
            disabled={!isWhole}
            disabledReason={words.typeItFirst()}
            onClick={() => mutate()}
          >
            {words.saveAndUpdate()}
          </Button>
        </div>
      </div>
    </Notice>
  )
}

export const LetterSender = ({ caseId, document }: { caseId: string; document: WrittenDocument }) => {
  const { data } = useQuery({ ...caseQuery(caseId), enabled: carriesIt(document) })
  return data && carriesIt(document) && isMailingAddressMissing(data.file) ? (
    <Asking opened={data} document={document} />
  ) : null
}
