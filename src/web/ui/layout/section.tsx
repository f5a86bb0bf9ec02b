/** One titled part of a long page, reachable by its anchor. */
import { type ReactNode, useId } from 'react'
import { Container } from './container.tsx'

type SectionProps = {
  id?: string
  /** A few words above the title. */
  kicker?: string
  title: string
  lead?: ReactNode
  ground?: 'paper' | 'sunken'
  children: ReactNode
}

export const Section = ({ id, kicker, title, lead, ground = 'paper', children }: SectionProps) => {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`py-6 sm:py-16 ${ground === 'sunken' ? 'border-y border-line bg-sunken' : ''}`}
    >
      <Container>
        <div className="measure">
          {kicker && <p className="mb-2 text-sm font-bold text-action">{kicker}</p>}
          <h2 id={titleId}>{title}</h2>
          {lead && <p className="mt-3 text-soft sm:mt-4 sm:text-lg">{lead}</p>}
        </div>
        <div className="mt-5 sm:mt-10">{children}</div>
      </Container>
    </section>
  )
}
