/** The home of a case: what is to be done next, how far it is, its steps, and what is made of them. */
import type { ReactNode } from 'react'
import { isEvidenceDelivered } from '#core/case/parts.ts'
import type { NextCaseStep } from '#core/case/step/next-step.ts'
import * as words from '#messages/appeal/case-page.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { CaseTimeline } from '#web/case/timeline.tsx'
import { Meanwhile } from '#web/season/meanwhile.tsx'
import { useUser } from '#web/session/session.ts'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { tellMissing } from '#words/case/missing.ts'
import { tellStep } from '#words/case/step.ts'
import type { WorkingCase } from '../../use-working-case.ts'
import { CaseReminders } from '../dates/case-reminders.tsx'
import { CaseDocuments } from '../documents/case-documents.tsx'
import { MissedNotice } from '../notice/missed-notice.tsx'
import { PacketPart } from '../packet/packet-part.tsx'
import { PacketTop } from '../packet/packet-top.tsx'
import { ClosingAsk } from '../papers/closing-ask.tsx'
import { StepList } from '../steps/step-list.tsx'
import { CaseTools } from './case-tools.tsx'
import { SaveLine } from './save-line.tsx'
import { StepCard } from './step-card.tsx'

/** In which the packet is handed over. */
const DELIVERY_STEPS: readonly NextCaseStep['id'][] = ['deliver', 'deliver_at_once', 'deliver_late']

type HomeProps = { working: WorkingCase }

/** Where a petition would not pay: what to do meanwhile, before the step of who files anyway. */
const NotAdvised = ({ working, children }: HomeProps & { children: ReactNode }) => {
  const { opened, next } = working
  const { email } = useUser()
  const outlook = useOutlook(opened.id)
  return (
    <>
      <Meanwhile
        taxYear={opened.taxYear + 1}
        countyId={opened.county.id}
        exemptions={outlook?.exemptions}
        email={email}
      />
      <Disclosure summary={words.ifYouFileAnyway({ title: tellStep(next).title })}>{children}</Disclosure>
    </>
  )
}

/** Below the steps: what is made of all of them. */
const WholeCase = ({ working: { opened, draft, file, next, packet, save } }: HomeProps) => (
  <div className="stack min-w-0 gap-8">
    <CaseDocuments opened={opened} draft={draft} file={file} hasPacket={packet.atHand !== undefined} />
    <PacketPart opened={opened} draft={draft} file={file} isNext={DELIVERY_STEPS.includes(next.id)} />
    <CaseReminders opened={opened} draft={draft} />
    <CaseTools opened={opened} draft={draft} />
    <SaveLine save={save} draft={draft} />
  </div>
)

/** Of a step that was begun, what it still lacks; of one that is new its own words say what it is for. */
const openIn = ({ steps, next }: WorkingCase): readonly string[] => {
  const step = steps.find(({ id }) => id === next.id)
  return step?.state === 'started' ? tellMissing(step) : []
}

type ToDoProps = HomeProps & {
  /** The packet was made while its owner looked on. */
  isNewPacket: boolean
}

/** Beside the figure: what is to be done, and what was made for it. */
export const CaseToDo = ({ working, isNewPacket }: ToDoProps) => {
  const { opened, draft, file, packet, held, next, missed, today, isAdvisedAgainst } = working
  const { id } = opened
  const atHand = packet.atHand && (
    <PacketTop
      opened={opened}
      draft={draft}
      file={file}
      packet={packet.atHand}
      uploads={held}
      isNew={isNewPacket && !packet.isOlder}
    />
  )
  const card = (
    <StepCard
      caseId={id}
      next={next}
      today={today}
      open={openIn(working)}
      variant={packet.isOlder ? 'secondary' : 'primary'}
    />
  )
  const missedNotice = missed && <MissedNotice caseId={id} missed={missed} />
  return (
    <div className="stack gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      {isAdvisedAgainst ? (
        <>
          {atHand}
          {missedNotice}
          <NotAdvised working={working}>{card}</NotAdvised>
        </>
      ) : (
        <>
          {card}
          {atHand}
          {missedNotice}
        </>
      )}
    </div>
  )
}

/** Under the figure where there is room, on a phone after what is to be done, unless that is the same. */
export const CaseAsk = ({ working: { opened, file, next, isAdvisedAgainst } }: HomeProps) => {
  if (isAdvisedAgainst || next.id === 'closing_statement') return null
  if (file.value.opinionCents === null || isEvidenceDelivered(file)) return null
  return (
    <div className="lg:col-start-1">
      <ClosingAsk caseId={opened.id} file={file} />
    </div>
  )
}

/** Below what is to be done: the year that it is part of, every step, and what is made of them. */
export const CaseHome = ({ working }: HomeProps) => {
  const { id } = working.opened
  return (
    <>
      <CaseTimeline caseId={id} stops={working.stops} />
      <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
        <StepList caseId={id} steps={working.steps} dates={working.dates} />
        <WholeCase working={working} />
      </div>
    </>
  )
}
