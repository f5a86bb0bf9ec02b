/** Writing to us: what we promise, the form, and what was asked before. */
import * as words from '#messages/support/support-page.ts'
import { operator } from '#web/site/operator.ts'
import { supportLink } from '#web/site/support-link.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { ClosedConversations, OpenConversations } from './parts/conversation-list.tsx'
import { MessageForm } from './parts/message-form.tsx'
import { OurPromise } from './parts/our-promise.tsx'

export const meta = () => [{ title: words.supportJustValue() }]

export default function SupportPage() {
  return (
    <MainPart>
      <Container width="column">
        <div className="stack gap-8 py-8 sm:py-12">
          <PageHeader title={words.support()} lead={words.writeToUsAboutTheCourse()} />
          <OpenConversations />
          <OurPromise />
          <MessageForm />
          <p>
            {rich(
              words.youCanAlsoEmail({
                mail: () => (
                  <MailLink href={supportLink(words.questionAboutJustValue())}>
                    {operator.supportEmail}
                  </MailLink>
                ),
              }),
            )}
          </p>
          <ClosedConversations />
        </div>
      </Container>
    </MainPart>
  )
}
