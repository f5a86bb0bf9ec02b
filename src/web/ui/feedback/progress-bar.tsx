/** How far something is, as a bar with its percentage in words. */
import { percentDone } from '#core/percent.ts'

type ProgressBarProps = {
  label: string
  /** 0 to 100. */
  percent: number
  /** Said instead of '40%', for example '2 of 7 modules'. */
  valueText?: string
  hideLabel?: boolean
}

export const ProgressBar = ({ label, percent, valueText, hideLabel = false }: ProgressBarProps) => {
  const rounded = percentDone(percent, 100)
  const text = valueText ?? `${rounded}%`
  return (
    <div>
      <div className={hideLabel ? 'sr-only' : 'mb-1 flex justify-between gap-4 text-sm'}>
        <span>{label}</span>
        <span className="tabular font-bold">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={rounded}
        aria-valuetext={text}
      >
        <svg className="block h-3 w-full rounded-full bg-sunken" aria-hidden="true">
          <rect width="100%" height="100%" rx="6" className="fill-none stroke-control" strokeWidth="2" />
          <rect width={`${rounded}%`} height="100%" rx="6" className="fill-action" />
        </svg>
      </div>
    </div>
  )
}
