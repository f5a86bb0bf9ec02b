/** Where in Florida a county lies, its neighbours beside it. */
import type { CountyGuide } from '#web/features/counties/county-guide.ts'

export const LocatorMap = ({ name, map }: Pick<CountyGuide, 'name' | 'map'>) => (
  <svg
    viewBox={`-8 -8 ${map.width + 16} ${map.height + 16}`}
    role="img"
    aria-label={`Map of Florida with ${name} filled in; its neighbors are listed beside it.`}
    className="h-auto w-full max-w-sm stroke-control print:max-w-60"
    strokeWidth={3}
  >
    <path d={map.outline} className="fill-surface" />
    {map.around.map((path) => (
      <path key={path} d={path} className="fill-tint" />
    ))}
    <path d={map.own} className="fill-action" />
  </svg>
)
