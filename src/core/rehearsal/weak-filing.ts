/** Owns what may be asked of a petition that came after the last day which the notice prints. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/case-file.ts'
import { GOOD_CAUSE, isReceivedLate, lateFilingSource } from '#core/case/late-filing.ts'
import type { WeakPoint } from './weak-point.ts'

export const weakFiling = (file: CaseFile): readonly WeakPoint[] => {
  const { petitionFiledOn } = file.filing
  const { petitionDueOn } = file.notice
  if (petitionFiledOn === null || petitionDueOn === null || !isReceivedLate(file)) return []
  return [
    {
      ...{ id: 'petition-late', station: 'filing', asker: 'magistrate' },
      words: `By your case, the board received your petition on ${formatCalendarDate(petitionFiledOn)}, after the last day that your notice prints, ${formatCalendarDate(petitionDueOn)}. It may be asked why it should be heard.`,
      question:
        'Your petition came after the last day. What kept you from filing in time, and what shows it?',
      hints: [{ words: GOOD_CAUSE, source: lateFilingSource }],
    },
  ]
}
