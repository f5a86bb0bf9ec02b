/** Asks for the report of a home that is entered, and opens it: nothing of the home is typed or confirmed again. */
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import * as words from '#messages/property-setup/open-answer.ts'
import { Failure } from '#web/call/failure.tsx'
import { answerOfHomeQuery } from '#web/features/property-setup/data.ts'
import { addressText, draftOfHome } from '#web/features/property-setup/home-draft.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

const Looking = () => (
  <Skeleton message={words.lookingUpYourHome()}>
    <SkeletonText lines={5} />
  </Skeleton>
)

const Opening = ({ home }: { home: SavedProperty }) => {
  const { email } = useUser()
  const { data, error, isFetching, refetch } = useQuery(answerOfHomeQuery(email, home))
  if (data) return <Navigate to={paths.report(data.leadId)} replace />
  return (
    <div className="stack gap-6">
      <h1>{addressText(draftOfHome(home))}</h1>
      {error ? (
        <>
          <Failure title={words.weCouldntOpenTheAnswer()} of={error} />
          <div>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {words.tryAgain()}
            </Button>
          </div>
        </>
      ) : (
        <Looking />
      )}
    </div>
  )
}

export const OpenAnswer = ({ propertyId }: { propertyId: string }) => {
  const { data: homes, error } = useQuery(propertiesQuery)
  const home = homes?.find(({ id }) => id === propertyId)
  if (home) return <Opening home={home} />
  // Removed in another window, or the list does not come: it can be looked up here.
  return homes || error ? <Navigate to={paths.propertySetup()} replace /> : <Looking />
}
