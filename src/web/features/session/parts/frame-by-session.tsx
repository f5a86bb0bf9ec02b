/** The frame of a page that everyone may open, in a browser that is signed in; whose session is over sees `otherwise`. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/session/frame-by-session.ts'
import { CurrentUser, useSession } from '#web/session/session.ts'
import { PageLoading } from '#web/ui/layout/page-loading.tsx'
import { AccountFrame } from './account-frame.tsx'

type FrameBySessionProps = { otherwise: ReactNode; children: ReactNode }

export const FrameBySession = ({ otherwise, children }: FrameBySessionProps) => {
  const session = useSession()
  if (session.status === 'loading')
    return <PageLoading name="Just Value" to={paths.landing()} message={words.loadingYourAccount()} />
  if (session.status === 'signed-out') return otherwise
  return (
    <CurrentUser value={session.user}>
      <AccountFrame>{children}</AccountFrame>
    </CurrentUser>
  )
}
