/** A chart with its title above and what it says in words below. */
import { type ReactNode, useId } from 'react'

type FigureProps = {
  title: string
  /** What the picture says, for everybody and above all for who does not see it. */
  says: ReactNode
  /** What the marks mean. */
  legend?: ReactNode
  children: ReactNode
}

export const Figure = ({ title, says, legend, children }: FigureProps) => {
  const titleId = useId()
  return (
    <figure
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6 print:p-4"
    >
      <div className="stack gap-4">
        <h3 id={titleId}>{title}</h3>
        <figcaption className="measure">{says}</figcaption>
        {legend}
      </div>
      <div className="stack gap-4">{children}</div>
    </figure>
  )
}
