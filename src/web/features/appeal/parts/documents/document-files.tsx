/** The files of a completed document, to take along. */
import { useMutation } from '@tanstack/react-query'
import {
  DOCUMENT_FORMATS,
  type DocumentFormat,
  downloadDocument,
  type ListedDocument,
} from '#contract/document/documents.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

const FORMATS: Readonly<Record<DocumentFormat, string>> = { pdf: 'PDF', docx: 'Word file' }

type FilesProps = Pick<ListedDocument, 'id' | 'title'> & {
  /** One of many in a list, where the word is said once for all of them. */
  isListed?: boolean
}

export const DocumentFiles = ({ id, title, isListed = false }: FilesProps) => {
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
          size={isListed ? 'sm' : 'md'}
          busy={file.isPending && file.variables === format}
          disabled={file.isPending}
          onClick={() => file.mutate(format)}
        >
          <span>
            <span className={isListed ? 'sr-only' : undefined}>Download</span> {FORMATS[format]}
            <span className="sr-only">: {title}</span>
          </span>
        </Button>
      ))}
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
