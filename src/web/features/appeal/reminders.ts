/** The dates of a case with their reminders: read again when something was saved or chosen. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { chooseReminder, listReminders, type ReminderChoice } from '#contract/case/reminders.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { call } from '#web/call/api.ts'

const keyOf = (caseId: string) => ['case-reminders', caseId] as const

/** `version` of the case as it is saved: what is typed moves its dates. */
export const caseRemindersQuery = (caseId: string, version: number) =>
  queryOptions({
    queryKey: [...keyOf(caseId), version],
    queryFn: () => call(listReminders, { id: caseId }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const useReadRemindersAgain = (caseId: string) => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(caseId) })
}

type Chosen = {
  readonly dateId: string
  readonly choice: ReminderChoice
  readonly until?: CalendarDate
}

export const useChooseReminder = (caseId: string) => {
  const readAgain = useReadRemindersAgain(caseId)
  return useMutation({
    mutationFn: (chosen: Chosen) => call(chooseReminder, { id: caseId, ...chosen }),
    onSuccess: readAgain,
  })
}
