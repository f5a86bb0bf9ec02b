/** Where the setup mail leads: checks its link, then takes the buyer through the two steps. */
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#messages/account-setup/account-setup-page.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useTypedCode } from '#web/session/mail-code.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { type SetupTokenAnswer, setupTokenQuery } from './data.ts'
import { AddPurchase } from './parts/add-purchase.tsx'
import { AlreadySetUp } from './parts/already-set-up.tsx'
import { PurchaseEnded, PurchaseOnHold } from './parts/purchase-stopped.tsx'
import { InvalidSetupLink, SetupLinkRequired } from './parts/setup-link-screens.tsx'

/** Only a link that works needs the forms. */
const SetupWizard = lazy(async () => ({
  default: (await import('./parts/setup-wizard.tsx')).SetupWizard,
}))

export const meta = () => [{ title: words.setUpYourAccountJustValue() }]

const CheckFailed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="stack gap-6">
    <h1>{words.setUpYourAccount()}</h1>
    <Banner tone="error" title={words.weCouldntCheckYourLink()}>
      {message}
    </Banner>
    <div>
      <Button onClick={onRetry}>{words.tryAgain()}</Button>
    </div>
  </div>
)

type NotValid = Extract<SetupTokenAnswer, { valid: false }>

const NoSetup = (answer: NotValid) => {
  switch (answer.why) {
    case 'set-up':
      return <AlreadySetUp />
    case 'on-hold':
      return <PurchaseOnHold />
    case 'ended':
      return <PurchaseEnded message={answer.message} />
    case 'link-invalid':
      return <InvalidSetupLink />
  }
}

const CheckedSetup = ({ token }: { token: string }) => {
  const { data, error, refetch, isFetching } = useQuery(setupTokenQuery(token))
  if (data?.valid === false) return <NoSetup {...data} />
  if (data?.hasAccount) return <AddPurchase token={token} email={data.email} goesBack={data.goesBack} />
  if (data) {
    return (
      <Suspense fallback={<SpinnerMessage message={words.checkingYourSetupLink()} />}>
        <SetupWizard token={token} owner={data} />
      </Suspense>
    )
  }
  if (error && !isFetching) {
    const message = failureMessage(error, words.pleaseTryAgain())
    return <CheckFailed message={message} onRetry={() => void refetch()} />
  }
  return <SpinnerMessage message={words.checkingYourSetupLink()} />
}

export default function AccountSetupPage() {
  const [query] = useSearchParams()
  const typed = useTypedCode()
  const token = query.get('token')?.trim() || typed
  return (
    <MainPart>
      <Container width="form">
        <div className="py-5 sm:py-10">{token ? <CheckedSetup token={token} /> : <SetupLinkRequired />}</div>
      </Container>
    </MainPart>
  )
}
