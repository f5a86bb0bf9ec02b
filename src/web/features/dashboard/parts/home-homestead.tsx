/** Which homestead the answer counts, and one press for an owner who does not live in the home. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveCase } from '#contract/case/cases.ts'
import { saveProperty } from '#contract/property/properties.ts'
import * as words from '#messages/dashboard/home-homestead.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { type Home, homesQuery } from '#web/features/dashboard/data.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'

/** The case of this year keeps what its owner said as well: its papers go by it. */
const save = async ({ property, own }: SavedHome, homesteadStatus: boolean) => {
  const { id: _, petitionDueOn: __, ...home } = property
  if (own) {
    const notice = { ...own.file.notice, homestead: homesteadStatus }
    await call(saveCase, { id: own.id, version: own.version, changes: { notice } })
  }
  return call(saveProperty, { ...home, homesteadStatus })
}

/** `own`: the case of the newest notices, where there is one. */
type SavedHome = Pick<Home, 'property' | 'own'>

type HomeHomesteadProps = SavedHome & {
  /** null where the record does not have the home. */
  onRecord: boolean | null
}

export const HomeHomestead = ({ property, own, onRecord }: HomeHomesteadProps) => {
  const client = useQueryClient()
  const { homesteadStatus: said } = property
  const { mutate, error } = useMutation({
    mutationFn: (homesteadStatus: boolean) => save({ property, own }, homesteadStatus),
    onSettled: () =>
      Promise.all(
        [homesQuery.queryKey, propertiesQuery.queryKey, ['case'], ['cases'], ['home-outlook']].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  if (!onRecord) return null
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
