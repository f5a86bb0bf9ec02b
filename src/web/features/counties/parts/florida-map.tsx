/** The counties on a map, as a shortcut for the mouse and the finger; the list beside it holds the same links. */
import { Link } from 'react-router'
import { placeOnMap } from '#content/county/florida-map.ts'
import { paths } from '#contract/page-paths.ts'
import type { ZipPlace } from '#contract/property/zip-places.ts'
import * as words from '#messages/counties/florida-map.ts'
import type { CountyList } from '#web/features/counties/county-list.ts'

type FloridaMapProps = Omit<CountyList, 'addresses'> & {
  /** Ids that a search has left; null while nothing is sought. */
  found: ReadonlySet<string> | null
  /** A ZIP code whose middle is marked. */
  place: ZipPlace | null
}

const fillOf = (found: ReadonlySet<string> | null, id: string): string => {
  if (found === null) return 'fill-tint'
  return found.has(id) ? 'fill-action' : 'fill-surface'
}

const look = 'cursor-pointer stroke-control transition-colors hover:fill-coral'

const ZipSpot = ({ zip, center }: ZipPlace) => {
  const [x, y] = placeOnMap([center.longitude, center.latitude])
  return (
    <circle cx={x} cy={y} r={13} className="pointer-events-none fill-coral stroke-surface" strokeWidth={4}>
      <title>{words.theMiddleOfZip({ zip })}</title>
    </circle>
  )
}

export const FloridaMap = ({ counties, width, height, found, place }: FloridaMapProps) => (
  <figure className="stack gap-3">
    <svg
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      aria-hidden="true"
      className="h-auto w-full"
      strokeWidth={2}
    >
      {counties.map(({ id, name, path }) => (
        <Link key={id} to={paths.county(id)} tabIndex={-1}>
          <title>{words.county({ name })}</title>
          <path d={path} className={`${look} ${fillOf(found, id)}`} />
        </Link>
      ))}
      {place && <ZipSpot {...place} />}
    </svg>
    <figcaption className="text-sm text-soft">
      {words.floridas67CountiesPressOneTo()}
      {place && words.theDotIsTheMiddleOf()}
    </figcaption>
  </figure>
)
