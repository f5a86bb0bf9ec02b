/** The numbers of the newest notice that the owner gave before, in a report or the case. */
import { useQuery } from '@tanstack/react-query'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { useUser } from '#web/session/session.ts'
import { draftOfNotice, type TrimDraft } from '#web/verdict/trim/draft.ts'
import { typedNoticeQuery } from './data.ts'
import { type HomeDraft, savedHomeOf } from './home-draft.ts'

/** undefined while they are looked for. */
export const useGivenBefore = (home: HomeDraft): TrimDraft | null | undefined => {
  const { tier } = useUser()
  const { data: homes, isPending: areHomesPending } = useQuery(propertiesQuery)
  const saved = homes && savedHomeOf(home, homes)
  const isAsked = saved !== undefined && tier !== null
  const { data, isPending } = useQuery({ ...typedNoticeQuery(saved?.id ?? ''), enabled: isAsked })
  if (areHomesPending || (isAsked && isPending)) return undefined
  return saved && data
    ? draftOfNotice(data.notice, { countyId: saved.countyId, taxYear: data.taxYear })
    : null
}
