/** One case: its next step, its path, and one part at a time, saved as it is typed. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import type { OpenCase } from '#contract/case/cases.ts'
import type { Upload } from '#contract/document/uploads.ts'
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { caseTimeline, stepDates } from '#core/case/days/timeline.ts'
import { CASE_STEPS, type CaseStep, caseSteps } from '#core/case/parts.ts'
import { isBetterNotToFile } from '#core/case/standing.ts'
import { caseOpening, type NextCaseStep } from '#core/case/step/next-step.ts'
import { isUnderWay } from '#core/document/facts/playbook/money.ts'
import * as words from '#messages/appeal/case-page.ts'
import { useOpenDetailsForPrint } from '#web/browser/open-details-for-print.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { Meanwhile } from '#web/season/meanwhile.tsx'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { tellStep } from '#words/case/step.ts'
import { caseQuery, uploadsQuery, useDraft } from './data.ts'
import { usePacketState } from './packets.ts'
import { CaseReminders } from './parts/dates/case-reminders.tsx'
import { CaseDocuments } from './parts/documents/case-documents.tsx'
import { MissedNotice } from './parts/notice/missed-notice.tsx'
import { PacketPart } from './parts/packet/packet-part.tsx'
import { CaseHeader } from './parts/page/case-header.tsx'
import { CaseLinks } from './parts/page/case-links.tsx'
import { CaseTools } from './parts/page/case-tools.tsx'
import { NoCourse } from './parts/page/no-course.tsx'
import { NotOpened } from './parts/page/not-opened.tsx'
import { SaveLine } from './parts/page/save-line.tsx'
import { StepCard } from './parts/page/step-card.tsx'
import { CasePart } from './parts/steps/case-part.tsx'
import { NextPart, partAfter } from './parts/steps/next-part.tsx'
import { StepList } from './parts/steps/step-list.tsx'
import { usePlaceInView } from './use-place-in-view.ts'

export const meta = () => [{ title: words.yourCaseJustValue() }]

/** In which the packet is handed over. */
const DELIVERY_STEPS: readonly NextCaseStep['id'][] = ['deliver', 'deliver_at_once', 'deliver_late']

const isStep = (part: string | undefined): part is CaseStep => CASE_STEPS.some((step) => step === part)

const heldUpload = ({ id, kind, name, caption }: Upload) => ({ id, kind, name, caption })

type WholeCaseProps = Pick<ReturnType<typeof useDraft>, 'draft' | 'file'> & {
  opened: OpenCase
  next: NextCaseStep
}

/** Below the steps: what is made of all of them. */
const WholeCase = ({ opened, draft, file, next }: WholeCaseProps) => (
  <>
    <CaseDocuments opened={opened} draft={draft} file={file} />
    <PacketPart opened={opened} draft={draft} file={file} isNext={DELIVERY_STEPS.includes(next.id)} />
    <CaseReminders opened={opened} draft={draft} />
    <CaseTools opened={opened} draft={draft} />
  </>
)

type NotAdvisedProps = { opened: OpenCase; next: NextCaseStep; isWhole: boolean; children: ReactNode }

/** Where a petition would not pay: what to do meanwhile, before the step of who files anyway. */
const NotAdvised = ({ opened: { taxYear, county }, next, isWhole, children }: NotAdvisedProps) => {
  const { email } = useUser()
  return (
    <>
      {isWhole && <Meanwhile taxYear={taxYear + 1} countyId={county.id} email={email} />}
      <Disclosure summary={words.ifYouFileAnyway({ title: tellStep(next).title })}>{children}</Disclosure>
    </>
  )
}

