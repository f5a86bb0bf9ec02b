/** Which step of the set-up is on the page: each is a place in the history, so that the browser's Back leads to the first. */
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'

const visitState = z.looseObject({ setupStep: z.literal('property') })

/** The password is never kept, so that after a reload the first step comes again. */
export const useSetupStep = () => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [hasPassed, setHasPassed] = useState(false)
  const isAtProperty = visitState.safeParse(state).success
  const goOn = () => {
    setHasPassed(true)
    if (!isAtProperty) void navigate(pathname + search, { state: { ...state, setupStep: 'property' } })
  }
  return {
    step: isAtProperty && hasPassed ? ('property' as const) : ('account' as const),
    /** Once; the first step is then one to come back to. */
    hasPassed,
    goOn,
    goBack: () => void navigate(-1),
  }
}
