/** By when, where and with what a petition is filed: the official form, the owner’s answers for it, and the clerk’s own pages. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { evidenceExchangeDays } from '#core/appeal/deadlines/params.ts'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { oddPrintedDate } from '#core/appeal/printed-date.ts'
import { type CalendarDate, daysBetween, formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { keyDates } from '#core/case/days/key-dates.ts'
import type { CaseFile } from '#core/case/file.ts'
import { officialFormUrl } from '#core/document/official-form-edition.ts'
import { formatMoney } from '#core/money.ts'
import { phoneHref } from '#core/property/county.ts'
import * as words from '#messages/appeal/filing-part.ts'
import { Failure } from '#web/call/failure.tsx'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import type { ButtonVariant } from '#web/ui/action/button-style.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { tellOddPrintedDate } from '#words/season/odd-printed-date.ts'
import { petitionDayToAct } from '#words/season/shut-day.ts'
import { documentsQuery, isBeingWritten, useAskForDocument } from '../../documents.ts'
import { requestsOf } from '../../prepare.ts'

const FormLink = ({ variant }: { variant: ButtonVariant }) => (
  <ButtonLink href={officialFormUrl} variant={variant}>
    {words.openForm()}
  </ButtonLink>
)

type FilingProps = { opened: OpenCase; file: CaseFile }

/** The owner's answers for the official form: opened, or written by a press. */
const Answers = ({ opened, file }: FilingProps) => {
  const { data, error } = useQuery(documentsQuery(opened))
  const asking = useAskForDocument(opened)
  const sheets = data?.filter(({ kind }) => kind === 'dr486_answer_sheet') ?? []
  const sheet = sheets.find(({ version }) => version > 0)
  const asked = requestsOf(opened, file)('dr486_answer_sheet')
  if (sheet) {
    return <ButtonLink to={paths.caseDocument(opened.id, sheet.id)}>{words.openMyAnswerSheet()}</ButtonLink>
  }
  if (!asked.ok) {
    const isOfNumbers = asked.reason === 'numbers-missing' || asked.reason === 'numbers-contradict'
    return isOfNumbers ? (
      <ButtonLink to={paths.appealCase(opened.id, 'notice')}>{words.firstYourNotice()}</ButtonLink>
    ) : null
  }
  if (!data && error) return <Failure title={words.weCouldntWriteYourAnswers()} of={error} />
  return (
    <>
      <Failure title={words.weCouldntWriteYourAnswers()} of={asking.error} />
      <Button
        disabled={data === undefined}
        busy={asking.isPending || sheets.some(isBeingWritten)}
        busyLabel={words.writingYourAnswers()}
        onClick={() => asking.mutate(asked.value)}
      >
        {words.writeMyAnswers()}
      </Button>
    </>
  )
}

type Office = NonNullable<NonNullable<OpenCase['county']['vab']>['office']>

type CountyProps = Pick<OpenCase, 'county'>

/** Whose number it is; where it is not known, the page that has it. */
const WhoToCall = ({ county: { id, vab } }: CountyProps) => {
  const phone = vab?.office?.phone
  if (phone) {
    return (
      <p>
        {words.clerksPhone()}: <MailLink href={phoneHref(phone)}>{phone}</MailLink>
      </p>
    )
  }
  const url = vab?.url ?? null
  return (
    <div>
      {url === null ? (
        <ButtonLink to={paths.county(id)} variant="secondary">
          {words.seeYourCountysPage()}
        </ButtonLink>
      ) : (
        <ButtonLink href={url} variant="secondary">
          {words.openTheClerksPage()}
        </ButtonLink>
      )}
    </div>
  )
}

const BoardOffice = ({ office: { name, address, feeCents } }: { office: Office }) => (
  <div className="border-l-4 border-line pl-3">
    {name !== null && <p className="font-bold">{name}</p>}
    {address !== null && <p>{address}</p>}
    {feeCents !== null && <p>{words.filingFee({ fee: formatMoney(feeCents) })}</p>}
  </div>
)

type PortalProps = { url: string | null; portal: { url: string; seenYear: number } | null; taxYear: number }

/** Many counties have another address each year: one of an older year is no way in, as on the county's page. */
const OnlineFiling = ({ url, portal, taxYear }: PortalProps) => {
  if (portal === null || portal.seenYear < taxYear) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <ButtonLink href={portal.url} variant="secondary">
        {words.goToOnlineFiling()}
      </ButtonLink>
      <span className="text-sm text-soft">
        {rich(
          words.confirmThatItTakesPetitions({
            board: (text: string) => (url === null ? text : <MailLink href={url}>{text}</MailLink>),
          }),
        )}
      </span>
    </div>
  )
}

type BoardProps = Pick<OpenCase, 'county' | 'taxYear'> & { petition: Deadline | null }

/** Who takes the petition: on paper, and on the page that may take it online. */
const Board = ({ county, taxYear, petition }: BoardProps) => {
  const { url = null, portal = null, office } = county.vab ?? {}
  const today = todayInFlorida(new Date())
  const lastDay = petition ? formatCalendarDate(petitionDayToAct(petition.dueOn, today).on) : 'none'
  return (
    <section className="stack gap-2">
      <h3 className="text-base">{words.handItToTheClerk()}</h3>
      <WhoToCall county={county} />
      <p>{words.askWhenTheyClose({ day: lastDay })}</p>
      {office && <BoardOffice office={office} />}
      {office?.phone && url !== null && (
        <p>
          {rich(
            words.confirmWithYourCounty({
              board: (text: string) => <MailLink href={url}>{text}</MailLink>,
            }),
          )}
        </p>
      )}
      <OnlineFiling url={url} portal={portal} taxYear={taxYear} />
    </section>
  )
}

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
    <Notice tone="deadline">
      <p className="text-sm font-bold text-amber">{isEstimate ? words.mayBeAsEarlyAs() : words.fileBy()}</p>
      <p className="font-serif text-xl font-semibold">
        <CalendarDay day={on} />
      </p>
      {!isEstimate && (
        <p>
          <strong>{words.daysLeft({ days: daysBetween(today, on) })}</strong> {why}
        </p>
      )}
      <HowSure certainty={certainty} />
    </Notice>
  )
}

export const FileHere = ({ opened, file }: FilingProps) => {
  const { tier } = useUser()
  const { taxYear, county } = opened
  const today = todayInFlorida(new Date())
  const printedOn = file.notice.petitionDueOn
  const { petition } = keyDates({ file, taxYear, county, today })
  return (
    <Card as="section">
      <div className="stack gap-5">
        {petition && <LastDay petition={petition} today={today} />}
        {petition && printedOn && <StillOdd printedOn={printedOn} opened={opened} today={today} />}
        <section className="stack gap-3">
          <h2 className="text-lg">{words.fileItHere()}</h2>
          <p>{tier === 'ai_enhanced' ? words.copyYourAnswers() : words.fillInTheOfficialForm()}</p>
          <p>{words.thePacketGoesLater({ days: evidenceExchangeDays })}</p>
          <div className="flex flex-wrap gap-3">
            {tier === 'ai_enhanced' && <Answers opened={opened} file={file} />}
            <FormLink variant={tier === 'ai_enhanced' ? 'secondary' : 'primary'} />
          </div>
        </section>
        <Board county={county} taxYear={taxYear} petition={petition ?? null} />
      </div>
    </Card>
  )
}
