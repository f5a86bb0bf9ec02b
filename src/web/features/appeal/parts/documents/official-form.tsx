/** The official petition form, filled from an answer sheet, where the operator has supplied one. */

import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { downloadOfficialForm, getOfficialForm } from '#contract/document/official-form.ts'
import * as words from '#messages/appeal/official-form.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'

const officialFormQuery = queryOptions({
  queryKey: ['official-form'],
  queryFn: async () => (await call(getOfficialForm, {})).form,
  staleTime: 5 * 60_000,
})

export const OfficialFormFile = ({ documentId }: { documentId: string }) => {
  const { data: form } = useQuery(officialFormQuery)
  const file = useMutation({
    mutationFn: () => call(downloadOfficialForm, { id: documentId }),
    onSuccess: ({ url }) => location.assign(url),
  })
  if (!form) return null
  return (
    <div className="stack items-start gap-3 border-t border-line pt-4">
      <p className="measure">
        {words.theOfficialFormEditionCanBe({ name: form.name, edition: form.edition })}
      </p>
      <Failure
        title={words.theFormWasNotFilledIn()}
        of={file.error}
        otherwise={words.pleaseTryAgainOrCopyFrom()}
      />
      {file.data && file.data.leftBlank.length > 0 && (
        <p role="status" className="measure">
          {words.leftBlankForYourPen({ fields: file.data.leftBlank.join('; ') })}
        </p>
      )}
      <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
        {words.downloadFormNotSigned({ name: form.name })}
      </Button>
    </div>
  )
}
