/** The property wizard: from the address to the verdict in five steps, left and taken up again at will. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#messages/property-setup/property-setup-page.ts'
import { OpenAnswer } from '#web/features/property-setup/parts/open-answer.tsx'
import { WizardBody } from '#web/features/property-setup/parts/wizard-body.tsx'
import {
  useAskedHome,
  useWizard,
  type Wizard as WizardState,
  type WizardStep,
  wizardSteps,
} from '#web/features/property-setup/wizard-progress.ts'
import { useUser } from '#web/session/session.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { Stepper } from '#web/ui/feedback/stepper.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const meta = () => [{ title: words.yourPropertyJustValue() }]

/** What the search brings, and the answer, have headings of their own. */
const stepNames: Readonly<Record<WizardStep, { short: string; heading?: string }>> = {
  address: { short: 'Address' },
  home: { short: 'County', heading: words.confirmTheCounty() },
  numbers: { short: 'Numbers', heading: words.theNumbersOnYourTrimNotice() },
  review: { short: 'Review', heading: words.reviewEverything() },
  verdict: { short: 'Answer' },
}

const shortNames = wizardSteps.map((name) => stepNames[name].short)

/** Five steps do not fit side by side on a phone. */
const Steps = ({ at, name }: { at: number; name: string }) => (
  <>
    <div className="hidden sm:block">
      <Stepper label={words.steps()} steps={shortNames} current={at} />
    </div>
    <div className="sm:hidden">
      <ProgressBar
        label={words.yourProgress()}
        percent={(100 * at) / shortNames.length}
        valueText={words.stepOf({ at, total: shortNames.length, name })}
      />
    </div>
  </>
)

/** Of a saved home its address is the title: who adds several knows which answer this is. */
const titleOf = ({ step, home }: WizardState['progress'], isAnother: boolean): string => {
  if (step === 'verdict')
    return [home.addressLine1, home.addressLine2, home.city].filter((part) => part !== '').join(', ')
  return isAnother ? words.addAHome() : words.yourProperty()
}

const backTo: Partial<Record<WizardStep, WizardStep>> = { numbers: 'home', review: 'numbers' }

const Wizard = ({ userId }: { userId: string }) => {
  const wizard = useWizard(userId)
  const asked = useAskedHome()
  const { step } = wizard.progress
  const [firstStep] = useState(step)
  const [hasMoved, setHasMoved] = useState(false)
  if (step !== firstStep && !hasMoved) setHasMoved(true)
  return (
    <div className="stack gap-8">
      <div className="no-print stack max-w-3xl gap-6">
        <h1>{titleOf(wizard.progress, asked === 'new')}</h1>
        {/* A home that the record knows needs none of the steps between. */}
        {stepNames[step].heading && <Steps at={wizardSteps.indexOf(step) + 1} name={stepNames[step].short} />}
      </div>
      {backTo[step] && (
        <p>
          <TextButton onClick={() => wizard.change({ step: backTo[step] ?? step })}>
            {words.back()}
          </TextButton>
        </p>
      )}
      {stepNames[step].heading && (
        <FocusedHeading key={step} level={2} takesFocus={hasMoved}>
          {stepNames[step].heading}
        </FocusedHeading>
      )}
      <div className={step === 'verdict' ? 'max-w-4xl' : 'max-w-xl'}>
        <WizardBody wizard={wizard} />
      </div>
    </div>
  )
}

export default function PropertySetupPage() {
  const { id } = useUser()
  const [asked] = useSearchParams()
  const home = asked.get('home')
  return (
    <MainPart>
      <Container>
        <div className="py-8 sm:py-12">
          {home && asked.get('open') === 'answer' ? (
            <OpenAnswer key={home} propertyId={home} />
          ) : (
            <Wizard key={id} userId={id} />
          )}
        </div>
      </Container>
    </MainPart>
  )
}
