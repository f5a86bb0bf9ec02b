/** A live session as a calendar file. */
import { paths } from '#contract/page-paths.ts'
import { joinableMinutes } from '#core/live/params.ts'
import { endOf } from '#core/live/session-state.ts'
import * as words from '#messages/live-session/session-file.ts'
import type { Context } from '#server/context.ts'
import { renderSessionCalendar } from '#server/services/session-calendar.ts'
import { findSession } from './session-queries.ts'

/** The link to join is not in it: a calendar is often shared. undefined when there is no such session. */
export const calendarOf = async ({ db, env, now }: Context, id: number) => {
  const session = await findSession(db, id)
  if (!session) return undefined
  const { title, about, startsAt, timeVersion, cancelledAt } = session
  const url = `${env.PUBLIC_URL}${paths.live()}`
  const description = [
    about,
    words.yourLinkToJoinAppearsAt({ url, joinableMinutes }),
    words.generalInformationOnlyNotLegal(),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
  const file = { id, title, description, url, startsAt, endsAt: endOf(session), sequence: timeVersion - 1 }
  const text = renderSessionCalendar({ ...file, isCancelled: cancelledAt !== null }, now())
  return { fileName: `just-value-live-session-${id}.ics`, text }
}
