/** The files of a completed document, to take along. */
import { useMutation } from '@tanstack/react-query'
import { DOCUMENT_FORMATS, type DocumentFormat, downloadDocument, type ListedDocument } from '#contract/ai.ts'
import { HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

const FORMATS: Readonly<Record<DocumentFormat, string>> = { pdf: 'PDF', docx: 'Word file' }

export const DocumentFiles = ({ id, kind, title }: Pick<ListedDocument, 'id' | 'kind' | 'title'>) => {
  const file = useMutation({
    mutationFn: (format: DocumentFormat) => call(downloadDocument, { id, format }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <>
      {DOCUMENT_FORMATS.map((format) => (
        <Button
          key={format}
          variant="secondary"
          busy={file.isPending && file.variables === format}
          disabled={file.isPending}
          onClick={() => file.mutate(format)}
        >
          Download {FORMATS[format]}
          <span className="sr-only">: {title}</span>
        </Button>
      ))}
      {HANDED_OVER_KINDS.includes(kind) && (
        <p className="w-full text-sm text-soft">
          The Word file has only the pages that are sent; the PDF has the pages for you as well, at its end.
        </p>
      )}
      {file.error && (
        <div className="w-full">
          <Banner tone="error" title="The file was not made">
            {failureMessage(file.error, 'Please try again.')}
          </Banner>
        </div>
      )}
    </>
  )
}
