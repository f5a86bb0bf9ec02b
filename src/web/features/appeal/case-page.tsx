/** One case: its home, or one of its steps, saved as it is typed. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import type { OpenCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import type { PetitionsOver } from '#core/appeal/season/petitions-over.ts'
import { CASE_STEPS, type CaseStep } from '#core/case/parts.ts'
import * as words from '#messages/appeal/case-page.ts'
import { useOpenDetailsForPrint } from '#web/browser/open-details-for-print.ts'
import { useSettled } from '#web/browser/use-settled.ts'
import { stepNames } from '#web/case/words.ts'
import { useUser } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Held } from '#web/ui/feedback/held.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton, SkeletonBlock, SkeletonCard, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { caseQuery } from './data.ts'
import { CaseFigure, CaseReasons } from './parts/page/case-header.tsx'
import { CaseAsk, CaseHome, CaseToDo } from './parts/page/case-home.tsx'
import { CaseStepPage } from './parts/page/case-step.tsx'
import { NoCourse } from './parts/page/no-course.tsx'
import { NotOpened } from './parts/page/not-opened.tsx'
import { FilingHomestead } from './parts/steps/filing-homestead.tsx'
import { usePlaceInView } from './use-place-in-view.ts'
import { useWorkingCase } from './use-working-case.ts'
import { streetOf } from './words.ts'

const stepAt = (part: string | undefined): CaseStep | undefined => CASE_STEPS.find((step) => step === part)

export const meta = ({ params }: Pick<MetaArgs, 'params'>) => {
  const step = stepAt(params.part)
  return [{ title: step ? words.stepJustValue({ step: stepNames[step] }) : words.yourCaseJustValue() }]
}

/** Whether the packet was made while its owner looked on; not any more once they went on to a step. */
const useIsNew = (hadPacket: boolean, packetId: string | undefined, isLookedOn: boolean): boolean => {
  // Null: one was there before, and its id is still to come.
  const [known, setKnown] = useState<string | null>(hadPacket ? null : '')
  if (packetId !== undefined && packetId !== known && (known === null || !isLookedOn)) setKnown(packetId)
  return packetId !== undefined && known !== null && packetId !== known
}

type OpenedProps = { opened: OpenCase; here: CaseStep | undefined; isShown: boolean }

const OpenedCase = ({ opened, here, isShown }: OpenedProps) => {
  usePlaceInView()
  const isHome = here === undefined
  const working = useWorkingCase(opened, isHome)
  const { packet } = working
  const isNew = useIsNew(opened.hasPacket, packet.atHand?.id, isHome)
  return (
    <>
      <Head
        data={opened}
        here={here}
        hasPacket={packet.hasPacket}
        over={working.over}
        isShown={isShown}
        first={<FilingHomestead opened={opened} file={working.file} />}
      >
        {isHome && <CaseToDo working={working} isNewPacket={isNew} />}
        {isHome && <CaseAsk working={working} />}
      </Head>
      <Held isShown={isShown}>
        {isHome ? <CaseHome working={working} /> : <CaseStepPage working={working} here={here} />}
      </Held>
    </>
  )
}

/** In the line below the street. */
const townOf = (address: string): string => address.slice(streetOf(address).length + 2)

type HomeLineProps = Pick<OpenCase, 'address' | 'taxYear' | 'county'> & { className: string }

/** Where few words fit a line it is among what comes after the next step. */
const HomeLine = ({ address, taxYear, county, className }: HomeLineProps) => (
  <span className={`block text-sm leading-snug sm:text-base ${className}`}>
    <span className="max-sm:hidden">{townOf(address)} · </span>
    {words.taxYearCounty({ taxYear, name: county.name })}
  </span>
)

type HeadProps = {
  data: OpenCase | undefined
  here: CaseStep | undefined
  hasPacket: boolean
  over?: PetitionsOver | null
  isShown: boolean
  /** What is to be settled before anything else. */
  first?: ReactNode
  children?: ReactNode
}

/** Of a step its name is the title, and the home is the way back; of the home, what its case is about, and beside it what is to be done. */
const Head = ({ data, here, hasPacket, over = null, isShown, first, children }: HeadProps) => {
  const street = data ? streetOf(data.address) : words.yourCase()
  if (here !== undefined) {
    const home = data ? paths.appealCase(data.id) : paths.appeal()
    return <PageHeader title={stepNames[here]} crumbs={[{ label: street, to: home }]} />
  }
  const cases = { label: words.yourCases(), to: paths.appeal() }
  return (
    <div className="grid items-start gap-x-10 gap-y-5 few-words:gap-y-3 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className="stack gap-3 few-words:contents">
        <PageHeader
          title={street}
          crumbs={[cases]}
          lead={data && <HomeLine {...data} className="few-words:hidden" />}
        />
        <Held isShown={isShown}>
          {first}
          {data && <CaseFigure caseId={data.id} over={over} hasPacket={hasPacket} />}
          {data && (
            <div className="stack gap-3 few-words:order-1">
              <CaseReasons caseId={data.id} propertyId={data.propertyId} over={over} hasPacket={hasPacket} />
              <HomeLine {...data} className="hidden few-words:block" />
            </div>
          )}
        </Held>
      </div>
      <Held isShown={isShown}>{children}</Held>
    </div>
  )
}

/** The figure with its lines, and beside it the next step; of a step, its lines. */
const CaseSkeleton = ({ isHome }: { isHome: boolean }) => (
  <Skeleton message={words.loadingYourCase()} fillsScreen>
    {isHome ? (
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-2">
        <div className="stack gap-3">
          <SkeletonBlock size="h-14 w-44" />
          <SkeletonText lines={2} />
        </div>
        <SkeletonCard size="h-60" />
        <div className="lg:col-span-2">
          <SkeletonCard size="h-96" />
        </div>
      </div>
    ) : (
      <SkeletonText lines={8} />
    )}
  </Skeleton>
)

const CaseBody = ({ caseId, here }: { caseId: string; here: CaseStep | undefined }) => {
  const { data, error, refetch } = useQuery(caseQuery(caseId))
  const isSettled = useSettled(here ?? '')
  return (
    <>
      {data ? (
        <OpenedCase opened={data} here={here} isShown={isSettled} />
      ) : (
        <Head data={data} here={here} hasPacket={false} isShown={false} />
      )}
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
      {!isSettled && !error && <CaseSkeleton isHome={here === undefined} />}
      {data && isSettled && here === undefined && (
        <Notice>
          <p>{words.generalInformationAndYourOwnNotes()}</p>
        </Notice>
      )}
    </>
  )
}

export default function CasePage() {
  useOpenDetailsForPrint()
  const { caseId = '', part } = useParams()
  const here = stepAt(part)
  const { tier } = useUser()
  return (
    <MainPart>
      <Container>
        <div className="@container/page stack gap-5 page-padding sm:gap-8">
          {tier === null ? <NoCourse /> : <CaseBody key={caseId} caseId={caseId} here={here} />}
        </div>
      </Container>
    </MainPart>
  )
}
