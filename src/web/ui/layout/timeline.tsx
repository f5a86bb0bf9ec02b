/** A row of dated stages in order, with the present one marked in words and shape. */
import type { ReactNode } from 'react'

export type TimelineStage = { key: string; when: string; title: string; text?: ReactNode }

type TimelineProps = {
  label: string
  stages: readonly TimelineStage[]
  /** Key of the present stage; null while it is not known. */
  current: string | null
  /** Shown at the present stage, for example 'You are here'. */
  currentText: string
}

export const Timeline = ({ label, stages, current, currentText }: TimelineProps) => (
  <ol aria-label={label} className="grid gap-0 lg:auto-cols-fr lg:grid-flow-col">
    {stages.map((stage) => {
      const here = stage.key === current
      return (
        <li
          key={stage.key}
          aria-current={here ? 'step' : undefined}
          className="relative border-l-4 border-control pb-6 pl-6 last:pb-0 lg:min-h-40 lg:border-t-4 lg:border-l-0 lg:pt-6 lg:pr-6 lg:pb-0 lg:pl-0"
        >
          <span
            aria-hidden="true"
            className={`absolute -left-3 top-0 size-5 rounded-full border-4 lg:-top-3 lg:left-0 ${
              here ? 'border-amber bg-amber' : 'border-control bg-surface'
            }`}
          />
          <p className="text-sm text-soft">{stage.when}</p>
          <p className="font-bold">{stage.title}</p>
          {stage.text && <p className="text-sm text-soft">{stage.text}</p>}
          {here && (
            <p className="mt-2 inline-block rounded-full border border-amber-line bg-amber-tint px-3 text-sm font-bold text-amber">
              {currentText}
            </p>
          )}
        </li>
      )
    })}
  </ol>
)
