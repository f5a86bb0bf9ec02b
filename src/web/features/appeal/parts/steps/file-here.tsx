/** By when, where and with what a petition is filed: the official form, the owner’s answers for it, and the clerk’s own pages. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { oddPrintedDate } from '#core/appeal/printed-date.ts'
import { type CalendarDate, daysBetween, formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { keyDates } from '#core/case/days/key-dates.ts'
import type { CaseFile } from '#core/case/file.ts'
import { officialFormUrl } from '#core/document/official-form-edition.ts'
import { formatMoney } from '#core/money.ts'
import { phoneHref } from '#core/property/county.ts'
import * as words from '#messages/appeal/filing-part.ts'
import { useUser } from '#web/session/session.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { tellOddPrintedDate } from '#words/season/odd-printed-date.ts'
import { petitionDayToAct } from '#words/season/shut-day.ts'
import { documentsQuery } from '../../documents.ts'

const Answers = ({ opened }: { opened: OpenCase }) => {
  const { data } = useQuery(documentsQuery(opened))
  const sheet = data?.find(({ kind, version }) => kind === 'dr486_answer_sheet' && version > 0)
  return (
    <li>
      {sheet
        ? rich(
            words.copyYourAnswersFrom({
              sheet: (text: string) => (
                <TextLink to={paths.caseDocument(opened.id, sheet.id)}>{text}</TextLink>
              ),
            }),
          )
        : words.prepareYourAnswers()}
    </li>
  )
}

type Office = NonNullable<NonNullable<OpenCase['county']['vab']>['office']>

/** The phone first: who calls learns the rest. */
const BoardOffice = ({ office: { name, address, phone, feeCents } }: { office: Office }) => (
  <span className="my-1 block border-l-4 border-line pl-3">
    {phone !== null && (
      <span className="block">
        {words.callToConfirmHours()}: <MailLink href={phoneHref(phone)}>{phone}</MailLink>
      </span>
    )}
    {name !== null && <span className="block font-bold">{name}</span>}
    {address !== null && <span className="block">{address}</span>}
    {feeCents !== null && <span className="block">{words.filingFee({ fee: formatMoney(feeCents) })}</span>}
  </span>
)

/** The owner has said that the notice prints it; where that were a slip, the county's own day is the safe one. */
const StillOdd = ({
  printedOn,
  opened,
  today,
}: {
  printedOn: CalendarDate
  opened: OpenCase
  today: CalendarDate
}) => {
  const reportedOn = opened.county.petitionDeadline
  const odd = oddPrintedDate({ printedOn, today, taxYear: opened.taxYear, reportedOn })
  if (odd?.code !== 'after_county') return null
  return (
    <p className="mt-2 border-l-4 border-amber-line pl-4">
      {tellOddPrintedDate(odd)}{' '}
      {words.untilYouHaveFileBy({ day: formatCalendarDate(petitionDayToAct(odd.reportedOn, today).on) })}
    </p>
  )
}

type LastDayProps = { petition: Deadline; today: CalendarDate }

const HowSure = ({ certainty }: Pick<Deadline, 'certainty'>) => {
  if (certainty === 'printed') return null
  const said = certainty === 'estimate' ? words.thisIsOurEstimate() : words.theDateOnYourNotice()
  return <p className="text-sm text-soft">{said}</p>
}

/** The day that ends the right to appeal, before anything else; of one that is only estimated no days are counted. */
const LastDay = ({ petition: { dueOn, certainty }, today }: LastDayProps) => {
  const { on, why } = petitionDayToAct(dueOn, today)
  const isEstimate = certainty === 'estimate'
  return (
    <div>
      <p className="text-sm font-bold text-action">{isEstimate ? words.mayBeAsEarlyAs() : words.fileBy()}</p>
      <p className="font-serif text-xl font-semibold">
        <CalendarDay day={on} />
      </p>
      {!isEstimate && (
        <p>
          <strong>{words.daysLeft({ days: daysBetween(today, on) })}</strong> {why}
        </p>
      )}
      <HowSure certainty={certainty} />
    </div>
  )
}

export const FileHere = ({ opened, file }: { opened: OpenCase; file: CaseFile }) => {
  const { tier } = useUser()
  const { url = null, portal = null, office } = opened.county.vab ?? {}
  const { taxYear, county } = opened
  const today = todayInFlorida(new Date())
  const { petition } = keyDates({ file, taxYear, county, today })
  return (
    <Card as="section">
      {petition && <LastDay petition={petition} today={today} />}
      {petition?.certainty === 'printed' && (
        <StillOdd printedOn={petition.dueOn} opened={opened} today={today} />
      )}
      <h2 className={`text-lg ${petition ? 'mt-5' : ''}`}>{words.fileItHere()}</h2>
      <ol className="stack mt-2 list-decimal gap-2 pl-5">
        <li>
          {rich(
            words.fillInTheOfficialForm({
              form: (text: string) => <MailLink href={officialFormUrl}>{text}</MailLink>,
            }),
          )}
        </li>
        {tier === 'ai_enhanced' && <Answers opened={opened} />}
        <li>
          {words.handItToTheClerk()}
          {office && <BoardOffice office={office} />}{' '}
          {rich(
            (office?.phone ? words.confirmWithYourCounty : words.callTheNumberOnItsPage)({
              board: (text: string) =>
                url === null ? (
                  <TextLink to={paths.county(opened.county.id)}>{text}</TextLink>
                ) : (
                  <MailLink href={url}>{text}</MailLink>
                ),
            }),
          )}{' '}
          {portal &&
            rich(
              words.orFileOnline({
                year: String(portal.seenYear),
                host: new URL(portal.url).host,
                portal: (text: string) => <MailLink href={portal.url}>{text}</MailLink>,
              }),
            )}
        </li>
      </ol>
    </Card>
  )
}
