/** The browsers in which the person is signed in, each to be signed out from here. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, type listSessions } from '#contract/account/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { sessionsQuery } from '#web/features/profile/data.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { NotLoaded, ProfileSection } from './profile-section.tsx'

type Session = OutputOf<typeof listSessions>['sessions'][number]

const Day = ({ at }: { at: string }) => <CalendarDay day={todayInFlorida(new Date(at))} />

const nameOf = ({ device }: Session): string => device ?? 'Unknown browser'

type SessionCardProps = { session: Session; isEnding: boolean; onEnd: () => void }

const SessionCard = ({ session, isEnding, onEnd }: SessionCardProps) => (
  <Card as="li">
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h3>{nameOf(session)}</h3>
        <p className="text-soft">
          Last used <Day at={session.lastUsedAt} />
        </p>
        <p className="text-soft">
          Signed in <Day at={session.createdAt} />
        </p>
      </div>
      {session.current ? (
        <Badge>This browser</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          busy={isEnding}
          busyLabel="Signing out…"
          aria-label={`Sign out ${nameOf(session)}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </div>
  </Card>
)

const useEnding = () => {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries(sessionsQuery)
  const one = useMutation({ mutationFn: (sessionId: string) => call(endSession, { sessionId }), onSettled })
  const others = useMutation({ mutationFn: () => call(endOtherSessions, {}), onSettled })
  return { one, others }
}

const Outcome = ({ one, others }: ReturnType<typeof useEnding>) => {
  const last = (others.submittedAt ?? 0) > (one.submittedAt ?? 0) ? others : one
  if (last.isSuccess) return <Banner tone="success" title={last.data.message} />
  if (!last.isError) return null
  return (
    <Banner tone="error" title="We couldn’t sign you out there">
      {failureMessage(last.error, 'Please try again.')}
    </Banner>
  )
}

export const Sessions = () => {
  const query = useQuery(sessionsQuery)
  const ending = useEnding()
  const { one, others } = ending
  return (
    <ProfileSection title="Where you’re signed in">
      {query.data ? (
        <ul className="stack gap-4">
          {query.data.map((session) => (
            <SessionCard
              key={session.id}
              session={session}
              isEnding={one.isPending && one.variables === session.id}
              onEnd={() => one.mutate(session.id)}
            />
          ))}
        </ul>
      ) : (
        <NotLoaded what="where you’re signed in" query={query} />
      )}
      <Outcome {...ending} />
      {query.data && query.data.length > 1 && (
        <div>
          <Button
            variant="secondary"
            busy={others.isPending}
            busyLabel="Signing out…"
            onClick={() => others.mutate()}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </ProfileSection>
  )
}
