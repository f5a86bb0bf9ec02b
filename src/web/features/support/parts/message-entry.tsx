/** One message of a conversation: who wrote it and when, and its words as they were written. */
import type { SupportMessage } from '#contract/help/support.ts'
import { paragraphsOf } from '#core/support/paragraphs.ts'
import { momentInFlorida } from '#core/support/promise.ts'
import { LinkedText } from '#web/ui/action/linked-text.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

const Words = ({ text }: { text: string }) => (
  <div className="stack gap-3">
    {[...paragraphsOf(text).entries()].map(([at, paragraph]) => (
      <p key={at} className="whitespace-pre-line">
        <LinkedText text={paragraph} shows="address" />
      </p>
    ))}
  </div>
)

export const MessageEntry = ({
  message: { author, way, text, quoted, leftOut, writtenAt },
}: {
  message: SupportMessage
}) => (
  <Card as="li" highlighted={author === 'operator'}>
    <h2 className="text-lg">{author === 'operator' ? 'We wrote' : 'You wrote'}</h2>
    <p className="mb-3 text-sm text-soft">
      <time dateTime={writtenAt}>{momentInFlorida(new Date(writtenAt))}</time>
      {author === 'person' && way === 'mail' && ', by email'}
    </p>
    <Words text={text} />
    {leftOut.length > 0 && (
      <p className="mt-3 text-soft">
        We couldn’t accept these attachments: {leftOut.join(', ')}. Please send text only.
      </p>
    )}
    {quoted !== null && (
      <Disclosure summary="Show quoted text">
        <Words text={quoted} />
      </Disclosure>
    )}
  </Card>
)
