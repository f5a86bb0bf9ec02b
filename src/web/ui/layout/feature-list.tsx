/** What a plan holds: a tick for what is there, a clock and a word for what is not there yet. */
import { Check, Clock3 } from 'lucide-react'

/** `note` says what is missing; null when nothing is. */
export type FeatureLine = { readonly name: string; readonly note: string | null }

const Line = ({ name, note }: FeatureLine) => {
  const Mark = note === null ? Check : Clock3
  return (
    <li className="flex gap-3">
      <Mark
        aria-hidden="true"
        className={`mt-1 size-[1.1em] shrink-0 ${note === null ? 'text-action' : 'text-amber'}`}
      />
      <span>
        {name}
        {note && <span className="block text-sm text-soft">{note}</span>}
      </span>
    </li>
  )
}

type FeatureListProps = {
  features: readonly FeatureLine[]
  labelledBy?: string
  /** In two columns where there is room: a long list beside a short one. */
  inColumns?: boolean
}

export const FeatureList = ({ features, labelledBy, inColumns = false }: FeatureListProps) => (
  <ul
    aria-labelledby={labelledBy}
    className={`grid grow content-start gap-x-8 gap-y-1.5 sm:gap-y-2.5 ${inColumns ? 'lg:block lg:columns-2 lg:*:mb-2.5 lg:*:break-inside-avoid' : ''}`}
  >
    {features.map((feature) => (
      <Line key={feature.name} {...feature} />
    ))}
  </ul>
)
