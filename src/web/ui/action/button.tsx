/** A button that can be busy, and that says why when it cannot be pressed. */
import { type ComponentProps, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  fullWidth?: boolean
  /** Shows the spinner and refuses presses while something is under way. */
  busy?: boolean
  /** Replaces the label while busy, for example 'Sending…'. */
  busyLabel?: string
  /** One sentence under the button that tells why it is disabled. */
  disabledReason?: string | undefined
}

/** A browser takes the focus from a button that is disabled, some as late as with the next frame; once it can be pressed again, it has it again. */
const useKeptFocus = (busy: boolean, ref: Ref<HTMLButtonElement> | undefined) => {
  const place = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useImperativeHandle(ref, () => place.current as HTMLButtonElement)
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === place.current
      return
    }
    if (!hadFocus.current) return
    hadFocus.current = false
    const takeBack = () => {
      if (document.activeElement === document.body) place.current?.focus()
    }
    takeBack()
    const frame = requestAnimationFrame(() => requestAnimationFrame(takeBack))
    return () => cancelAnimationFrame(frame)
  }, [busy])
  return place
}

export const Button = ({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  busy = false,
  busyLabel,
  disabledReason,
  disabled = false,
  type = 'button',
  children,
  ref,
  ...rest
}: ButtonProps) => {
  const reasonId = useId()
  const place = useKeptFocus(busy, ref)
  const reason = disabled && !busy ? disabledReason : undefined
  const button = (
    <button
      {...rest}
      ref={place}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      className={buttonStyle(variant, size, fullWidth)}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
  if (!reason) return button
  return (
    <div className={fullWidth ? 'w-full' : 'inline-block max-w-full'}>
      {button}
      <p id={reasonId} className="mt-2 text-sm text-soft">
        {reason}
      </p>
    </div>
  )
}
