/** The page's width: narrow for reading and forms, wide for boards and tables. */
import type { ReactNode } from 'react'

const widths = {
  form: 'max-w-xl',
  text: 'max-w-3xl',
  // As narrow as reading, and begins where the top bar does.
  column:
    'sm:pl-[max(1.5rem,calc(50vw-34.5rem))] sm:pr-[max(1.5rem,calc(100vw-45rem-max(1.5rem,50vw-34.5rem)))]',
  wide: 'max-w-6xl',
}

export const Container = ({
  width = 'wide',
  children,
}: {
  width?: keyof typeof widths
  children: ReactNode
}) => (
  <div className={`mx-auto w-full px-[min(1rem,5vw)] sm:px-6 print:px-0 ${widths[width]}`}>{children}</div>
)
