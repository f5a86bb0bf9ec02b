/** A case while it is open: what is typed into it by now, and how far that is, step by step. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import type { Upload } from '#contract/document/uploads.ts'
import { petitionsOver } from '#core/appeal/season/petitions-over.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { caseTimeline, stepDates } from '#core/case/days/timeline.ts'
import { improvedBy, isBetterNotToFile } from '#core/case/standing.ts'
import { caseNowOf, caseProgress } from '#core/case/step/progress.ts'
import { isBesideSales } from '#core/case/value-options.ts'
import { isUnderWay } from '#core/document/facts/playbook/money.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { useUser } from '#web/session/session.ts'
import { uploadsQuery, useDraft } from './data.ts'
import { usePacketState } from './packets.ts'

const heldUpload = ({ id, kind, name, caption }: Upload) => ({ id, kind, name, caption })

/** `isHome`: on the page on which its packet is made. */
export const useWorkingCase = (opened: OpenCase, isHome: boolean) => {
  const kept = useDraft(opened)
  const { draft, file } = kept
  const uploads = useQuery(uploadsQuery(opened.id))
  const { taxYear, county, record } = opened
  const today = todayInFlorida(new Date())
  const held = uploads.data?.uploads.map(heldUpload) ?? opened.uploads
  const packet = usePacketState(opened, draft.version(), isHome)
  const outlook = useOutlook(opened.id)
  const { hasPacket } = packet
  const now = caseNowOf(
    { file, taxYear, county, record, today, uploads: held, hasPacket },
    {
      purchase: outlook?.purchase,
      openSteps: outlook?.openSteps,
      keepsPapersHere: useUser().tier === 'ai_enhanced',
      // Where filing is advised against its step stands folded, for who files anyway.
      improvedBy: outlook && !isBetterNotToFile(outlook) ? improvedBy(outlook) : null,
    },
  )
  const { isPurchaseEvidence = false, keepsPapersHere = false } = now
  const { next, missed, steps } = caseProgress(now)
  const { filing, notice } = file
  const over = petitionsOver(
    {
      filedOn: filing.petitionFiledOn,
      printedOn: notice.petitionDueOn,
      reportedOn: county.petitionDeadline,
    },
    today,
  )
  const isAdvisedAgainst = outlook !== undefined && isBetterNotToFile(outlook) && !isUnderWay(file)
  return {
    ...kept,
    opened,
    today,
    packet,
    isAdvisedAgainst,
    held,
    isPurchaseEvidence,
    keepsPapersHere,
    isBesideSales: isBesideSales(outlook?.options ?? []),
    next,
    missed,
    // A case of an earlier year says it beside its step.
    over: over?.year === taxYear ? over : null,
    steps,
    stops: caseTimeline(now),
    dates: stepDates(now),
  }
}

export type WorkingCase = ReturnType<typeof useWorkingCase>
