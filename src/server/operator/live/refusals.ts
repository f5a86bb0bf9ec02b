/** Owns the sentences for what cannot be done with a live session. */

import type { Answered } from '#server/features/live-session/answer-question.ts'
import type { Changed, Recorded } from '#server/features/live-session/schedule-session.ts'

type ReasonOf<Outcome> = Extract<Outcome, { ok: false }> extends { reason: infer Reason } ? Reason : never

export const liveRefusals: Readonly<
  Record<Extract<ReasonOf<Changed> | ReasonOf<Recorded> | ReasonOf<Answered>, string>, string>
> = {
  'no-such-session': 'There is no such session; `live list` shows them.',
  'no-such-question': 'There is no such question in this session; `live show` shows them.',
  cancelled: 'The session is cancelled.',
  begun: 'The session has begun.',
  'not-begun': 'The session has not begun; there is no recording yet.',
  'not-ahead': 'The time must lie ahead.',
  'same-time': 'That is the time it has.',
}
