/** All homes of an owner who has several, the most urgent first: what each is about in dollars, its next step and its day, and the way to go on. */
import { useQuery } from '@tanstack/react-query'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { paths } from '#contract/page-paths.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { isBetterNotToFile } from '#core/case/standing.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/dashboard/homes-table.ts'
import { answeredOutlook, askedStrength, figureOf } from '#web/case/at-stake.tsx'
import { homeOutlookQuery } from '#web/case/home-outlook.ts'
import { afterFee, nearRatioInShort, savingRange } from '#web/case/outlook.ts'
import { StrengthInShort } from '#web/case/strength-line.tsx'
import type { Home } from '#web/features/dashboard/data.ts'
import { ownDeadlines } from '#web/features/dashboard/own-deadlines.ts'
import { seasonOver } from '#web/features/dashboard/season-over.ts'
import { isFiled } from '#web/features/dashboard/urgency.ts'
import { SettleHomesteadTag } from '#web/property/settle-homestead-tag.tsx'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { answerInShort } from '#words/case/told-answer.ts'
import { dayToAct } from '#words/season/shut-day.ts'
import { AddHome } from './add-home.tsx'
import { OpenCaseButton } from './open-case-button.tsx'

/** Two units of one house differ in the second line only. */
const streetOf = ({ addressLine1, addressLine2 }: Home['property']): string =>
  [addressLine1, addressLine2].filter(Boolean).join(', ')

const useHomeOutlook = ({ property }: Home) => useQuery(homeOutlookQuery(property.id))

/** An exemption that nobody claimed, where it is worth more than the petition. */
const Claim = ({ unclaimedHomestead: claim }: Pick<CaseOutlook, 'unclaimedHomestead'>) =>
  claim?.worthMoreCents != null && (
    <span className="block text-sm font-bold">
      {words.claimHomestead({
        isAsked: claim.isAsked ? 'yes' : 'no',
        saving: formatMoney(claim.worthMoreCents),
      })}
    </span>
  )

const Answer = ({ home }: { home: Home }) => {
  const { data, isPending } = useHomeOutlook(home)
  const over = seasonOver(home, todayInFlorida(new Date()))
  if (over !== null)
    return <>{words.deadlineHasPassed({ year: String(over.year), next: String(over.year + 1) })}</>
  if (isPending) return <>{words.lookingAtIt()}</>
  const outlook = answeredOutlook(data?.outlook)
  if (!outlook) return <>{words.numbersMissing()}</>
  const option = figureOf(outlook)?.option
  const near = option && nearRatioInShort(option, outlook.feeCents)
  const strength = askedStrength(outlook)
  return (
    <>
      {option?.saving && (
        <span className="mr-2 whitespace-nowrap">
          <strong className="tabular text-lg">
            {savingRange(afterFee(option.saving, outlook.feeCents ?? 0))}
          </strong>{' '}
          {words.afterTheFee()}
        </span>
      )}
      {near && <span className="block text-sm font-bold">{near}</span>}
      <span className="inline-block text-soft">{answerInShort(outlook)}</span>
      {strength && <StrengthInShort {...strength} />}
      <Claim {...outlook} />
      {outlook.isHomesteadUnsettled && (
        <span className="block">
          <SettleHomesteadTag />
        </span>
      )}
    </>
  )
}

const NextStep = ({ home }: { home: Home }) => {
  const today = todayInFlorida(new Date())
  const { data } = useHomeOutlook(home)
  if (home.own === null) {
    const isOver = seasonOver(home, today) !== null
    const petition = ownDeadlines(home, today).find(({ id }) => id.startsWith('petition-'))
    const day = petition && !isOver && formatCalendarDate(dayToAct(petition, today).on)
    return (
      <>
        {words.noCaseYet({
          by: !day
            ? ''
            : words.petitionBy({
                needsEvidence: data?.outlook.verdict?.outcome === 'file_with_evidence' ? 'yes' : 'no',
                day,
              }),
        })}
      </>
    )
  }
  const {
    nextStep: { title, deadline },
    stepsDone: done,
    stepsTotal: total,
  } = home.own
  const act = deadline && dayToAct(deadline, today)
  return (
    <>
      <span className="font-bold">{title}</span>
      {act && words.by({ day: formatCalendarDate(act.on) })}
      <span className="max-sm:hidden">{words.partsDone({ done, total })}</span>
    </>
  )
}

/** Nothing is pushed where filing does not pay. */
const GoOn = ({ home }: { home: Home }) => {
  const { data } = useHomeOutlook(home)
  const { tier } = useUser()
  if (tier === null || (!isFiled(home) && data && isBetterNotToFile(data.outlook))) return null
  if (home.own === null) return <OpenCaseButton home={home} isOneOfSeveral variant="secondary" size="sm" />
  return (
    <ButtonLink to={paths.appealCase(home.own.id, home.own.nextStep.step)} variant="secondary" size="sm">
      {words.goOn()}
      <span className="sr-only">: {streetOf(home.property)}</span>
    </ButtonLink>
  )
}

type HomesTableProps = { homes: readonly Home[]; shown: Home }

const Row = ({ home, isShown }: { home: Home; isShown: boolean }) => (
  <li className="grid gap-x-6 gap-y-0.5 px-4 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,2.5fr)_13rem] sm:py-3 sm:items-baseline sm:px-6">
    <p className="font-serif text-lg leading-tight font-semibold">{streetOf(home.property)}</p>
    <p>
      <Answer home={home} />
    </p>
    <p className="text-sm sm:text-base">
      <NextStep home={home} />
    </p>
    <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 sm:mt-0">
      <GoOn home={home} />
      {isShown ? (
        <span className="text-sm text-soft">{words.shownBelow()}</span>
      ) : (
        <TextLink to={`${paths.dashboard(home.property.id)}#home-title`}>
          {words.show()}
          <span className="sr-only">: {streetOf(home.property)}</span>
        </TextLink>
      )}
    </div>
  </li>
)

export const HomesTable = ({ homes, shown }: HomesTableProps) => (
  <section aria-labelledby="homes-title" className="stack gap-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h2 id="homes-title" className="text-xl">
        {words.yourHomes()}
      </h2>
      <AddHome />
    </div>
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {homes.map((home) => (
        <Row key={home.property.id} home={home} isShown={home === shown} />
      ))}
    </ul>
  </section>
)
