/** Opens the case of a home and a tax year, the one that is there already where there is one, and leads to it. */
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { createCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { call } from '#web/call/api.ts'

export type NewCase = { propertyId: string; taxYear: number }

export const useOpeningCase = () => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (asked: NewCase) => call(createCase, asked),
    onSuccess: ({ caseId }) => navigate(paths.appealCase(caseId)),
  })
}
