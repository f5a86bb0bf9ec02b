/** The head of a page: where it stands, its one title, a sentence, its main action. */
import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx'

type PageHeaderProps = { title: string; lead?: ReactNode; crumbs?: readonly Crumb[]; action?: ReactNode }

export const PageHeader = ({ title, lead, crumbs, action }: PageHeaderProps) => (
  <header className="stack gap-3">
    {crumbs && <Breadcrumb crumbs={crumbs} current={title} />}
    <div className="flex flex-wrap items-end justify-between gap-4">
      <h1>{title}</h1>
      {action}
    </div>
    {lead && <p className="measure text-lg text-soft">{lead}</p>}
  </header>
)
