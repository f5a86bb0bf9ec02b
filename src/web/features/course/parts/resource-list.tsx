/** Files and links that go with a lesson or a module. */
import { Download, ExternalLink } from 'lucide-react'
import type { CourseModule } from '#contract/courses.ts'
import { Badge } from '#web/ui/badge.tsx'

type Resource = CourseModule['moduleResources'][number]

const typeNames = { template: 'Template', worksheet: 'Worksheet', guide: 'Guide', link: 'Link' } as const

export const ResourceList = ({ title, resources }: { title: string; resources: readonly Resource[] }) =>
  resources.length === 0 ? null : (
    <section className="measure">
      <h2 className="text-xl">{title}</h2>
      <ul className="stack mt-4 gap-4">
        {resources.map((resource) => {
          const Icon = resource.type === 'link' ? ExternalLink : Download
          return (
            <li key={resource.id} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-action" />
              <div>
                <a href={resource.url}>{resource.title}</a> <Badge>{typeNames[resource.type]}</Badge>
                <p className="text-sm text-soft">{resource.description}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
