/** Takes a value for the owner's own. */
import { Check } from 'lucide-react'
import { useState } from 'react'
import * as words from '#messages/appeal/value-beside.ts'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'

type UseProps = Pick<ButtonProps, 'variant' | 'size'> & {
  label: string
  isInUse: boolean
  /** The press was on another button of the same value, which went with it. */
  wasPressed?: boolean
  onUse: () => void
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Who types the value meanwhile goes on typing. */
const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus()
}

/** The button goes with the press; what is in its place says what came of it. */
export const UseIt = ({ label, isInUse, wasPressed = false, onUse, ...look }: UseProps) => {
  const [isPressed, setPressed] = useState(false)
  if (isInUse) {
    return (
      <p
        ref={isPressed ? takeFocus : wasPressed ? takeLostFocus : null}
        tabIndex={-1}
        className="flex min-h-11 items-center gap-1.5 font-bold text-action outline-none"
      >
        <Check aria-hidden="true" className="size-5" />
        {words.inUse()}
        {(isPressed || wasPressed) && <span className="sr-only">{words.itIsFilledInBelow()}</span>}
      </p>
    )
  }
  return (
    <Button
      {...look}
      onClick={() => {
        setPressed(true)
        onUse()
      }}
    >
      {label}
    </Button>
  )
}
