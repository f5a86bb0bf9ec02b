/** A code typed from a mail goes to its page with the visit, and never is in an address or the browser's history list. */
import { useLocation } from 'react-router'
import { z } from 'zod'

const visitState = z.object({ typedCode: z.string() })

/** The state to go to a page with. */
export const withTypedCode = (typedCode: string): z.infer<typeof visitState> => ({ typedCode })

/** undefined when the page was reached in another way. */
export const useTypedCode = (): string | undefined => {
  const { state } = useLocation()
  return visitState.safeParse(state).data?.typedCode
}
