/** Writing to us: the form, what we promise beside it, and what was asked before. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/support/support-page.ts'
import { useSettled } from '#web/browser/use-settled.ts'
import { Held } from '#web/ui/feedback/held.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Beside } from '#web/ui/layout/beside.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ClosedConversations, OpenConversations } from './parts/conversation-list.tsx'
import { MessageForm } from './parts/message-form.tsx'
import { OurPromise } from './parts/our-promise.tsx'

export const meta = () => [{ title: words.supportJustValue() }]

export default function SupportPage() {
  const isSettled = useSettled(paths.support())
  return (
    <MainPart>
      <Container>
        <div className="stack gap-8 page-padding">
          <PageHeader title={words.support()} lead={words.writeToUsAboutTheCourse()} />
          {!isSettled && (
            <Skeleton message={words.loadingYourMessages()} fillsScreen>
              <SkeletonText lines={8} />
            </Skeleton>
          )}
          <Held isShown={isSettled}>
            <Beside side={<OurPromise />} after={<ClosedConversations />}>
              <OpenConversations />
              <MessageForm />
            </Beside>
          </Held>
        </div>
      </Container>
    </MainPart>
  )
}
