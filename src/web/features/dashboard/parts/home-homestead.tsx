/** Which homestead the answer counts, and one press for an owner who does not live in the home, or does after all. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveProperty } from '#contract/property/properties.ts'
import * as words from '#messages/dashboard/home-homestead.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { type Home, homesQuery } from '#web/features/dashboard/data.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'

type HomeHomesteadProps = Pick<Home, 'property'> & {
  /** null where the record does not have the home. */
  onRecord: boolean | null
}

/** Of a home without a homestead on its record, what was asked is whether its owner lives there; null while they were not, and where nothing is known. */
const saidOf = ({ homesteadStatus, livesThere }: Home['property'], onRecord: boolean | null) => {
  if (onRecord === null) return null
  return onRecord ? homesteadStatus : homesteadStatus ? null : livesThere
}

export const HomeHomestead = ({ property, onRecord }: HomeHomesteadProps) => {
  const client = useQueryClient()
  const { id: _, petitionDueOn: __, ...home } = property
  const said = saidOf(property, onRecord)
  const { mutate, error } = useMutation({
    mutationFn: (isHome: boolean) =>
      call(saveProperty, { ...home, ...(onRecord && { homesteadStatus: isHome }), livesThere: isHome }),
    onSettled: () =>
      Promise.all(
        [homesQuery.queryKey, propertiesQuery.queryKey, ['case'], ['cases'], ['home-outlook']].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  if (said === null) return null
  return (
    <div className="stack gap-2">
      <p className="text-sm text-soft">
        {!said && words.youDontLiveHere()}
        {said && (onRecord ? words.countsTheHomestead() : words.youLiveHere())}{' '}
        <TextButton onClick={() => mutate(!said)}>
          {!said && words.iDoLiveHere()}
          {said && (onRecord ? words.notYourHomestead() : words.iDontLiveHere())}
        </TextButton>
      </p>
      <Failure title={words.notChanged()} of={error} otherwise={words.pleaseTryAgain()} />
    </div>
  )
}
