/** Files to download and pages to open, each with what it is for. */

import { useMutation } from '@tanstack/react-query'
import { Download, ExternalLink } from 'lucide-react'
import type { CourseModule } from '#contract/course/courses.ts'
import type { FileFormat } from '#contract/course/resources.ts'
import * as words from '#messages/course/resource-list.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { fetchResource } from './resources.ts'

/** Without formats a file is fetched in the one the server offers first. */
type Resource = CourseModule['moduleResources'][number] & { readonly formats?: readonly FileFormat[] }

const typeNames = { template: 'Template', worksheet: 'Worksheet', guide: 'Guide', link: 'Link' } as const

const formatNames: Record<FileFormat, string> = {
  pdf: 'PDF',
  docx: 'Word',
  xlsx: 'Excel',
  ics: words.calendarFile(),
}

type DownloadButtonProps = { resource: Resource; format: FileFormat | undefined }

const DownloadButton = ({ resource, format }: DownloadButtonProps) => {
  const download = useMutation({ mutationFn: fetchResource })
  return (
    <div className="stack gap-2">
      <div>
        <Button
          variant="secondary"
          size="sm"
          busy={download.isPending}
          busyLabel={words.preparing()}
          onClick={() => download.mutate({ id: resource.id, ...(format && { format }) })}
        >
          <Download aria-hidden="true" className="size-4 shrink-0" />
          <span>
            {words.download()}
            {format && ` ${formatNames[format]}`}
            <span className="sr-only">: {resource.title}</span>
          </span>
        </Button>
      </div>
      <Failure
        title={words.theFileDidntDownload()}
        of={download.error}
        otherwise={words.pleaseTryAgainInAMoment()}
      />
    </div>
  )
}

const Downloads = ({ resource }: { resource: Resource }) => (
  <div className="mt-2 flex flex-wrap gap-2">
    {(resource.formats ?? [undefined]).map((format) => (
      <DownloadButton key={format ?? 'only'} resource={resource} format={format} />
    ))}
  </div>
)

export const ResourceItem = ({ resource }: { resource: Resource }) => (
  <div>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
      {resource.type === 'link' ? (
        <a href={resource.url} rel="noopener">
          {resource.title} <ExternalLink aria-hidden="true" className="inline size-4 align-baseline" />
        </a>
      ) : (
        resource.title
      )}
      <Badge>{typeNames[resource.type]}</Badge>
    </p>
    <p className="measure mt-1 text-sm text-soft">{resource.description}</p>
    {resource.type !== 'link' && <Downloads resource={resource} />}
  </div>
)

export const ResourceList = ({ title, resources }: { title: string; resources: readonly Resource[] }) =>
  resources.length === 0 ? null : (
    <section className="no-print @container">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid gap-x-12 gap-y-6 @3xl:grid-cols-2">
        {resources.map((resource) => (
          <li key={resource.id} id={`file-${resource.id}`}>
            <ResourceItem resource={resource} />
          </li>
        ))}
      </ul>
    </section>
  )
