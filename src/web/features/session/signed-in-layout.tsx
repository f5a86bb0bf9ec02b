/** Lets only signed-in people through; everyone else signs in first and then comes back here. */
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/session/signed-in-layout.ts'
import { useSendWaiting } from '#web/offline/reading.ts'
import { afterSignOut } from '#web/session/after-sign-out.ts'
import { CurrentUser, useSession, useSessionLoss } from '#web/session/session.ts'
import { PageLoading } from '#web/ui/layout/page-loading.tsx'

export default function SignedInLayout() {
  useSessionLoss()
  const session = useSession()
  const student = session.status === 'signed-in' && session.user.tier !== null ? session.user.id : null
  useSendWaiting(student)
  const [entered, setEntered] = useState(false)
  const { pathname, search } = useLocation()
  if (session.status === 'loading')
    return <PageLoading name="Just Value" to={paths.landing()} message={words.loadingYourAccount()} />
  if (session.status === 'signed-in') {
    if (!entered) setEntered(true)
    return (
      <CurrentUser value={session.user}>
        <Outlet />
      </CurrentUser>
    )
  }
  // Who signs out on one of these pages goes to the start; who opens one later signs in first.
  const goesAway = session.left && entered
  return goesAway ? (
    <Navigate to={paths.landing()} state={afterSignOut} replace />
  ) : (
    <Navigate to={paths.auth(`${pathname}${search}`)} replace />
  )
}
