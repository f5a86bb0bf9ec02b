/** A verdict from its answer down to its sources, the same on the report and at the end of the property wizard. */

import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import * as words from '#messages/verdict/verdict-view.ts'
import { unbroken } from '#web/ui/layout/unbroken.ts'
import { NotAdvice } from './not-advice.tsx'
import { OutcomePanel, type OutcomePanelProps } from './outcome-panel.tsx'
import { ReadingDetail } from './reading/detail.tsx'
import { NeededCut } from './reading/needed-cut.tsx'
import { SourceList } from './source-list.tsx'

type FoldedPartProps = { title: string; startsOpen?: boolean; children: ReactNode }

/** A titled part of the answer that is folded until it is wanted, and printed open. */
const FoldedPart = ({ title, startsOpen = false, children }: FoldedPartProps) => (
  <details open={startsOpen} className="group border-t border-line print:border-0">
    <summary className="flex min-h-14 list-none items-center gap-3 py-3">
      <ChevronRight
        aria-hidden="true"
        className="size-6 shrink-0 text-action transition-transform group-open:rotate-90 print:hidden"
      />
      <h2 className="text-xl">{title}</h2>
    </summary>
    <div className="stack gap-6 pt-2 pb-8">{children}</div>
  </details>
)

type Texts = readonly { code: string; text: string }[]

const List = ({ texts }: { texts: Texts }) => (
  <ul className="stack measure list-disc gap-2 pl-6">
    {texts.map(({ code, text }) => (
      <li key={code}>{unbroken(text)}</li>
    ))}
  </ul>
)

const Figures = ({ verdict, areCurrent }: { verdict: OutcomePanelProps['verdict']; areCurrent: boolean }) => {
  const { readings, taxYear, fee, sources } = verdict
  const past = areCurrent ? null : words.whatTheFiguresSaid({ taxYear })
  return (
    <>
      {readings.length > 0 && (
        <FoldedPart title={past ?? words.howFarTheValueWouldHave()}>
          <NeededCut verdict={verdict} />
        </FoldedPart>
      )}
      {readings.map((reading) => (
        <FoldedPart
          key={reading.regime}
          title={readings.length > 1 ? reading.rulesLabel : words.theFiguresOfStepByStep({ taxYear })}
        >
          <ReadingDetail reading={reading} fee={fee} sources={sources} taxYear={taxYear} />
        </FoldedPart>
      ))}
    </>
  )
}

type VerdictViewProps = OutcomePanelProps & {
  /** False when the figures are of a year whose notices are no longer the newest. */
  areCurrent: boolean
  /** What can be done with the answer: other numbers, printing. */
  actions: ReactNode
  /** The one thing to do next. */
  nextStep: ReactNode
}

export const VerdictView = ({ areCurrent, actions, nextStep, ...answer }: VerdictViewProps) => {
  const { outcome, explanation, notes, whatElseHelps, sources } = answer.verdict
  const helpComesFirst = outcome === 'do_not_file' || outcome === 'cannot_tell'
  return (
    <div className="stack gap-6">
      <OutcomePanel {...answer} />
      <div className="no-print flex flex-wrap gap-3">{actions}</div>
      {nextStep}
      <NotAdvice />
      <div>
        {whatElseHelps.length > 0 && (
          <FoldedPart
            title={helpComesFirst ? words.whatCanHelpInstead() : words.whatElseCanHelp()}
            startsOpen={helpComesFirst}
          >
            <List texts={whatElseHelps} />
          </FoldedPart>
        )}
        <FoldedPart title={words.whyWeSayThis()} startsOpen>
          <div className="stack measure gap-4">
            {explanation.map((paragraph) => (
              <p key={paragraph}>{unbroken(paragraph)}</p>
            ))}
          </div>
        </FoldedPart>
        <Figures verdict={answer.verdict} areCurrent={areCurrent} />
        {notes.length > 0 && (
          <FoldedPart title={words.goodToKnowAboutTheseFigures()}>
            <List texts={notes} />
          </FoldedPart>
        )}
        {sources.length > 0 && (
          <FoldedPart title={words.whereEachFigureComesFrom()}>
            <SourceList sources={sources} />
          </FoldedPart>
        )}
      </div>
    </div>
  )
}
