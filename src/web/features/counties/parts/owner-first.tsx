/** For a signed-in person, in place of the free report: the way into their case, when they have one. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/counties/owner-first.ts'
import { newestCaseQuery } from '#web/case/newest.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type OwnerFirstProps = {
  countyId: string
  /** What everybody else sees. */
  otherwise: ReactNode
}

/** A case in this county has a card of its own on the page already. */
export const OwnerFirst = ({ countyId, otherwise }: OwnerFirstProps) => {
  const session = useSession()
  const hasCourse = session.status === 'signed-in' && session.user.tier !== null
  const { data: own, isLoading } = useQuery({ ...newestCaseQuery, enabled: hasCourse })
  if (session.status === 'loading' || isLoading) return null
  if (!own) return otherwise
  if (own.countyId === countyId) return null
  return (
    <Card as="section">
      <div className="stack gap-3">
        <h2 className="text-xl">{words.yourCaseFor({ address: own.address })}</h2>
        <p className="measure">
          {words.itIsInCountyNext({ countyName: own.countyName, title: own.nextStep.title })}
        </p>
        <div>
          <ButtonLink to={paths.appealCase(own.id)}>
            {words.continueYourCase({ taxYear: own.taxYear })}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
