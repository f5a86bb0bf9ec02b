/** One part of a case under its heading, with what it still lacks. */
import { type ComponentType, useState } from 'react'
import { todayInFlorida } from '#core/calendar-date.ts'
import { caseFaults, refusedChanges } from '#core/case/faults/of-case.ts'
import type { CaseStation, CaseStationState } from '#core/case/parts.ts'
import { stationNames } from '#web/case/words.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { ComparablesPart } from './comparables-part.tsx'
import { ConditionPart } from './condition-part.tsx'
import { DeliveriesPart } from './deliveries-part.tsx'
import { FactsPart } from './facts-part.tsx'
import { FilingPart } from './filing-part.tsx'
import { HearingPart } from './hearing-part.tsx'
import { MoneyInput } from './inputs/number-input.tsx'
import { TextInput } from './inputs/text-input.tsx'
import { NoticePart } from './notice-part.tsx'
import { OutcomePart } from './outcome-part.tsx'
import { PapersPart } from './papers-part.tsx'
import type { PartProps } from './part-props.ts'

/** The owner's own opinion of value, and what it rests on. */
const ValuePart = ({ file: { value }, change, taxYear, ...checks }: PartProps) => (
  <div className="stack max-w-xl gap-6">
    <MoneyInput
      label={`What your home was worth on January 1, ${taxYear}, in dollars`}
      help="Your own opinion, as the owner. An owner may state it; it is not an appraisal."
      example="380,000"
      cents={value.opinionCents}
      doubt={checks.doubtAt('value.opinionCents')}
      refusal={(opinionCents) => checks.refusalOf('value', { ...value, opinionCents })}
      onChange={(opinionCents) => change('value', { ...value, opinionCents })}
    />
    <TextInput
      label="What that figure rests on"
      help="The sales you chose, what is wrong in the record, what is wrong with the home."
      value={value.reasons}
      most={2000}
      rows={5}
      onChange={(reasons) => change('value', { ...value, reasons })}
    />
    <Notice>
      <p>
        A just value is usually already below the price by the cost of a sale. Do not take that cost off a
        second time.
      </p>
    </Notice>
  </div>
)

const parts: Readonly<Record<CaseStation, ComponentType<PartProps>>> = {
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

type Check = 'doubtAt' | 'isDoubted' | 'refusalOf'

/** By the same rules as the server's. */
const checksOf = ({ file, taxYear, opened: { record } }: Pick<PartProps, 'file' | 'taxYear' | 'opened'>) => {
  const facts = { file, taxYear, record, today: todayInFlorida(new Date()) }
  const faults = caseFaults(facts)
  return {
    doubtAt: (path) => faults.find((fault) => fault.path === path)?.words,
    isDoubted: (path) => faults.some((fault) => fault.path === path || fault.path.startsWith(`${path}.`)),
    refusalOf: (part, value) => refusedChanges(facts, { [part]: value })[0]?.words,
  } satisfies Pick<PartProps, Check>
}

/** A line or two are read at once; more would push the part itself off a phone's screen. */
const mostUnfolded = 2

const Missing = ({ missing }: { missing: readonly string[] }) => {
  const list = (
    <ul className="list-disc pl-6">
      {missing.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
  if (missing.length > mostUnfolded) {
    return <Disclosure summary={`To finish this step: ${missing.length} more`}>{list}</Disclosure>
  }
  return (
    <>
      <p className="text-soft">To finish this step:</p>
      {list}
    </>
  )
}

type CasePartProps = Omit<PartProps, Check> & {
  readonly station: CaseStationState
  /** After a step from one part to the next. */
  readonly takesFocus: boolean
  /** It is done, and nobody asked for it. */
  readonly isFolded: boolean
}

export const CasePart = ({
  station: { id, state, missing },
  takesFocus,
  isFolded,
  ...props
}: CasePartProps) => {
  const Part = parts[id]
  const [startsFolded] = useState(isFolded)
  const part = <Part {...props} {...checksOf(props)} />
  return (
    <section aria-label={stationNames[id]} className="stack min-w-0 gap-5">
      <div>
        <FocusedHeading level={2} takesFocus={takesFocus}>
          {stationNames[id]}
        </FocusedHeading>
        {state === 'done' ? <p className="text-soft">This part is done.</p> : <Missing missing={missing} />}
      </div>
      {startsFolded ? <Disclosure summary="See it, or change it">{part}</Disclosure> : part}
    </section>
  )
}
