/** The secret address at which the owner's own calendar follows a case: made, renewed, ended, and told once. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { endCalendar, renewCalendar } from '#contract/case/reminders.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { useReadRemindersAgain } from '../reminders.ts'

type CaseCalendarProps = { caseId: string; since: string | null }

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const Address = ({ url }: { url: string }) => {
  const [copied, setCopied] = useState(false)
  return (
    <Banner tone="success" title="Your calendar address is ready">
      <div className="stack gap-3">
        <p>
          Copy it now: we keep only its fingerprint and cannot show it again. Who has it can read the dates of
          this case, so share it with nobody.
        </p>
        <TextField label="Calendar address" readOnly value={url} onFocus={({ target }) => target.select()} />
        <div className="flex flex-wrap items-center gap-4">
          <Button
            size="sm"
            variant="secondary"
            onClick={() =>
              navigator.clipboard.writeText(url).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
          <a className="text-action underline" href={url.replace(/^https?:/, 'webcal:')}>
            Open in my calendar
          </a>
        </div>
      </div>
    </Banner>
  )
}

export const CaseCalendar = ({ caseId, since }: CaseCalendarProps) => {
  const readAgain = useReadRemindersAgain(caseId)
  const renewing = useMutation({
    mutationFn: () => call(renewCalendar, { id: caseId }),
    onSuccess: readAgain,
  })
  const ending = useMutation({
    mutationFn: () => call(endCalendar, { id: caseId }),
    onSuccess: async () => {
      renewing.reset()
      await readAgain()
    },
  })
  const error = renewing.error ?? ending.error
  const isBusy = renewing.isPending || ending.isPending
  return (
    <div className="stack gap-4">
      <h3 className="text-lg">In your own calendar</h3>
      <p className="measure">
        {since === null
          ? 'A calendar program can follow these dates by a secret address and take over what changes.'
          : `A calendar address has been there since ${when.format(new Date(since))}. A new one ends it.`}
      </p>
      {renewing.data && <Address url={renewing.data.url} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isBusy} onClick={() => renewing.mutate()}>
          {since === null ? 'Make a calendar address' : 'Make a new address'}
        </Button>
        {since !== null && (
          <Button variant="quiet" disabled={isBusy} onClick={() => ending.mutate()}>
            End the calendar address
          </Button>
        )}
      </div>
      {error && (
        <Banner tone="error" title="Nothing has changed">
          {failureMessage(error, 'Please try again.')}
        </Banner>
      )}
    </div>
  )
}
