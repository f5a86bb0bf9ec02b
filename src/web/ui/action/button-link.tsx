/** A link that looks like a button: inside the app by `to`, to files and other sites by `href`. */
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'

type Look = { variant?: ButtonVariant; size?: ButtonSize; fullWidth?: boolean; children: ReactNode }
type Inside = Look & {
  to: string
  /** What the page is to know of the visit beside its address. */
  state?: unknown
  href?: never
  /** What going there says, beside going there. */
  onClick?: (() => void) | undefined
}
type Outside = Look & { href: string; to?: never; state?: never } & Pick<
    ComponentProps<'a'>,
    'download' | 'target' | 'rel' | 'ref'
  >

export const ButtonLink = ({ variant, size, fullWidth, children, ...where }: Inside | Outside) => {
  const className = buttonStyle(variant, size, fullWidth)
  if (where.to !== undefined) {
    return (
      <Link to={where.to} state={where.state} onClick={where.onClick} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a {...where} className={className}>
      {children}
    </a>
  )
}
