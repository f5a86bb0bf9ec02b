/** The two steps of the account set-up; what was typed is kept while going back and forth. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import type { PropertyData } from '#contract/properties.ts'
import { checkAddress } from '#web/features/account-setup/check-address.ts'
import { completeSetup } from '#web/features/account-setup/complete-setup.ts'
import { accountStep, emptyProperty, propertyStep } from '#web/features/account-setup/setup-form.ts'
import { useSessionActions } from '#web/session.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { AccountStepForm } from './account-step-form.tsx'
import { PropertyStepForm } from './property-step-form.tsx'

type SetupWizardProps = {
  token: string
  owner: { email: string; firstName: string; lastName: string }
}

/** A field's fault goes when the field is edited; the next press of the button looks again. */
const checkedWhenSent = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const

export const SetupWizard = ({ token, owner: { email, firstName, lastName } }: SetupWizardProps) => {
  const [step, setStep] = useState<'account' | 'property' | 'back-at-account'>('account')
  const { begin } = useSessionActions()
  const navigate = useNavigate()
  const account = useForm({
    ...checkedWhenSent,
    resolver: zodResolver(accountStep),
    defaultValues: { password: '', confirmPassword: '', firstName, lastName },
  })
  const property = useForm({
    ...checkedWhenSent,
    resolver: zodResolver(propertyStep(new Date().getFullYear())),
    defaultValues: emptyProperty,
  })
  /** Gives what is wrong, or null when the person is signed in and on the way. */
  const finish = async (propertyData: PropertyData): Promise<string | null> => {
    const wrongAddress = await checkAddress(propertyData)
    if (wrongAddress !== null) return wrongAddress
    const { confirmPassword: _typedTwice, ...accountData } = accountStep.parse(account.getValues())
    const outcome = await completeSetup({ token, accountData, propertyData })
    if (!outcome.ok) return outcome.message
    begin({ user: outcome.signedIn.user, accessToken: outcome.signedIn.tokens.accessToken })
    await navigate(paths.dashboard(), { replace: true })
    return null
  }
  return (
    <div className="stack gap-8">
      <h1>Set up your account</h1>
      <Stepper
        label="Account setup"
        steps={['Your account', 'Your property']}
        current={step === 'property' ? 2 : 1}
      />
      {step === 'property' ? (
        <PropertyStepForm form={property} onBack={() => setStep('back-at-account')} onFinish={finish} />
      ) : (
        <AccountStepForm
          form={account}
          email={email}
          takesFocus={step === 'back-at-account'}
          onContinue={() => setStep('property')}
        />
      )}
    </div>
  )
}
