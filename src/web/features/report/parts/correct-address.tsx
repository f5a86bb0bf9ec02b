/** The address of the report once more, to be corrected: the same form as at the start, filled in. */

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { paths } from '#contract/page-paths.ts'
import { reportPropertyTypes } from '#contract/report/property-types.ts'
import type { Report } from '#contract/report/reports.ts'
import { reportRequestForm } from '#contract/report/request-form.ts'
import * as words from '#messages/report/correct-address.ts'
import { Failure } from '#web/call/failure.tsx'
import { useAskForReport } from '#web/features/report/data.ts'
import { addressFault } from '#web/property/address-fault.ts'
import { missingInAddress, offeredAddresses } from '#web/property/offered-addresses.ts'
import { keepReportEmail, keptReportEmail } from '#web/report/email.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { SelectField } from '#web/ui/field/select.tsx'
import { SuggestField } from '#web/ui/field/suggest.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'

type Fields = z.input<typeof reportRequestForm>

const propertyTypes = reportPropertyTypes.map((name) => ({ value: name, label: name }))

type CorrectAddressProps = { report: Pick<Report, 'leadId' | 'address' | 'propertyType'>; onBack: () => void }

/** The same address gives the same report, so there is nothing to leave for. */
const useCorrection = ({ report, onBack }: CorrectAddressProps) => {
  const navigate = useNavigate()
  const ask = useAskForReport()
  const session = useSession()
  const ownEmail = session.status === 'signed-in' ? session.user.email : ''
  const form = useForm<Fields>({
    defaultValues: {
      email: keptReportEmail() || ownEmail,
      address: report.address,
      propertyType: report.propertyType,
    },
    resolver: zodResolver(reportRequestForm),
  })
  const submit = form.handleSubmit((fields) => {
    const fault = addressFault(fields.address)
    if (fault !== null) return form.setError('address', { message: fault }, { shouldFocus: true })
    return ask.mutate(fields, {
      onSuccess: ({ leadId }) => {
        keepReportEmail(fields.email)
        if (leadId === report.leadId) onBack()
        else void navigate(paths.report(leadId))
      },
    })
  })
  return { ask, form, submit }
}

export const CorrectAddress = (props: CorrectAddressProps) => {
  const { ask, form, submit } = useCorrection(props)
  const field = (name: keyof Fields) => ({
    ...form.register(name),
    error: form.formState.errors[name]?.message,
  })
  return (
    <div className="stack max-w-xl gap-6">
      <p>
        <TextButton onClick={props.onBack}>{words.back()}</TextButton>
      </p>
      <FocusedHeading level={1}>{words.correctTheAddress()}</FocusedHeading>
      <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
        <SuggestField
          {...field('address')}
          label={words.propertyAddress()}
          autoComplete="street-address"
          help={words.houseNumberStreetUnitCityAnd()}
          suggest={offeredAddresses}
          onPick={({ label }) => form.setValue('address', label)}
          missing={missingInAddress}
        />
        <SelectField {...field('propertyType')} label={words.propertyType()} options={propertyTypes} />
        <TextField
          {...field('email')}
          label={words.email()}
          type="email"
          autoComplete="email"
          help={words.weSendTheLinkToThe()}
        />
        <Failure
          title={words.weCouldNotLookForThe()}
          of={ask.error}
          otherwise={words.somethingWentWrongOnOurSide()}
        />
        <div>
          <Button type="submit" size="lg" busy={ask.isPending} busyLabel={words.lookingForTheHome()}>
            {words.lookAgain()}
          </Button>
        </div>
      </form>
    </div>
  )
}
