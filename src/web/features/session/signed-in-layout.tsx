/** Lets only signed-in people through; everyone else signs in first and then comes back here. */
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { useSession, useSessionLoss } from '#web/session.ts'
import { SpinnerMessage } from '#web/ui/spinner.tsx'

export default function SignedInLayout() {
  useSessionLoss()
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'loading') return <SpinnerMessage message="Loading your account…" />
  if (session.status === 'signed-out') return <Navigate to={paths.auth(`${pathname}${search}`)} replace />
  return <Outlet />
}
