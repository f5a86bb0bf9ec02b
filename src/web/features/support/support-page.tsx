/** Writing to us: the form, what we promise beside it, and what was asked before. */
import * as words from '#messages/support/support-page.ts'
import { Beside } from '#web/ui/layout/beside.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ClosedConversations, OpenConversations } from './parts/conversation-list.tsx'
import { MessageForm } from './parts/message-form.tsx'
import { OurPromise } from './parts/our-promise.tsx'

export const meta = () => [{ title: words.supportJustValue() }]

export default function SupportPage() {
  return (
    <MainPart>
      <Container>
        <div className="stack gap-8 py-8 sm:py-12">
          <PageHeader title={words.support()} lead={words.writeToUsAboutTheCourse()} />
          <Beside side={<OurPromise />} after={<ClosedConversations />}>
            <OpenConversations />
            <MessageForm />
          </Beside>
        </div>
      </Container>
    </MainPart>
  )
}
