/** The free savings report form: what is asked, and the panel that says how it went. */
import { Suspense, useEffect, useState } from 'react'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/landing/report-form.ts'
import { keepReportEmailId, NumberQuestion } from '#web/features/landing/parts/answer-panel.tsx'
import { useHomeAsked } from '#web/features/landing/parts/home-asked.tsx'
import { NeedsJavaScript } from '#web/features/landing/parts/needs-javascript.tsx'
import { useReportRequest } from '#web/features/landing/parts/use-report-request.ts'
import type { ReportOutcome } from '#web/features/landing/request-report.ts'
import { missingInLine, offeredAddresses } from '#web/property/offered-addresses.ts'
import { keptReportEmail } from '#web/report/email.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/field/select.tsx'
import { SuggestField } from '#web/ui/field/suggest.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { rich } from '#web/ui/layout/rich.ts'

/** What came of the press comes into view, on a phone too, and a keyboard goes on from there. */
const show = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView?.({ block: 'nearest' })
}

const Outcome = ({ outcome }: { outcome: ReportOutcome }) =>
  outcome.kind === 'success' ? (
    <Banner tone="success" title="Success!">
      <p>{outcome.message}</p>
      <p>{outcome.about}</p>
      <p className="mt-3">
        <ButtonLink to={paths.report(outcome.leadId)}>{words.openYourReportNow()}</ButtonLink>
      </p>
      <p className="mt-3 text-xs text-soft">
        {rich(words.referenceId({ span: () => <span className="wrap-anywhere">{outcome.leadId}</span> }))}
      </p>
    </Banner>
  ) : (
    <Banner tone="error" title={words.oopsSomethingWentWrong()}>
      <p>{outcome.message}</p>
      {outcome.detail && <p className="mt-2 text-sm">{outcome.detail}</p>}
    </Banner>
  )

/** How a request for the free report went. */
const ReportOutcomePanel = ({ outcome }: { outcome: ReportOutcome }) => (
  <div ref={show} tabIndex={-1} className="scroll-my-24">
    <Outcome outcome={outcome} />
  </div>
)

/** Spelled here because the contract's list would bring its validation library to the first paint. */
const propertyTypes = [words.singleFamilyHome(), 'Condominium', 'Townhouse', words.mobileHome()].map(
  (name) => ({
    value: name,
    label: name,
  }),
)

type FoundHomeProps = { address: string; propertyType: string; onChange: () => void }

/** Found on the county's record: said, and not asked again. */
const FoundHome = ({ address, propertyType, onChange }: FoundHomeProps) => (
  <div>
    <p className="font-bold">{words.yourHome()}</p>
    <p>
      {address} <TextButton onClick={onChange}>{words.changeTheAddress()}</TextButton>
    </p>
    <input type="hidden" name="address" value={address} />
    <input type="hidden" name="propertyType" value={propertyType} />
  </div>
)

const reportAddressId = 'report-address'

const focusAddress = () => requestAnimationFrame(() => document.getElementById(reportAddressId)?.focus())

/** Says whether there is a field to write it into. */
const writeAddress = (address: string): boolean => {
  const field = document.getElementById(reportAddressId)
  if (!(field instanceof HTMLInputElement)) return false
  field.value = address
  field.focus()
  return true
}

type HomeFieldsProps = {
  address: string
  error: string | undefined
  /** null but for an address that is not on the county's record. */
  nearest: readonly string[] | null
  onPick: (address: string) => void
  onNumbers: () => void
}

const HomeFields = ({ address, error, nearest, onPick, onNumbers }: HomeFieldsProps) => (
  <>
    <SuggestField
      // A new key writes the address given above into the field; what is typed here stays otherwise.
      key={address}
      id={reportAddressId}
      defaultValue={address}
      label={words.propertyAddress()}
      name="address"
      suggest={offeredAddresses}
      missing={missingInLine}
      autoComplete="street-address"
      maxLength={200}
      required
      help={words.houseNumberStreetCityAndZip()}
      error={error}
    />
    {nearest && (
      <Suspense fallback={null}>
        <NumberQuestion
          addresses={nearest}
          asking={false}
          onAsk={(near) => onPick(String(near.get('home')))}
          onChange={focusAddress}
          onNumbers={onNumbers}
        />
      </Suspense>
    )}
    <SelectField
      label={words.propertyType()}
      name="propertyType"
      defaultValue="Single Family Home"
      options={propertyTypes}
    />
  </>
)