const OpenedCase = ({ opened, part }: { opened: OpenCase; part: string | undefined }) => {
  usePlaceInView()
  const { draft, file, save, generation } = useDraft(opened)
  const uploads = useQuery(uploadsQuery(opened.id))
  const { id, taxYear, county, record } = opened
  const today = todayInFlorida(new Date())
  const held = uploads.data?.uploads.map(heldUpload) ?? opened.uploads
  const { hasPacket, isOlder } = usePacketState(opened, draft.version(), part === undefined)
  const now = { file, taxYear, county, record, today, uploads: held, hasPacket }
  const steps = caseSteps(now)
  const { next, missed } = caseOpening(now)
  const [firstPart] = useState(part)
  const [begun] = useState(next.step)
  const here = isStep(part) ? part : begun
  const step = steps.find((one) => one.id === here)
  const after = partAfter(here)
  const outlook = useOutlook(id)
  const isBetterNot = outlook !== undefined && isBetterNotToFile(outlook) && !isUnderWay(file)
  const card = (
    <StepCard
      caseId={id}
      next={next}
      today={today}
      to={paths.appealCase(id, next.step)}
      isHere={next.step === here}
      isBrief={part !== undefined}
    />
  )
  // One filled button a view: that of the next step, else that of the part, else the way on.
  const isMain = part !== undefined && next.step === here && here !== 'comparables'
  return (
    <>
      {part === undefined && (
        <CaseHeader
          caseId={id}
          stops={caseTimeline(now)}
          handing={hasPacket && !isBetterNot ? { next, isOlder, today } : null}
        />
      )}
      {missed && part === undefined && <MissedNotice caseId={id} missed={missed} />}
      {isBetterNot ? (
        <NotAdvised opened={opened} next={next} isWhole={part === undefined}>
          {card}
        </NotAdvised>
      ) : (
        card
      )}
      <div className="grid gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
        <StepList caseId={id} steps={steps} here={here} dates={stepDates(now)} />
        <div className="stack min-w-0 gap-6">
          {step && (
            <CasePart
              key={`${here} ${generation}`}
              step={step}
              takesFocus={part !== firstPart}
              isFolded={part === undefined && step.state === 'done'}
              opened={opened}
              taxYear={taxYear}
              file={file}
              change={draft.change}
            />
          )}
          {after && <NextPart caseId={id} step={after} isMain={isMain} />}
          <SaveLine save={save} draft={draft} />
        </div>
      </div>
      {part === undefined ? (
        <WholeCase opened={opened} draft={draft} file={file} next={next} />
      ) : (
        <CaseLinks caseId={id} />
      )}
    </>
  )
}

/** A whole address as a title fills half a phone's screen; its town is in the line below. */
const streetOf = (address: string): string => address.split(',', 1).join('')
const townOf = (address: string): string => address.slice(streetOf(address).length + 2)

const HomeLine = ({ address, taxYear, county }: Pick<OpenCase, 'address' | 'taxYear' | 'county'>) => (
  <span className="text-base sm:text-lg">
    {words.taxYearCounty({ address: townOf(address), taxYear, name: county.name })}
  </span>
)

const CaseBody = ({ caseId, part }: { caseId: string; part: string | undefined }) => {
  const { data, error, refetch } = useQuery(caseQuery(caseId))
  const crumbs = [
    { label: words.dashboard(), to: paths.dashboard() },
    { label: words.yourCases(), to: paths.appeal() },
  ]
  return (
    <>
      <PageHeader
        title={data ? streetOf(data.address) : words.yourCase()}
        crumbs={crumbs}
        lead={data && <HomeLine {...data} />}
      />
      {data && <OpenedCase opened={data} part={part} />}
      {!data && error && (
        <NotOpened
          what="case"
          error={error}
          gone={words.itMayHaveBeenRemoved()}
          safe={words.whatYouTypedIsSafe()}
          onRetry={() => void refetch()}
        >
          <ButtonLink to={paths.appeal()}>{words.seeYourCases()}</ButtonLink>
        </NotOpened>
      )}
      {!data && !error && (
        <Skeleton message={words.loadingYourCase()}>
          <SkeletonText lines={8} />
        </Skeleton>
      )}
      <Notice>
        <p>{words.generalInformationAndYourOwnNotes()}</p>
      </Notice>
    </>
  )
}

export default function CasePage() {
  useOpenDetailsForPrint()
  const { caseId = '', part } = useParams()
  const { tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className={`stack ${part === undefined ? 'gap-8 py-8' : 'gap-5 py-4'} sm:gap-8 sm:py-12`}>
          {tier === null ? <NoCourse /> : <CaseBody key={caseId} caseId={caseId} part={part} />}
        </div>
      </Container>
    </MainPart>
  )
}
