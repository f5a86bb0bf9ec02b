/** Practice for the hearing of one case, in large type, with or without a connection. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { getRehearsal, type Practice } from '#contract/case/rehearsal.ts'
import { paths } from '#contract/page-paths.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'
import * as words from '#messages/rehearsal/rehearsal-page.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useKeepForLater } from '#web/offline/reading.ts'
import { UpgradeNote } from '#web/purchase/upgrade-note.tsx'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { rehearsalQuery } from './data.ts'
import { useMarks } from './kept-marks.ts'
import { keepPlace, readPlace } from './kept-place.ts'
import { ChooseRun } from './parts/choose-run.tsx'
import { Practicing, type Spent } from './parts/practicing.tsx'
import { RunSummary } from './parts/run-summary.tsx'
import { type Step, stepsAgain, stepsOf } from './steps.ts'

export const meta = () => [{ title: words.rehearsalJustValue() }]

/** A run that was chosen, the how manieth of this visit it is, and what its parts have taken so far. */
type Run = {
  readonly number: number
  readonly steps: readonly Step[]
  readonly spent: Spent
  /** Of a whole run; null where questions are practiced again. */
  readonly minutes: number | null
}

type Place = number | 'start' | 'end'

/** What the address names: a part of this very run, its end, or neither. A run is of this visit, so that of another it names nothing. */
const placeOf = (run: Run | null, asked: URLSearchParams): Place => {
  if (run === null || asked.get('run') !== String(run.number)) return 'start'
  if (asked.get('part') === 'end') return 'end'
  const at = Number(asked.get('part')) - 1
  return run.steps[at] ? at : 'start'
}

/** What is read while speaking is as narrow as a text. */
const column = 'stack max-w-2xl gap-8'

type RehearsingProps = {
  caseId: string
  practice: Practice
  run: Run | null
  place: Place
  go: (to: Place, run?: Run) => void
}

const Rehearsing = ({ caseId, practice, run, place, go }: RehearsingProps) => {
  const { marks, mark } = useMarks(caseId)
  const { id: userId } = useUser()
  const begin = (steps: readonly Step[], minutes: number | null, at = 0) =>
    go(at, { number: (run?.number ?? 0) + 1, steps, spent: {}, minutes })
  if (run === null || place === 'start') {
    return (
      <ChooseRun
        practice={practice}
        kept={readPlace(userId, caseId)}
        start={(chosen, at) => begin(stepsOf(practice, chosen), chosen.minutes, at)}
      />
    )
  }
  return (
    <div className={column}>
      {place === 'end' ? (
        <RunSummary
          {...run}
          marks={marks}
          again={(ids) => begin(stepsAgain(practice, ids), null)}
          restart={() => go('start')}
        />
      ) : (
        <Practicing
          caseId={caseId}
          marks={marks}
          mark={mark}
          steps={run.steps}
          at={place}
          show={go}
          before={run.spent}
          leave={() => go('start')}
          end={(spent) => go('end', { ...run, spent })}
        />
      )}
    </div>
  )
}

const Kept = ({ caseId }: { caseId: string }) => {
  useKeepForLater([
    { address: `/api/cases/${caseId}/rehearsal`, ask: () => call(getRehearsal, { id: caseId }) },
  ])
  return null
}

const NotMade = ({ caseId, error, retry }: { caseId: string; error: Error; retry: () => void }) => {
  const code = error instanceof ApiFailure ? error.code : null
  const isNone = code === 'not_found' || code === 'invalid_request'
  return (
    <div className="stack items-start gap-4">
      <Banner tone="error" title={isNone ? words.weCouldntFindThatCase() : words.thereIsNoRehearsalYet()}>
        {isNone ? words.itMayHaveBeenRemoved() : failureMessage(error, words.openThisPageOnceWithA())}
      </Banner>
      {isNone && <ButtonLink to={paths.appeal()}>{words.seeYourCases()}</ButtonLink>}
      {code === 'conflict' && (
        <ButtonLink to={paths.appealCase(caseId, 'notice')}>{words.goToYourTrimNotice()}</ButtonLink>
      )}
      {!isNone && code !== 'conflict' && <Button onClick={retry}>{words.tryAgain()}</Button>}
    </div>
  )
}

const leadOf = ({ address, taxYear, hearing: { heldOn } }: Practice): string =>
  heldOn === null
    ? words.taxYear({ address, taxYear })
    : words.taxYearAndHearing({ address, taxYear, heldOn: formatCalendarDate(heldOn) })

const Rehearsal = ({ caseId }: { caseId: string }) => {
  const { data, error, refetch } = useQuery(rehearsalQuery(caseId))
  const { id: userId } = useUser()
  const [run, setRun] = useState<Run | null>(null)
  // Each part is a place of its own in the browser’s history.
  const [asked, setAsked] = useSearchParams()
  const place = placeOf(run, asked)
  const go: RehearsingProps['go'] = (to, begun = run ?? undefined) => {
    if (begun) setRun(begun)
    if (begun && begun.minutes !== null && to !== 'start')
      keepPlace(userId, caseId, to === 'end' || to === 0 ? null : { minutes: begun.minutes, at: to })
    setAsked(
      to === 'start' || !begun ? {} : { run: String(begun.number), part: to === 'end' ? to : String(to + 1) },
    )
  }
  const crumbs = [
    { label: words.yourCases(), to: paths.appeal() },
    { label: data?.address.split(',', 1)[0] ?? words.yourCase(), to: paths.appealCase(caseId, 'hearing') },
  ]
  return (
    <>
      {typeof place === 'number' ? (
        // What is said stands as high as it can.
        <h1 className="sr-only">{words.rehearsal()}</h1>
      ) : (
        <PageHeader title={words.rehearsal()} crumbs={crumbs} lead={data && leadOf(data)} />
      )}
      {data && (
        <>
          <Kept caseId={caseId} />
          <Rehearsing caseId={caseId} practice={data} run={run} place={place} go={go} />
        </>
      )}
      {!data && error && <NotMade caseId={caseId} error={error} retry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton message={words.makingYourRehearsal()}>
          <SkeletonText lines={6} />
        </Skeleton>
      )}
      {(data || error) && (
        <div className="max-w-2xl">
          <Notice>
            <p>{words.practiceWithGeneralInformationAnd()}</p>
          </Notice>
        </div>
      )}
    </>
  )
}

export default function RehearsalPage() {
  const { caseId = '' } = useParams()
  const { tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className="stack gap-8 page-padding">
          {tier === 'ai_enhanced' ? (
            <Rehearsal key={caseId} caseId={caseId} />
          ) : (
            <>
              <PageHeader
                title={words.rehearsal()}
                crumbs={[{ label: words.yourCases(), to: paths.appeal() }]}
              />
              <UpgradeNote>{words.aiEnhancedPracticesYourHearingWith()}</UpgradeNote>
            </>
          )}
        </div>
      </Container>
    </MainPart>
  )
}
