/** The counties on a map, as a shortcut for the mouse and the finger; the list beside it holds the same links. */
import { Link } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import type { CountyList } from '#web/features/counties/county-list.ts'

type FloridaMapProps = CountyList & {
  /** Ids that a search has left; null while nothing is sought. */
  found: ReadonlySet<string> | null
}

const fillOf = (found: ReadonlySet<string> | null, id: string): string => {
  if (found === null) return 'fill-tint'
  return found.has(id) ? 'fill-action' : 'fill-surface'
}

const look = 'cursor-pointer stroke-control transition-colors hover:fill-coral'

export const FloridaMap = ({ counties, width, height, found }: FloridaMapProps) => (
  <figure className="stack gap-3">
    <svg
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      aria-hidden="true"
      className="h-auto w-full"
      strokeWidth={2}
    >
      {counties.map(({ id, name, path }) => (
        <Link key={id} to={paths.county(id)} tabIndex={-1}>
          <title>{`${name} County`}</title>
          <path d={path} className={`${look} ${fillOf(found, id)}`} />
        </Link>
      ))}
    </svg>
    <figcaption className="text-sm text-soft">
      Florida’s 67 counties. Press one to open its page; the list has the same links. Shapes: US Census
      Bureau.
    </figcaption>
  </figure>
)
