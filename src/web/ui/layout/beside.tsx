/** A page's main column with a second one beside it where there is room; on a narrow screen the second comes below the first. */
import type { ReactNode } from 'react'

type BesideProps = {
  children: ReactNode
  side: ReactNode
  /** Under the main column; on a narrow screen below the second one too. */
  after?: ReactNode
}

export const Beside = ({ children, side, after }: BesideProps) => (
  <div
    className={`grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-x-12 print:block ${after ? 'lg:grid-rows-[auto_1fr]' : ''}`}
  >
    <div className="stack gap-8">{children}</div>
    <div className={`stack gap-8 ${after ? 'lg:row-span-2' : ''}`}>{side}</div>
    {after && <div className="stack gap-8 empty:hidden">{after}</div>}
  </div>
)
