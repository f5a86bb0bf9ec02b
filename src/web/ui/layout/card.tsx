/** A bordered box that groups what belongs together. */
import type { ReactNode } from 'react'

type CardProps = {
  children: ReactNode
  highlighted?: boolean
  isFull?: boolean
  as?: 'div' | 'section' | 'article' | 'li'
}

export const Card = ({ children, highlighted = false, isFull = false, as: Element = 'div' }: CardProps) => (
  <Element
    className={`min-w-0 rounded-lg bg-surface p-5 sm:p-6 ${highlighted ? 'border-2 border-action' : `${isFull ? 'border-2' : 'border'} border-line`} ${isFull ? 'h-full' : ''}`}
  >
    {children}
  </Element>
)
