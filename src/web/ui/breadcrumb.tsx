/** Where this page stands, from the top down. */
import { TextLink } from '#web/ui/text-link.tsx'

export type Crumb = { label: string; to: string }

export const Breadcrumb = ({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) => (
  <nav aria-label="Breadcrumb" className="text-sm">
    <ol className="flex flex-wrap gap-x-2">
      {crumbs.map((crumb) => (
        <li key={crumb.to} className="flex gap-2">
          <TextLink to={crumb.to}>{crumb.label}</TextLink>
          <span aria-hidden="true" className="text-soft">
            /
          </span>
        </li>
      ))}
      <li aria-current="page" className="text-soft">
        {current}
      </li>
    </ol>
  </nav>
)
