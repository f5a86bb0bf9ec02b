/** Step 2 of the account set-up: the home the course will be about. */
import { useQueryClient } from '@tanstack/react-query'
import {
  type ComponentProps,
  type FormEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import * as words from '#messages/account-setup/property-step-form.ts'
import type { Finished } from '#web/features/account-setup/finish-setup.ts'
import { lookUpNow } from '#web/features/account-setup/look-up-now.ts'
import { recordOf } from '#web/features/account-setup/record-of.ts'
import type {
  AccountForm,
  PropertyFields,
  PropertyForm,
  SetupProperty,
} from '#web/features/account-setup/setup-form.ts'
import { homeOfStreet } from '#web/property/home-of-street.ts'
import { isLivingUnknown, KnownHome } from '#web/property/known-home.tsx'
import { OwnIt } from '#web/property/own-it.tsx'
import type { RememberedHome } from '#web/property/remembered-home.ts'
import { sayLivesThere } from '#web/property/said-lives-there.ts'
import { useSaidLivesThere } from '#web/property/use-said-lives-there.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { PasswordFields } from './account-step-form.tsx'
import { HomeFields } from './home-fields.tsx'
import { streetDoubt } from './street-doubt.tsx'

/** Loaded with the step, whole: a field that is exchanged for another would lose what is being typed. */
const AddressFields = lazy(async () => ({ default: (await import('./address-fields.tsx')).AddressFields }))

type PropertyStepFormProps = {
  form: PropertyForm
  /** The home of this browser’s free report, filled in to be checked and not typed. */
  reported: RememberedHome | null
  /** The form of the first step, where an earlier visit passed it: its password was not kept. */
  passwordOf?: ComponentProps<typeof PasswordFields>
  /** Which step this is, under the title where the step is a page of its own. */
  place: ReactNode
  onBack: () => void
  onFinish: (property: SetupProperty, notesRead: readonly string[]) => Promise<Finished>
}

const Outcome = ({ finished }: { finished: Finished | null }) =>
  finished?.kind === 'fault' && (
    <Banner tone="error" title={words.yourAccountIsntSetUpYet()}>
      {finished.message}
    </Banner>
  )

/** Nothing is to be typed of a home that the report knows whole. */
const isKnown = ({ addressLine1, city, zipCode, countyId, squareFootage }: PropertyFields): boolean =>
  [addressLine1, city, zipCode, countyId, squareFootage].every((text) => text !== '')

/** What the record calls the home, where none of the four types does. */
const recordUseOf = (home: PropertyFields, record: RememberedHome | null): string | null => {
  return record?.propertyType === home.propertyType ? record.recordUse : null
}

/** A street that the record has once needs nothing typed behind it. */
const fillFromStreet = async (form: PropertyForm): Promise<void> => {
  const { addressLine1, city, zipCode, countyId } = form.getValues()
  if (city !== '' || zipCode !== '') return
  const home = await homeOfStreet(addressLine1)
  if (home === null) return
  const { line1, line2, city: town, zip, countyId: found } = home
  const parts = {
    addressLine1: line1,
    addressLine2: line2,
    city: town,
    zipCode: zip,
    countyId: countyId || found,
  }
  for (const [name, text] of Object.entries(parts) as [keyof typeof parts, string][])
    if (text !== '') form.setValue(name, text)
}

/** The ZIP code tells the county: put right, it needs no second mending. */
const leaveOutCounty = (form: PropertyForm) => {
  const isZipWrong = form.getFieldState('zipCode').invalid && form.getValues('zipCode') !== ''
  if (isZipWrong && form.getValues('countyId') === '') form.clearErrors('countyId')
}

/** Faults and notes are about what was there when the button was pressed: any change takes them back. */
const useFinishing = (
  form: PropertyForm,
  onFinish: PropertyStepFormProps['onFinish'],
  account: AccountForm | undefined,
  onTrouble: () => void,
) => {
  const [finished, setFinished] = useState<Finished | null>(null)
  const [tries, setTries] = useState(0)
  const [isLooking, setLooking] = useState(false)
  const client = useQueryClient()
  const send = async (property: SetupProperty) => {
    const read = finished?.kind === 'notes' ? finished.notes : []
    setFinished(null)
    const outcome = await onFinish(property, read)
    setFinished(outcome)
    if (outcome.kind === 'other-county') form.setError('countyId', { message: outcome.message })
    if (outcome.kind !== 'done') onTrouble()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setLooking(true)
    await fillFromStreet(form)
    const home = await lookUpNow(client, form)
    setLooking(false)
    // The faults of both forms are said at once, as of one page.
    const isAccountRight = account === undefined || (await account.trigger())
    const sendRight = (property: SetupProperty) =>
      isAccountRight
        ? send({ ...property, parcelId: property.parcelId ?? home?.parcelId ?? null })
        : undefined
    await form.handleSubmit(sendRight, onTrouble)()
    leaveOutCounty(form)
    setTries((before) => before + 1)
  }
  const forget = useCallback(() => setFinished(null), [])
  return { finished, tries, isLooking, submit, forget }
}

type FirstFaultProps = { page: RefObject<HTMLElement | null>; tries: number }

/** After a press the first faulty field of the page has the focus, in the order of the eye. */
const FirstFault = ({ page, tries }: FirstFaultProps) => {
  useEffect(() => {
    if (tries > 0) page.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [page, tries])
  return null
}

/** A field that is left fills and folds others: left before the press is over, they would draw the button away from under it. */
const leavesFieldWithClick = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => currentTarget.focus(),
}

type WaysProps = Pick<ComponentProps<typeof OwnIt>, 'asksWhoLivesThere' | 'onPress'> & {
  isSummary: boolean
  isSubmitting: boolean
  onChange: () => void
  onBack: () => void
}

/** The order of the eye is the order of the keyboard: the way on first, on every width. */
const Ways = ({ isSummary, isSubmitting, onChange, onBack, ...ownIt }: WaysProps) => (
  <div className="flex flex-wrap gap-3">
    {isSummary ? (
      <OwnIt type="submit" busy={isSubmitting} busyLabel={words.settingUpYourAccount()} {...ownIt} />
    ) : (
      <Button
        type="submit"
        size="lg"
        busy={isSubmitting}
        busyLabel={words.settingUpYourAccount()}
        {...leavesFieldWithClick}
      >
        {words.completeSetup()}
      </Button>
    )}
    {isSummary && (
      <Button size="lg" variant="secondary" disabled={isSubmitting} onClick={onChange}>
        {words.change()}
      </Button>
    )}
    <Button size="lg" variant="secondary" disabled={isSubmitting} onClick={onBack}>
      {words.back()}
    </Button>
  </div>
)

/** What is known of the home without its owner's typing, and what they say of who lives there. */
const useKnownHome = (form: PropertyForm, reported: RememberedHome | null, found: RememberedHome | null) => {
  const home = form.watch()
  const record = recordOf(home, reported) ?? found
  const living = useSaidLivesThere(form.getValues('parcelId'))
  const recordHomestead = reported?.recordHomestead ?? null
  const say = (livesHere: boolean) => {
    living.say(livesHere)
    // Of a home without one on its record the exemption is not what was asked.
    if (recordHomestead !== false) form.setValue('homesteadStatus', livesHere)
  }
  const known = { home, recordUse: recordUseOf(home, record), recordHomestead, livesThere: living.said }
  return { record, known, say }
}

export const PropertyStepForm = (props: PropertyStepFormProps) => {
  const { form, reported, passwordOf, place, onBack, onFinish } = props
  const [isSummary, setSummary] = useState(() => reported !== null && isKnown(form.getValues()))
  const page = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<RememberedHome | null>(null)
  const { record, known, say } = useKnownHome(form, reported, found)
  const { finished, tries, isLooking, submit, forget } = useFinishing(
    form,
    // The number of the parcel is known of a home that the record has, and asked of nobody.
    (home, read) => onFinish({ ...home, parcelId: home.parcelId ?? found?.parcelId ?? null }, read),
    passwordOf?.form,
    () => setSummary(false),
  )
  const fields = (
    <>
      <Suspense fallback={null}>
        <AddressFields
          form={form}
          reported={reported}
          onCountyChange={forget}
          onFound={setFound}
          doubt={streetDoubt({ finished, form, onPick: forget })}
        />
        {/* With the fields, which it would else look for before they are there. */}
        <FirstFault page={page} tries={tries} />
      </Suspense>
      <HomeFields form={form} record={record} found={found} />
    </>
  )
  return (
    <form
      ref={page}
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={forget}
      className="stack gap-5"
    >
      {/* Asked for just above: what is asked for comes right below. */}
      {passwordOf && <PasswordFields {...passwordOf} />}
      <FocusedHeading
        key={String(isSummary)}
        level={passwordOf ? 2 : 1}
        takesFocus={passwordOf === undefined || (reported !== null && !isSummary)}
      >
        {isSummary ? words.isThisTheHome() : words.yourProperty()}
      </FocusedHeading>
      {place}
      <p className="text-soft">
        {isSummary && words.fromTheCountysRecord()}
        {!isSummary && (reported ? words.filledInForYou() : words.enterTheHomeYouWantTo())}
      </p>
      {isSummary ? (
        <>
          <KnownHome {...known} onLivesThere={say} />
          <FirstFault page={page} tries={tries} />
        </>
      ) : (
        fields
      )}
      <Outcome finished={finished} />
      <Ways
        isSummary={isSummary}
        isSubmitting={isLooking || form.formState.isSubmitting}
        asksWhoLivesThere={isLivingUnknown(known)}
        onPress={(livesThere) => livesThere !== null && sayLivesThere(known.home.parcelId, livesThere)}
        onChange={() => setSummary(false)}
        onBack={onBack}
      />
      {reported && <p className="text-sm text-soft">{words.otherHomesComeNext()}</p>}
    </form>
  )
}
