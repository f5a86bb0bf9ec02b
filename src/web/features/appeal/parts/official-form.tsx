/** The official petition form, filled from an answer sheet, where the operator has supplied one. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { downloadOfficialForm, getOfficialForm } from '#contract/document/official-form.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

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
        The official form {form.name} (edition {form.edition}) can be had with the same answers in it: county,
        tax year, your name, parcel and address, and the minutes you need. Your reasons, the boxes and the
        signature stay blank for you. Check every field against your TRIM notice.
      </p>
      {file.error && (
        <Banner tone="error" title="The form was not filled in">
          {failureMessage(file.error, 'Please try again, or copy from the answer sheet.')}
        </Banner>
      )}
      {file.data && file.data.leftBlank.length > 0 && (
        <p role="status" className="measure">
          Left blank for your pen: {file.data.leftBlank.join('; ')}.
        </p>
      )}
      <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate()}>
        Download form {form.name}, not signed
      </Button>
    </div>
  )
}
