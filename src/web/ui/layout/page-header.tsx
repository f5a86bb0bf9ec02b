/** The head of a page: where it stands, its one title, a sentence, its main action. */
import type { ReactNode } from 'react'
import * as words from '#messages/ui/page-header.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

type Crumb = { label: string; to: string }

/** In one line with what follows it, so that none is left at the end of a line. */
const Separator = () => (
  <span aria-hidden="true" className="text-soft">
    /
  </span>
)

/** Where this page stands, from the top down. */
const Breadcrumb = ({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) => (
  <nav aria-label={words.breadcrumb()} className="text-sm">
    <ol className="flex flex-wrap gap-x-2">
      {crumbs.map((crumb, at) => (
        <li key={crumb.to} className="flex gap-2">
          {at > 0 && <Separator />}
          <TextLink to={crumb.to}>{crumb.label}</TextLink>
        </li>
      ))}
      <li aria-current="page" className="flex gap-2 text-soft few-words:sr-only">
        <Separator />
        {current}
      </li>
    </ol>
  </nav>
)

type PageHeaderProps = { title: string; lead?: ReactNode; crumbs?: readonly Crumb[]; action?: ReactNode }

export const PageHeader = ({ title, lead, crumbs, action }: PageHeaderProps) => (
  <header className="stack gap-3">
    {crumbs && <Breadcrumb crumbs={crumbs} current={title} />}
    <div className="flex flex-wrap items-end justify-between gap-4">
      <h1 className="few-words:text-[max(1.1875rem,8vw)]">{title}</h1>
      {action}
    </div>
    {lead && <p className="measure text-lg text-soft">{lead}</p>}
  </header>
)
