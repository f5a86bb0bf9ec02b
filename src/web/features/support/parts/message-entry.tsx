/** One message of a conversation: who wrote it and when, and its words as they were written. */
import type { SupportMessage } from '#contract/help/support.ts'
import { paragraphsOf } from '#core/support/paragraphs.ts'
import { momentInFlorida } from '#core/support/promise.ts'
import * as words from '#messages/support/message-entry.ts'
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
    <h2 className="text-lg">{author === 'operator' ? words.weWrote() : words.youWrote()}</h2>
    <p className="mb-3 text-sm text-soft">
      <time dateTime={writtenAt}>{momentInFlorida(new Date(writtenAt))}</time>
      {author === 'person' && way === 'mail' && words.byEmail()}
    </p>
    <Words text={text} />
    {leftOut.length > 0 && (
      <p className="mt-3 text-soft">{words.weCouldntAcceptTheseAttachments({ names: leftOut.join(', ') })}</p>
    )}
    {quoted !== null && (
      <Disclosure summary={words.showQuotedText()}>
        <Words text={quoted} />
      </Disclosure>
    )}
  </Card>
)
