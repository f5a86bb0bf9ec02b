/** One part of a case under its heading, with what it still lacks. */
import { type ComponentType, useState } from 'react'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { CaseFault } from '#core/case/faults/fault.ts'
import { caseFaults, refusedChanges } from '#core/case/faults/of-case.ts'
import type { CaseStep, CaseStepState } from '#core/case/parts.ts'
import { reasonsFor } from '#core/case/value-options.ts'
import { reasonsSaid, saysOfOneSale, saysOfSales } from '#core/document/facts/owner-words/sale-claims.ts'
import { isEnglish } from '#core/document/facts/spoken/statement.ts'
import * as messages from '#messages/appeal/case-part.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { stepNames } from '#web/case/words.ts'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { tellFault } from '#words/case/fault.ts'
import { tellMissing } from '#words/case/missing.ts'
import { tellReasons } from '#words/case/value-reasons.ts'
import { ComparablesPart } from './comparables/comparables-part.tsx'
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
import { ValueBeside } from './value-beside.tsx'

/** The owner's own opinion of value, beside what it can be held against, and what it rests on. */
const ValuePart = ({ opened, file, change, taxYear, ...checks }: PartProps) => {
  const { value } = file
  const outlook = useOutlook(opened.id)
  // A field keeps what is typed into it, so that one filled by a press begins again.
  const [pressed, setPressed] = useState(0)
  const ours = tellReasons(reasonsFor(file, taxYear, outlook?.salesOnlyListed ?? false))
  const use = (opinionCents: number) => {
    change('value', { ...value, opinionCents, reasons: value.reasons || ours })
    setPressed(pressed + 1)
  }
  return (
    <div className="stack max-w-2xl gap-6">
      {outlook && <ValueBeside caseId={opened.id} outlook={outlook} onUse={use} />}
      <MoneyInput
        key={pressed}
        label={messages.whatYourHomeWasWorthOn({ taxYear })}
        help={messages.yourOwnOpinionAsTheOwner()}
        example="380,000"
        cents={value.opinionCents}
        doubt={checks.doubtAt('value.opinionCents')}
        refusal={(opinionCents) => checks.refusalOf('value', { ...value, opinionCents })}
        onChange={(opinionCents) =>
          change('value', {
            ...value,
            opinionCents,
            reasons: opinionCents === null ? value.reasons : value.reasons || ours,
          })
        }
      />
      <TextInput
        label={messages.whatThatFigureRestsOn()}
        help={
          ours !== '' && value.reasons === ours
            ? messages.fromYourCaseChangeItAs()
            : messages.theSalesYouUseWhatsWrong()
        }
        value={value.reasons}
        most={2000}
        rows={5}
        onChange={(reasons) =>
          change('value', {
            ...value,
            reasons,
            ...(value.keepsReasons && { keepsReasons: false }),
          })
        }
      />
      {(value.reasonsInEnglish || !isEnglish(value.reasons)) && (
        <TextInput
          label={messages.theSameInEnglish()}
          help={messages.theBoardReadsEnglishYour()}
          value={value.reasonsInEnglish ?? ''}
          most={2000}
          rows={3}
          optional
          onChange={(reasonsInEnglish) => change('value', { ...value, reasonsInEnglish })}
        />
      )}
      {(saysOfSales(reasonsSaid(value)) ||
        file.comparables.some(({ decision, reason }) => decision !== null && saysOfOneSale(reason))) && (
        <CheckboxField
          label={messages.printTheseWordsAsTheyAre()}
          help={messages.ifYourListOfSalesSays()}
          checked={value.keepsReasons ?? false}
          onChange={({ target }) => change('value', { ...value, keepsReasons: target.checked })}
        />
      )}
    </div>
  )
}

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

type Check = 'doubtAt' | 'isDoubted' | 'refusalOf'

const saidOf = (fault: CaseFault | undefined): string | undefined => fault && tellFault(fault.reason)

/** By the same rules as the server's. */
const checksOf = ({ file, taxYear, opened: { record } }: Pick<PartProps, 'file' | 'taxYear' | 'opened'>) => {
  const facts = { file, taxYear, record, today: todayInFlorida(new Date()) }
  const faults = caseFaults(facts)
  return {
    doubtAt: (path) => saidOf(faults.find((fault) => fault.path === path)),
    isDoubted: (path) => faults.some((fault) => fault.path === path || fault.path.startsWith(`${path}.`)),
    refusalOf: (part, value) => saidOf(refusedChanges(facts, { [part]: value })[0]),
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
    return <Disclosure summary={messages.toFinishThisStepMore({ count: missing.length })}>{list}</Disclosure>
  }
  return (
    <>
      <p className="text-soft">{messages.toFinishThisStep()}</p>
      {list}
    </>
  )
}

type CasePartProps = Omit<PartProps, Check> & {
  readonly step: CaseStepState
  /** After a step from one part to the next. */
  readonly takesFocus: boolean
  /** It is done, and nobody asked for it. */
  readonly isFolded: boolean
}

export const CasePart = ({ step, takesFocus, isFolded, ...props }: CasePartProps) => {
  const { id, state } = step
  const Part = parts[id]
  const [startsFolded] = useState(isFolded)
  const part = <Part {...props} {...checksOf(props)} />
  return (
    <section id="case-part" aria-label={stepNames[id]} className="stack min-w-0 scroll-mt-20 gap-5">
      <div>
        <FocusedHeading level={2} takesFocus={takesFocus}>
          {stepNames[id]}
        </FocusedHeading>
        {state === 'done' ? (
          <p className="text-soft">{messages.thisPartIsDone()}</p>
        ) : (
          <Missing missing={tellMissing(step)} />
        )}
      </div>
      {startsFolded ? <Disclosure summary={messages.seeItOrChangeIt()}>{part}</Disclosure> : part}
    </section>
  )
}
