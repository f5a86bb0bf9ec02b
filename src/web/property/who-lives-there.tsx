/** Takes the answer to whether its owner lives in a home, and keeps it with the home: it is asked nowhere again. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveProperty } from '#contract/property/properties.ts'
import * as words from '#messages/property/who-lives-there.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { LivesHere } from './lives-here.tsx'
import { propertiesQuery } from './properties-query.ts'

export const WhoLivesThere = ({ propertyId }: { propertyId: string }) => {
  const client = useQueryClient()
  const { mutate, error } = useMutation({
    mutationFn: async (livesThere: boolean) => {
      const homes = await client.fetchQuery(propertiesQuery)
      const home = homes.find(({ id }) => id === propertyId)
      if (home === undefined) return
      const { id: _, petitionDueOn: __, ...kept } = home
      await call(saveProperty, { ...kept, livesThere })
    },
    // Not the case itself: it is not read again behind the back of who is typing.
    onSettled: () =>
      Promise.all(
        [propertiesQuery.queryKey, ['dashboard-homes'], ['home-outlook'], ['case-outlook']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return (
    <div className="no-print stack gap-2">
      <p>
        <LivesHere said={null} onSay={mutate} />
      </p>
      <Failure title={words.notSaved()} of={error} otherwise={words.pleaseTryAgain()} />
    </div>
  )
}
