/** The six numbers on the report page: because the home is not on a roll here, or because the notice says otherwise. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/report/numbers-part.ts'
import { answered } from '#web/features/report/parts/answered.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { useSubmitTrimNumbers } from '#web/verdict/report-query.ts'
import { answerText, draftOfNumbers, newTrimDraft, recordedNumbers } from '#web/verdict/trim/draft.ts'
import { TrimForm } from '#web/verdict/trim/form.tsx'
import { keepDraft, keptDraft } from '#web/verdict/trim/kept-draft.ts'

/** Numbers of an older notice are not filled in again on another visit: they would be typed over one by one, or left by mistake. */
const startOf = ({ leadId, address, trimNumbers, parcel, season, reportStatus }: Report) => {
  // Or typed on the landing page, before there was a report.
  const kept = keptDraft(leadId) ?? (reportStatus.status === 'ready' ? null : keptDraft(address))
  if (kept) return kept
  if (trimNumbers && season.isCurrent) return draftOfNumbers(trimNumbers)
  if (trimNumbers) return newTrimDraft(new Date(), { countyId: trimNumbers.countyId })
  if (parcel === null) return newTrimDraft(new Date())
  const known = { countyId: parcel.countyId, homestead: answerText(parcel.homestead) }
  return newTrimDraft(
    new Date(),
    season.isCurrent && reportStatus.status === 'ready' ? { ...known, ...recordedNumbers(parcel) } : known,
  )
}

const why = ({ reportStatus, season, nextStep }: Report): string => {
  if (reportStatus.status !== 'ready') return reportStatus.message
  if (!season.isCurrent) return words.withTheNumbersOfYouGet({ currentTaxYear: season.currentTaxYear })
  return nextStep?.kind === 'check_numbers' ? words.yourNoticeCanSettleWhat() : words.theNoticeInYourHandIs()
}

type NumbersPartProps = {
  report: Report
  takesFocus: boolean
  /** Leads back to what was here before; null when there is nothing to go back to. */
  onBack: (() => void) | null
  /** For a home that was not found: the address may be wrong. */
  onCorrectAddress: (() => void) | null
  onDone: () => void
}

export const NumbersPart = ({ report, takesFocus, onBack, onCorrectAddress, onDone }: NumbersPartProps) => {
  const [start] = useState(() => startOf(report))
  const navigate = useNavigate()
  const submit = useSubmitTrimNumbers(report.leadId)
  /** The first numbers get a report at an address of its own, which whoever asks for this home again is not given. */
  const done = ({ leadId, season }: Report) => {
    if (leadId === report.leadId) {
      // The report itself has them now, and shows them where they are this year's.
      if (season.isCurrent) keepDraft(leadId, null)
      return onDone()
    }
    // Whoever comes back to either of the two finds what they typed, with the year they chose.
    keepDraft(leadId, keptDraft(report.leadId))
    void navigate(paths.report(leadId), { state: answered })
  }
  return (
    <div className="stack max-w-5xl gap-6">
      {onBack && (
        <p>
          <TextButton onClick={onBack}>{words.back()}</TextButton>
        </p>
      )}
      <FocusedHeading level={1} takesFocus={takesFocus}>
        {words.sixNumbersFromYourTrimNotice()}
      </FocusedHeading>
      {onCorrectAddress && (
        <p>
          {rich(words.youAskedAbout({ strong: () => <strong>{report.address}</strong> }))}{' '}
          <TextButton onClick={onCorrectAddress}>{words.correctTheAddress()}</TextButton>
        </p>
      )}
      <p className="text-lg">{why(report)}</p>
      <p>{rich(words.youllFindTheNumbersOnYour({ strong: (text: string) => <strong>{text}</strong> }))}</p>
      <TrimForm
        start={start}
        submitLabel={words.showMyAnswer()}
        busy={submit.isPending}
        failure={submit.error}
        doubts={report.verdict?.problems ?? []}
        onDraft={(draft) => keepDraft(report.leadId, draft)}
        onSubmit={(numbers) => submit.mutate(numbers, { onSuccess: (given) => done(given.report) })}
      />
    </div>
  )
}
