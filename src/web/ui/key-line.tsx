/** What the marks of a chart mean, each mark beside its words. */
import type { ReactNode } from 'react'

const marks = {
  dot: <circle cx="10" cy="10" r="7" className="fill-action" />,
  inkDot: <circle cx="10" cy="10" r="7" className="fill-ink" />,
  hollow: <circle cx="10" cy="10" r="6" strokeWidth="2" className="fill-surface stroke-action" />,
  small: <circle cx="10" cy="10" r="4" className="fill-control" />,
  diamond: <rect x="4" y="4" width="12" height="12" transform="rotate(45 10 10)" className="fill-coral" />,
  square: <rect x="3" y="3" width="14" height="14" rx="2" className="fill-action" />,
  home: <rect x="3" y="3" width="14" height="14" rx="2" className="fill-coral" />,
  range: <line x1="10" x2="10" y1="0" y2="20" strokeWidth="3" className="stroke-coral" />,
  triangle: <path d="M10 3l8 14H2Z" className="fill-ink" />,
  band: <rect x="1" y="3" width="18" height="14" rx="3" className="fill-tint stroke-action" />,
  line: <line x1="10" x2="10" y1="0" y2="20" strokeWidth="3" className="stroke-action" />,
} as const

export type KeyEntry = { readonly mark: keyof typeof marks; readonly words: ReactNode }

export const KeyLine = ({ entries }: { entries: readonly KeyEntry[] }) => (
  <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
    {entries.map(({ mark, words }) => (
      <li key={mark} className="flex items-start gap-2">
        <svg aria-hidden="true" viewBox="0 0 20 20" className="mt-0.5 size-5 shrink-0">
          {marks[mark]}
        </svg>
        <span className="min-w-0">{words}</span>
      </li>
    ))}
  </ul>
)
