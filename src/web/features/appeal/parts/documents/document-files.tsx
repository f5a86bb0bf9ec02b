/** The files of a completed document, to take along. */

import { useMutation } from '@tanstack/react-query'
import {
  DOCUMENT_FORMATS,
  type DocumentFormat,
  downloadDocument,
  type ListedDocument,
} from '#contract/document/documents.ts'
import * as words from '#messages/appeal/document-files.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'

const FORMATS: Readonly<Record<DocumentFormat, string>> = { pdf: 'PDF', docx: words.wordFile() }

type FilesProps = Pick<ListedDocument, 'id' | 'title'> & {
  /** One of many in a list, where the word is said once for all of them and none is the main one. */
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
          variant={!isListed && format === 'pdf' ? 'primary' : 'secondary'}
          size={isListed ? 'sm' : 'md'}
          busy={file.isPending && file.variables === format}
          disabled={file.isPending}
          onClick={() => file.mutate(format)}
        >
          <span>
            <span className={isListed ? 'sr-only' : undefined}>{words.download()}</span> {FORMATS[format]}
            <span className="sr-only">: {title}</span>
          </span>
        </Button>
      ))}
      {file.error && (
        <div className="w-full">
          <Failure title={words.weCouldntMakeTheFile()} of={file.error} />
        </div>
      )}
    </>
  )
}
