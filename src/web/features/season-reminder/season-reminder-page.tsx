/** Where the link leads that confirms a reminder of the next notices: a press confirms it, opening the page does not. */

import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { confirmSeasonReminder } from '#contract/account/season-reminder.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/season-reminder/season-reminder-page.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const meta = () => [{ title: words.reminderJustValue() }]

const Confirmed = ({ taxYear }: { taxYear: number }) => (
  <div className="stack gap-4">
    <FocusedHeading level={1}>{words.youreSet({ taxYear: String(taxYear) })}</FocusedHeading>
    <p className="text-lg">{words.oneEmailThenNothing()}</p>
    <p>
      <TextLink to={paths.landing()}>{words.goToTheHomepage()}</TextLink>
    </p>
  </div>
)

const Question = ({ token }: { token: string }) => {
  const confirming = useMutation({ mutationFn: () => call(confirmSeasonReminder, { token }) })
  if (confirming.isSuccess) return <Confirmed taxYear={confirming.data.taxYear} />
  return (
    <div className="stack gap-6">
      <h1>{words.emailMeWhenNoticesGoOut()}</h1>
      <p className="text-lg">{words.pressTheButtonForOneEmail()}</p>
      <Failure title={words.thatDidntSave()} of={confirming.error} />
      <div>
        <Button
          size="lg"
          busy={confirming.isPending}
          busyLabel={words.saving()}
          onClick={() => confirming.mutate()}
        >
          {words.yesRemindMe()}
        </Button>
      </div>
    </div>
  )
}

export default function SeasonReminderPage() {
  const { token = '' } = useParams()
  return (
    <MainPart>
      <Container width="form">
        <div className="py-8 sm:py-14">
          <Question token={token} />
        </div>
      </Container>
    </MainPart>
  )
}
