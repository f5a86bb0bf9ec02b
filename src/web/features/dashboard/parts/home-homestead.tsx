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

export const HomeHomestead = ({ property, onRecord }: HomeHomesteadProps) => {
  const client = useQueryClient()
  const { id: _, petitionDueOn: __, ...home } = property
  const { homesteadStatus: said } = home
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
  // Of a home without one only who said that they live elsewhere has something to take back.
  if (!onRecord && (onRecord === null || said || home.livesThere !== false)) return null
  return (
    <div className="stack gap-2">
      <p className="text-sm text-soft">
        {said ? words.countsTheHomestead() : words.youDontLiveHere()}{' '}
        <TextButton onClick={() => mutate(!said)}>
          {said ? words.notYourHomestead() : words.iDoLiveHere()}
        </TextButton>
      </p>
      <Failure title={words.notChanged()} of={error} otherwise={words.pleaseTryAgain()} />
    </div>
  )
}
