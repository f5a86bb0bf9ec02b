/** One part of a case, and below it what it still lacks. */
import type { ComponentType, ReactNode } from 'react'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { CaseFault } from '#core/case/faults/fault.ts'
import { caseFaults, refusedChanges } from '#core/case/faults/of-case.ts'
import { isChosen } from '#core/case/file.ts'
import { type CaseStep, type CaseStepState, isAddedLater } from '#core/case/parts.ts'
import * as messages from '#messages/appeal/case-part.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { stepNames } from '#web/case/words.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { tellFault } from '#words/case/fault.ts'
import { tellMissing } from '#words/case/missing.ts'
import { ComparablesPart } from '../comparables/comparables-part.tsx'
import { NoticePart } from '../notice/notice-part.tsx'
import { PapersPart } from '../papers/papers-part.tsx'
import { ConditionPart } from './condition-part.tsx'
import { DeliveriesPart } from './deliveries-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { FilingPart } from './filing-part.tsx'
import { HearingPart } from './hearing-part.tsx'
import { OutcomePart } from './outcome-part.tsx'
import type { PartCheck, PartProps } from './part-props.ts'
import { useRecordedPurchase } from './purchase-record.tsx'
import { ValuePart } from './value-part.tsx'

const parts: Readonly<Record<CaseStep, ComponentType<PartProps>>> = {
  notice: NoticePart,
  facts: FactsPart,
  comparables: ComparablesPart,
  condition: ConditionPart,
  papers: PapersPart,
  value: ValuePart,
  filing: FilingPart,
  hearing: HearingPart,
  deliveries: DeliveriesPart,
  outcome: OutcomePart,
}

const saidOf = (fault: CaseFault | undefined): string | undefined => fault && tellFault(fault.reason)

/** By the same rules as the server's. */
const checksOf = ({ file, taxYear, opened: { record } }: Pick<PartProps, 'file' | 'taxYear' | 'opened'>) => {
  const facts = { file, taxYear, record, today: todayInFlorida(new Date()) }
  const faults = caseFaults(facts)
  return {
    doubtAt: (path) => saidOf(faults.find((fault) => fault.path === path)),
    isDoubted: (path) => faults.some((fault) => fault.path === path || fault.path.startsWith(`${path}.`)),
    refusalOf: (part, value) => saidOf(refusedChanges(facts, { [part]: value })[0]),
  } satisfies Pick<PartProps, PartCheck>
}

type MissingProps = {
  missing: readonly string[]
  lead?: string
  /** A point with a way to its field, before the others. */
  first?: ReactNode
}

const Missing = ({ missing, lead = messages.toFinishThisStep(), first }: MissingProps) => (
  <>
    <p className="text-soft">{lead}</p>
    <ul className="list-disc pl-6">
      {first && <li>{first}</li>}
      {missing.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  </>
)

const Foot = ({ missing }: { missing: readonly string[] }) =>
  missing.length === 0 ? (
    // What is kept is whole; beside a field that is refused the word would be taken for it.
    <p className="text-soft group-has-aria-invalid:hidden">{messages.thisPartIsDone()}</p>
  ) : (
    <Missing missing={missing} />
  )

const focusTotalTax = () => {
  const field = document.getElementById('trim-totalTax')
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}

type NoticeFootProps = Pick<PartProps, 'opened'> & { missing: readonly string[] }

/** A tax that doesn't fit holds no later step up, and the answer waits for it. */
const NoticeFoot = ({ opened, missing }: NoticeFootProps) => {
  const isTaxOdd = useOutlook(opened.id)?.verdict?.reason === 'tax_out_of_line'
  if (!isTaxOdd) return <Foot missing={missing} />
  const check = <TextButton onClick={focusTotalTax}>{messages.checkTheTotalTax()}</TextButton>
  return <Missing missing={missing} first={check} />
}

type StepFootProps = Pick<PartProps, 'opened' | 'file'> & {
  step: CaseStepState
  missing: readonly string[]
}

/** A question that a paper raises is open beside that paper; what has to be added can come after the petition. */
const PapersFoot = ({ opened, file, missing, step }: StepFootProps) => {
  const { paperOn } = useRecordedPurchase(opened.id, file.value)
  const asked = paperOn === null ? [] : [messages.sayWhichPurchaseIsRight()]
  const all = [...missing, ...asked]
  if (step.state === 'later') return <Missing missing={all} lead={messages.thisStepCanWait()} />
  return (
    <div className="stack items-start gap-3">
      <div>
        <Foot missing={all} />
      </div>
      {all.length > 0 && isAddedLater({ ...file, papersComeLater: true }, step) && (
        <p className="text-soft">{messages.youCanAddItLater()}</p>
      )}
    </div>
  )
}

/** A purchase that is the evidence makes the step as well as sales do. */
const ComparablesFoot = ({ opened, file, missing }: StepFootProps) => {
  const outlook = useOutlook(opened.id)
  const isOffered = Boolean(outlook?.purchase) && missing.length > 0 && !file.comparables.some(isChosen)
  return <Foot missing={isOffered ? [messages.eitherPurchaseOrSales()] : missing} />
}

/** The notice of hearing says all of it: until its day is entered nobody is pressed for the rest. */
const HearingFoot = ({ missing }: { missing: readonly string[] }) => (
  <Disclosure summary={messages.whatThisStepAsks()}>
    <Missing missing={missing} />
  </Disclosure>
)

const StepFoot = (foot: StepFootProps) => {
  const { id } = foot.step
  if (id === 'notice') return <NoticeFoot {...foot} />
  if (id === 'hearing' && foot.file.hearing.heldOn === null) return <HearingFoot missing={foot.missing} />
  if (id === 'papers') return <PapersFoot {...foot} />
  if (id === 'facts' && foot.file.recordIsUnsure)
    return <p className="text-soft">{messages.youGoByTheRecord()}</p>
  if (id === 'comparables') return <ComparablesFoot {...foot} />
  return <Foot missing={foot.missing} />
}

type CasePartProps = Omit<PartProps, PartCheck> & {
  readonly step: CaseStepState
}

export const CasePart = ({ step, ...props }: CasePartProps) => {
  const { id } = step
  const Part = parts[id]
  const missing = step.state === 'done' ? [] : tellMissing(step)
  return (
    <section aria-label={stepNames[id]} className="group stack min-w-0 gap-5">
      <Part {...props} {...checksOf(props)} />
      <div>
        <StepFoot {...props} step={step} missing={missing} />
      </div>
    </section>
  )
}
