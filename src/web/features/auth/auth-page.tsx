/** The sign-in screen: what waits behind it on one side, the form on the other. */
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import * as words from '#messages/auth/auth-page.ts'
import { safeReturnTo } from '#web/session/return-to.ts'
import { useSession } from '#web/session/session.ts'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { ForgotPassword } from './parts/forgot-password.tsx'
import { SignIn } from './parts/sign-in.tsx'
import { WelcomePanel } from './parts/welcome-panel.tsx'

export const meta = () => [{ title: words.signInJustValue() }]

type View = 'sign-in' | 'back-at-sign-in' | 'forgot-password'

export default function AuthPage() {
  const session = useSession()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const [view, setView] = useState<View>('sign-in')
  if (session.status === 'loading') return <SpinnerMessage message={words.loadingYourAccount()} />
  if (session.status === 'signed-in')
    // A typed code goes along.
    return <Navigate to={safeReturnTo(query.get('returnTo'))} state={state} replace />
  return (
    <MainPart>
      <Container>
        <div className="grid gap-12 py-8 sm:py-14 lg:grid-cols-2 lg:gap-16">
          {/* On a phone the form comes first. */}
          <div className="lg:order-last">
            {view === 'forgot-password' ? (
              <ForgotPassword onBack={() => setView('back-at-sign-in')} />
            ) : (
              <SignIn
                takesFocus={view === 'back-at-sign-in'}
                onForgotPassword={() => setView('forgot-password')}
              />
            )}
          </div>
          <WelcomePanel />
        </div>
      </Container>
    </MainPart>
  )
}
