/** The secret address at which the owner's own calendar follows a case: made, renewed, ended, and told once. */

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { endCalendar, renewCalendar } from '#contract/case/reminders.ts'
import * as words from '#messages/appeal/case-calendar.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { useReadRemindersAgain } from '../../reminders.ts'

type CaseCalendarProps = { caseId: string; since: string | null }

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

const Address = ({ url }: { url: string }) => {
  const [copied, setCopied] = useState(false)
  return (
    <Banner tone="success" title={words.yourCalendarAddressIsReady()}>
      <div className="stack gap-3">
        <p>{words.copyItNowWeKeepOnly()}</p>
        <TextField
          label={words.calendarAddress()}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
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
            {copied ? words.copied() : words.copy()}
          </Button>
          <a className="text-action underline" href={url.replace(/^https?:/, 'webcal:')}>
            {words.openInMyCalendar()}
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
      <h3 className="text-lg">{words.inYourOwnCalendar()}</h3>
      <p className="measure">
        {since === null
          ? words.aCalendarProgramCanFollowThese()
          : words.youveHadACalendarLink({ when: when.format(new Date(since)) })}
      </p>
      {renewing.data && <Address url={renewing.data.url} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isBusy} onClick={() => renewing.mutate()}>
          {since === null ? words.makeACalendarAddress() : words.makeANewAddress()}
        </Button>
        {since !== null && (
          <Button variant="quiet" disabled={isBusy} onClick={() => ending.mutate()}>
            {words.endTheCalendarAddress()}
          </Button>
        )}
      </div>
      <Failure title={words.weCouldntChangeYourCalendar()} of={error} />
    </div>
  )
}
