/** Asks which of two homes is the homestead where both are said to be. */
import { useQuery } from '@tanstack/react-query'
import type { SavedProperty } from '#contract/property/properties.ts'
import * as words from '#messages/property-setup/one-homestead.ts'
import { Failure } from '#web/call/failure.tsx'
import { useKeepHome } from '#web/features/property-setup/data.ts'
import {
  addressText,
  draftOfHome,
  type HomeDraft,
  savedHomeOf,
} from '#web/features/property-setup/home-draft.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

const otherHomestead = (home: HomeDraft, homes: readonly SavedProperty[]): SavedProperty | undefined =>
  homes.find((one) => one.homesteadStatus && one !== savedHomeOf(home, homes))

const withoutHomestead = ({ id: _, petitionDueOn: __, ...home }: SavedProperty) => ({
  ...home,
  homesteadStatus: false,
})

type OneHomesteadProps = { home: HomeDraft; onOther: () => void }

/** The other home is changed by the answer alone; either keeps everything else. */
export const OneHomestead = ({ home, onOther }: OneHomesteadProps) => {
  const { data: homes = [] } = useQuery(propertiesQuery)
  const keeping = useKeepHome()
  const other = otherHomestead(home, homes)
  if (other === undefined) return null
  return (
    <Banner tone="info" title={words.floridaAllowsOneHomestead()}>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={keeping.isPending}
          busyLabel={words.saving()}
          onClick={() => keeping.mutate(withoutHomestead(other))}
        >
          {addressText(home)}
        </Button>
        <Button variant="secondary" onClick={onOther}>
          {addressText(draftOfHome(other))}
        </Button>
        <Button
          variant="secondary"
          disabled={keeping.isPending}
          onClick={() => keeping.mutate(withoutHomestead(other), { onSuccess: onOther })}
        >
          {words.neither()}
        </Button>
      </div>
      <Failure title={words.thatDidntSave()} of={keeping.error} />
    </Banner>
  )
}
