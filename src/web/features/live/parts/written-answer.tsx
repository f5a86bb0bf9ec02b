/** An answer that the operator wrote to a question. */

import * as words from '#messages/live/written-answer.ts'
export const WrittenAnswer = ({ answer }: { answer: string }) => (
  <div className="border-l-4 border-action pl-4">
    <p className="font-bold">{words.answer()}</p>
    <p className="measure whitespace-pre-line break-words">{answer}</p>
  </div>
)
