/** One written document: how far it is, its text, and the file to take along. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type DocumentFormat,
  downloadDocument,
  formatsOf,
  type ListedDocument,
  type WrittenDocument,
} from '#contract/ai.ts'
import { call } from '#web/api.ts'
import { failureMessage } from '#web/failure-message.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { documentQuery, isBeingWritten, useWatchedDocument } from '../documents.ts'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const writers: Readonly<Record<WrittenDocument['writtenBy'], string>> = {
  composer: 'Written by our own program, without a language model.',
  model: 'Worded by a language model; every figure was put in and checked by our own program.',
  composer_and_model:
    'Worded in part by a language model; every figure was put in and checked by our own program.',
}

type Section = WrittenDocument['sections'][number]

type NumberedRow = { cells: readonly string[]; key: string }

/** Two rows may read the same; their place tells them apart. */
const SectionTable = ({ table }: { table: NonNullable<Section['table']> }) => (
  // On a phone it scrolls within itself before its words are broken into syllables.
  <div className="[&_table]:min-w-120">
    <DataTable
      caption={table.caption}
      columns={table.columns.map((header, at) => ({
        header,
        rowHeader: at === 0,
        cell: ({ cells }: NumberedRow) => cells[at] ?? '',
      }))}
      rows={table.rows.map((cells, at) => ({ cells, key: String(at) }))}
      rowKey={({ key }) => key}
    />
  </div>
)

const Text = ({ id }: { id: string }) => {
  const { data } = useQuery(documentQuery(id))
  if (!data) return <p role="status">Loading the text…</p>
  return (
    <div className="measure stack gap-5 border-t border-line pt-4">
      {data.sections.map((section) => (
        <section key={section.id} className="stack gap-2">
          <h5 className="font-bold">
            {section.title}
            {section.forOwner && <span className="font-normal text-soft"> (for your eyes only)</span>}
          </h5>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.table && <SectionTable table={section.table} />}
        </section>
      ))}
      <p className="text-sm text-soft">{writers[data.writtenBy]} Read every line before you use it.</p>
    </div>
  )
}

const Failed = ({ id }: { id: string }) => {
  const { data } = useQuery(documentQuery(id))
  return (
    <Banner tone="error" title="It was not written">
      {data?.failure?.message ?? 'Please ask for it again.'}
    </Banner>
  )
}

const FORMATS: Readonly<Record<DocumentFormat, string>> = { pdf: 'PDF', docx: 'Word file' }

const Finished = ({ id, kind, title }: ListedDocument) => {
  const [isRead, setRead] = useState(false)
  const file = useMutation({
    mutationFn: (format: DocumentFormat) => call(downloadDocument, { id, format }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <>
      {file.error && (
        <Banner tone="error" title="The file was not made">
          {failureMessage(file.error, 'Please try again.')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {formatsOf(kind).map((format) => (
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
        <Button variant="quiet" aria-expanded={isRead} onClick={() => setRead(!isRead)}>
          Read it here<span className="sr-only">: {title}</span>
        </Button>
      </div>
      {isRead && <Text id={id} />}
    </>
  )
}

export const DocumentCard = ({ document }: { document: ListedDocument }) => {
  useWatchedDocument(document)
  const { id, title, status, sectionsDone, sectionsTotal, requestedAt } = document
  return (
    <Card as="li">
      <div className="stack gap-4">
        <div>
          <h4 className="font-bold">{title}</h4>
          <p className="text-sm text-soft">Asked for {when.format(new Date(requestedAt))}</p>
        </div>
        {isBeingWritten(document) && (
          <ProgressBar
            label={status === 'queued' ? 'Waiting to be written' : 'Being written'}
            percent={(100 * sectionsDone) / sectionsTotal}
            valueText={`${sectionsDone} of ${sectionsTotal} sections`}
          />
        )}
        {status === 'failed' && <Failed id={id} />}
        {status === 'completed' && <Finished {...document} />}
      </div>
    </Card>
  )
}
