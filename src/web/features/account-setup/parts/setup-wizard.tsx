/** The two steps of the account set-up; what was typed is kept while going back and forth, and over a reload. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/account-setup/setup-wizard.ts'
import { carryNumbers } from '#web/features/account-setup/carry-numbers.ts'
import { alreadySetUp, setupTokenQuery } from '#web/features/account-setup/data.ts'
import { finishSetup, passwordFault } from '#web/features/account-setup/finish-setup.ts'
import {
  forgetKeptSetup,
  type KeptSetup,
  readKeptSetup,
  useKeeping,
} from '#web/features/account-setup/kept-setup.ts'
import {
  type AccountStep,
  accountStep,
  emptyProperty,
  type PropertyFields,
  propertyStep,
  type SetupProperty,
} from '#web/features/account-setup/setup-form.ts'
import { useSetupStep } from '#web/features/account-setup/setup-step.ts'
import {
  forgetHome,
  homeOfReport,
  lookedUpHome,
  type RememberedHome,
  type ReportedHome,
  rememberedHomeHere,
  withoutRecord,
} from '#web/property/remembered-home.ts'
import { toldOfHome } from '#web/property/said-lives-there.ts'
import { storedAccessToken } from '#web/session/access-token.ts'
import { useSessionActions } from '#web/session/session.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stepper } from '#web/ui/feedback/stepper.tsx'
import { AccountStepForm } from './account-step-form.tsx'
import { PropertyStepForm } from './property-step-form.tsx'

type SetupWizardProps = {
  token: string
  owner: {
    email: string
    firstName: string
    lastName: string
    /** Of the report that this address asked for, in this browser or another. */
    home: ReportedHome | null
  }
}

/** A field's fault goes when the field is edited; the next press of the button looks again. */
const checkedWhenSent = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const

/** What a report or an answer of this browser, or a report of this email, has said already is confirmed here, and not typed again. */
const withRemembered = (remembered: RememberedHome | null): PropertyFields => {
  if (remembered === null) return emptyProperty
  const { homesteadStatus, parcelId, ...home } = withoutRecord(remembered)
  return {
    ...emptyProperty,
    ...home,
    parcelId: parcelId ?? '',
    // Of the address, so another address takes another county along.
    filledCountyId: home.countyId,
    ...(homesteadStatus !== null && { homesteadStatus }),
  }
}

const useSetupForms = (
  { email, firstName, lastName, home }: SetupWizardProps['owner'],
  kept: KeptSetup | null,
  hasPassed: boolean,
) => {
  const [remembered] = useState(() => rememberedHomeHere() ?? (home && homeOfReport(home)) ?? lookedUpHome())
  const names = kept?.names ?? { firstName, lastName }
  const account = useForm<AccountStep>({
    ...checkedWhenSent,
    resolver: zodResolver(accountStep),
    defaultValues: { password: '', confirmPassword: '', ...names },
  })
  const property = useForm({
    ...checkedWhenSent,
    // The step itself looks for the first fault: the order of the fields here is the one in which they were loaded.
    shouldFocusError: false,
    resolver: zodResolver(propertyStep(new Date().getFullYear())),
    defaultValues: kept?.property ?? withRemembered(remembered),
  })
  useKeeping(email, account, property, hasPassed)
  return { account, property, remembered }
}

/** The other window may have signed this browser in. */
const useLeaveFinished = (token: string, email: string) => {
  const client = useQueryClient()
  const { refreshUser } = useSessionActions()
  return async () => {
    forgetKeptSetup(email)
    if (storedAccessToken() !== null) await refreshUser()
    client.setQueryData(setupTokenQuery(token).queryKey, alreadySetUp)
  }
}

export const SetupWizard = ({ token, owner }: SetupWizardProps) => {
  const [kept] = useState(() => readKeptSetup(owner.email))
  const hadPassed = kept?.hasPassed ?? false
  const { step, hasPassed, goOn, goBack } = useSetupStep(hadPassed)
  const { account, property, remembered } = useSetupForms(owner, kept, hasPassed || hadPassed)
  const { begin } = useSessionActions()
  const navigate = useNavigate()
  const leaveFinished = useLeaveFinished(token, owner.email)
  const finish = async (propertyData: SetupProperty, notesRead: readonly string[]) => {
    const { confirmPassword: _typedTwice, ...accountData } = accountStep.parse(account.getValues())
    const home = { ...propertyData, ...toldOfHome(propertyData.parcelId) }
    const finished = await finishSetup({ token, accountData, propertyData: home }, notesRead)
    if (finished.kind === 'done-before') await leaveFinished()
    if (finished.kind === 'password') {
      account.setError('password', { message: finished.message }, { shouldFocus: true })
      // Where the password is a field of the first step, that step shows it.
      if (hasPassed) goBack()
    }
    if (finished.kind !== 'done') return finished
    const { user, tokens } = finished.signedIn
    await carryNumbers(owner.email, propertyData)
    forgetKeptSetup(owner.email)
    forgetHome()
    begin({ user, accessToken: tokens.accessToken })
    await navigate(paths.dashboard(), { replace: true })
    return finished
  }
  const continueFrom = async ({ password }: AccountStep) => {
    const fault = await passwordFault(password)
    if (fault === null) goOn()
    else account.setError('password', { message: fault }, { shouldFocus: true })
  }
  const place = (
    <Stepper
      label={words.accountSetup()}
      steps={[words.yourAccount(), words.yourProperty()]}
      current={step === 'property' ? 2 : 1}
    />
  )
  // The second step is a page of its own, unless it begins with what the first one asked.
  const ownPage = step === 'property' && hasPassed
  return (
    <div className="stack gap-5 sm:gap-8">
      {!ownPage && <h1>{words.setUpYourAccount()}</h1>}
      {!ownPage && place}
      {kept !== null && !hasPassed && (
        <Notice title={words.welcomeBack()}>
          <p>{words.pleaseEnterYourPasswordAgain()}</p>
        </Notice>
      )}
      {step === 'property' ? (
        <PropertyStepForm
          form={property}
          reported={remembered}
          place={ownPage && place}
          onBack={goBack}
          onFinish={finish}
          {...(!hasPassed && { passwordOf: { form: account, email: owner.email } })}
        />
      ) : (
        <AccountStepForm
          form={account}
          email={owner.email}
          takesFocus={hasPassed}
          onContinue={continueFrom}
        />
      )}
    </div>
  )
}
