/** For the owner of a case about the home of a report: the way to it, and why its figures may be others. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/report/own-case.ts'
import { ownCaseQuery } from '#web/case/own.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { useSession } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

type OwnCaseProps = { countyId: string; parcelId: string }

export const OwnCase = ({ countyId, parcelId }: OwnCaseProps) => {
  const session = useSession()
  const hasCourse = session.status === 'signed-in' && session.user.tier !== null
  const { data: homes } = useQuery({ ...propertiesQuery, enabled: hasCourse })
  const home = homes?.find((one) => one.parcelId === parcelId && one.countyId === countyId)
  const { data: own } = useQuery({
    ...ownCaseQuery(home?.id ?? ''),
    enabled: hasCourse && home !== undefined,
  })
  if (!own) return null
  return (
    <div className="no-print">
      <Notice>
        <p>
          {words.youHaveACase()}{' '}
          <TextLink to={paths.appealCase(own.id)}>{words.openYourCase({ taxYear: own.taxYear })}</TextLink>
        </p>
      </Notice>
    </div>
  )
}
