/** All homes of an owner who has several, each with its answer and next step, the choice of the one shown above, and the way to add one. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { caseSteps } from '#core/case/parts.ts'
import * as words from '#messages/dashboard/home-choice.ts'
import { answeredOutlook, figureOf, toldAnswer } from '#web/case/at-stake.tsx'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { seasonOver } from '#web/features/dashboard/season-over.ts'
import { caseNowOf, stepOf } from '#web/features/dashboard/urgency.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { tellStep } from '#words/case/step.ts'
import { dayToAct } from '#words/season/shut-day.ts'

/** Two units of one house differ in the second line only. */
const streetOf = ({ addressLine1, addressLine2 }: Home['property']): string =>
  [addressLine1, addressLine2].filter(Boolean).join(', ')

const Answer = ({ home }: { home: Home }) => {
  const { data, isPending } = useQuery(homeOutlookQuery(home.property.id))
  const over = seasonOver(home, todayInFlorida(new Date()))
  if (over !== null) return <>{words.deadlineHasPassed({ year: String(over), next: String(over + 1) })}</>
  if (isPending) return <>{words.lookingAtIt()}</>
  const outlook = answeredOutlook(data?.outlook)
  if (!outlook) return <>{words.numbersMissing()}</>
  const figure = figureOf(outlook)
  return (
    <>
      {figure && <strong className="tabular mr-2 text-lg">{figure.words}</strong>}
      {toldAnswer(outlook).title}
    </>
  )
}

const NextStep = ({ home }: { home: Home }) => {
  const { data } = useQuery(homeOutlookQuery(home.property.id))
  const today = todayInFlorida(new Date())
  const at = { today, outlook: data?.outlook, keepsPapersHere: useUser().tier === 'ai_enhanced' }
  const step = stepOf(home, at)
  if (step === null || home.own === null) return <>{words.noCaseYet()}</>
  const steps = caseSteps(caseNowOf(home.own, at))
  const act = step.deadline && dayToAct(step.deadline, today)
  const done = steps.filter(({ state }) => state === 'done').length
  return (
    <>
      <span className="font-bold">{tellStep(step).title}</span>
      {act && words.by({ day: formatCalendarDate(act.on) })}
      {words.partsDone({ done, total: steps.length })}
      {act?.why && <span className="block text-sm">{act.why}</span>}
    </>
  )
}

type HomeChoiceProps = { homes: readonly Home[]; shown: Home }

const List = ({ homes, shown }: HomeChoiceProps) => (
  <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
    {homes.map((home) => (
      <li
        key={home.property.id}
        className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[2fr_2fr_3fr_7rem] sm:items-baseline sm:px-6"
      >
        <p className="font-serif text-lg font-semibold">{streetOf(home.property)}</p>
        <p>
          <Answer home={home} />
        </p>
        <p className="text-soft">
          <NextStep home={home} />
        </p>
        <p>
          {home === shown ? (
            <span className="text-soft">{words.shownAbove()}</span>
          ) : (
            <TextLink to={paths.dashboard(home.property.id)}>
              {words.show()}
              <span className="sr-only">: {streetOf(home.property)}</span>
            </TextLink>
          )}
        </p>
      </li>
    ))}
  </ul>
)

const AddHome = () => <TextLink to={paths.propertySetup('new')}>{words.addAHome()}</TextLink>

export const HomeChoice = ({ homes, shown }: HomeChoiceProps) => {
  if (homes.length < 2) {
    return (
      <p>
        {words.ownAnother()} <AddHome />
      </p>
    )
  }
  return (
    <section aria-labelledby="homes-title" className="stack gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="homes-title" className="text-xl">
          {words.yourHomes()}
        </h2>
        <AddHome />
      </div>
      <List homes={homes} shown={shown} />
    </section>
  )
}
