/** Back and next, large and at the foot of the screen, within reach of one thumb; the arrow keys do the same. */
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useKeys } from '#web/use-keys.ts'

type StepBarProps = { back: () => void; next: () => void; nextLabel: string }

const shape =
  'inline-flex min-h-16 items-center justify-center gap-2 rounded-md border border-action px-3 text-xl font-bold'

export const StepBar = ({ back, next, nextLabel }: StepBarProps) => {
  useKeys({ ArrowLeft: back, ArrowRight: next })
  return (
    <div
      data-step-bar
      className="sticky bottom-0 -mx-4 grid grid-cols-[2fr_3fr] gap-3 border-t border-line bg-paper px-4 py-3 sm:-mx-6 sm:px-6"
    >
      <button type="button" onClick={back} className={`${shape} bg-surface text-action hover:bg-tint`}>
        <ArrowLeft aria-hidden="true" className="size-6 shrink-0" />
        Back
      </button>
      <button
        type="button"
        onClick={next}
        className={`${shape} bg-action text-on-action hover:bg-action-hover`}
      >
        {nextLabel}
        <ArrowRight aria-hidden="true" className="size-6 shrink-0" />
      </button>
    </div>
  )
}
