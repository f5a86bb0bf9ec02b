/** Which step of the set-up is on the page: each is a place in the history, so that the browser's Back leads to the first. */
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'

const visitState = z.looseObject({ setupStep: z.enum(['account', 'property']) })
type Step = z.infer<typeof visitState>['setupStep']

/** `hadPassed`: the first step was done on an earlier visit. */
export const useSetupStep = (hadPassed: boolean) => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [hasPassed, setHasPassed] = useState(false)
  const visit = visitState.safeParse(state)
  const opensAt: Step = hadPassed ? 'property' : 'account'
  const at = visit.success ? visit.data.setupStep : opensAt
  const go = (setupStep: Step, replace: boolean) =>
    navigate(pathname + search, { replace, state: { ...state, setupStep } })
  const goOn = async () => {
    setHasPassed(true)
    // Both places are named, so that Back finds the first step whatever a later visit opens at.
    await go('account', true)
    await go('property', false)
  }
  return {
    step: hasPassed || hadPassed ? at : ('account' as const),
    /** On this visit, with its password; the first step is then one to come back to. */
    hasPassed,
    goOn: () => void goOn(),
    goBack: () => void (visit.success ? navigate(-1) : go('account', false)),
  }
}
