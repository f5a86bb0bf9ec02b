/** Ends the session and goes to the landing page. */
import { useNavigate } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { useSessionActions } from '#web/session.ts'

export const useSignOut = () => {
  const { end } = useSessionActions()
  const navigate = useNavigate()
  return async () => {
    // The page is left first: once the session is over, a page for signed-in people would lead to the sign-in.
    await navigate(paths.landing())
    await end()
  }
}