const HomePart = (ways: Omit<HomeFieldsProps, 'address'>) => {
  const { address, propertyType } = useHomeAsked()
  const [changed, setChanged] = useState('')
  const change = () => {
    setChanged(address)
    focusAddress()
  }
  const isChanged = address !== '' && changed === address
  return propertyType !== null && !isChanged ? (
    <FoundHome address={address} propertyType={propertyType} onChange={change} />
  ) : (
    <HomeFields address={address} {...ways} />
  )
}

/** The email that a report was asked for with in this session is not typed again. The page's script may come at the touch of this very field: then it is left to who is about to type. */
const useEmailFromBefore = () => {
  useEffect(() => {
    const field = document.getElementById(keepReportEmailId)
    const isFree = field !== document.activeElement
    if (isFree && field instanceof HTMLInputElement && field.value === '') field.value = keptReportEmail()
  }, [])
}

/** The form for another home comes back by a press, and with another answer above it. */
const useClosed = (outcome: ReportOutcome | null, address: string, sending: boolean) => {
  const [closed, setClosed] = useState<ReportOutcome | null>(null)
  const [seen, setSeen] = useState(address)
  if (seen !== address) {
    setSeen(address)
    setClosed(outcome)
  }
  const isClosed = closed === outcome
  return {
    isClosed,
    isSent: outcome?.kind === 'success' && !sending && !isClosed,
    close: () => setClosed(outcome),
  }
}

export const ReportForm = ({ button }: { button: string }) => {
  const { address, parcelNumber, propertyType, forgetHome } = useHomeAsked()
  const { form, outcome, submitAction, sending, keepFields, wrong, mend, mendField, errorAt, ...offRecord } =
    useReportRequest()
  const pick = (near: string) => {
    if (writeAddress(near)) mendField('address')
  }
  useEmailFromBefore()
  const { isSent, isClosed, close } = useClosed(outcome, address, sending)
  const askAnother = () => {
    close()
    forgetHome()
    focusAddress()
  }
  return (
    <div className="stack gap-5">
      <form
        ref={form}
        action={submitAction}
        onSubmit={keepFields}
        onChange={mend}
        className={isSent ? 'hidden' : 'stack gap-5'}
      >
        <NeedsJavaScript what={words.thisFormNeeds()} />
        <TextField
          id={keepReportEmailId}
          label={words.email()}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          error={errorAt('email')}
        />
        {/* Of another address than the one typed below it says nothing, and the server leaves it aside. */}
        <input type="hidden" name="parcelNumber" value={parcelNumber} />
        <HomePart
          error={errorAt('address')}
          nearest={offRecord.nearest}
          onPick={pick}
          onNumbers={offRecord.goOnWithNumbers}
        />
        <Button
          type="submit"
          size="lg"
          // Beside the question at the top a second filled button would be one too many; once it is answered this is the next.
          variant={propertyType === null ? 'secondary' : 'primary'}
          fullWidth
          busy={sending}
          busyLabel={words.preparingYourReport()}
        >
          {button}
        </Button>
        <p className="text-sm text-soft">
          {rich(
            words.freeNoCreditCardWellEmail({
              link: (text: string) => <TextLink to={paths.privacy()}>{text}</TextLink>,
            }),
          )}
        </p>
      </form>
      {/* What is wrong with a field is said at the field alone. */}
      {outcome && !sending && !isClosed && Object.keys(wrong).length === 0 && (
        <ReportOutcomePanel outcome={outcome} />
      )}
      {isSent && (
        <p>
          <TextButton onClick={askAnother}>{words.askAboutAnotherHome()}</TextButton>
        </p>
      )}
    </div>
  )
}
