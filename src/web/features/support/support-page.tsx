/** Writing to us: what we promise, the form, and what was asked before. */
import { paths } from '#contract/page-paths.ts'
import { operator } from '#web/operator.ts'
import { supportLink } from '#web/support-link.ts'
import { Container } from '#web/ui/container.tsx'
import { MailLink } from '#web/ui/mail-link.tsx'
import { MainPart } from '#web/ui/main-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { MessageForm } from './parts/message-form.tsx'
import { OurPromise } from './parts/our-promise.tsx'
import { ClosedThreads, OpenThreads } from './parts/thread-list.tsx'

export const meta = () => [{ title: 'Support · Just Value' }]

export default function SupportPage() {
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-8 py-8 sm:py-12">
          <PageHeader
            title="Support"
            lead="Write to us about the course, your account or a payment. A real person reads and answers every message."
            crumbs={[{ label: 'Dashboard', to: paths.dashboard() }]}
          />
          <OpenThreads />
          <OurPromise />
          <MessageForm />
          <p>
            You can also email{' '}
            <MailLink href={supportLink('Question about Just Value')}>{operator.supportEmail}</MailLink>.
          </p>
          <ClosedThreads />
        </div>
      </Container>
    </MainPart>
  )
}
