/** A verdict from its answer down to its sources, the same on the report and at the end of the property wizard. */
import type { ReactNode } from 'react'
import { NeededCut } from './needed-cut.tsx'
import { NotAdvice } from './not-advice.tsx'
import { OutcomePanel, type OutcomePanelProps } from './outcome-panel.tsx'
import { ReadingDetail } from './reading-detail.tsx'
import { SourceList } from './source-list.tsx'

const List = ({ title, texts }: { title: string; texts: readonly { code: string; text: string }[] }) =>
  texts.length === 0 ? null : (
    <section className="measure">
      <h2 className="text-xl">{title}</h2>
      <ul className="stack mt-3 list-disc gap-2 pl-6">
        {texts.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </section>
  )

type VerdictViewProps = OutcomePanelProps & {
  /** What the reader can do next; stands after the figures. */
  children?: ReactNode
}

export const VerdictView = ({ children, ...answer }: VerdictViewProps) => {
  const { outcome, readings, fee, explanation, notes, whatElseHelps, sources } = answer.verdict
  const helpComesFirst = outcome === 'do_not_file' || outcome === 'cannot_tell'
  const help = (
    <List title={helpComesFirst ? 'What can help instead' : 'What else can help'} texts={whatElseHelps} />
  )
  return (
    <div className="stack gap-12">
      <div className="stack gap-6">
        <OutcomePanel {...answer} />
        <div className="stack measure gap-4">
          {explanation.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <NotAdvice />
      </div>
      {helpComesFirst && help}
      <NeededCut verdict={answer.verdict} />
      {readings.map((reading) => (
        <ReadingDetail
          key={reading.regime}
          reading={reading}
          fee={fee}
          title={readings.length > 1 ? reading.rulesLabel : 'The figures, step by step'}
        />
      ))}
      {children}
      {!helpComesFirst && help}
      <List title="Good to know about these figures" texts={notes} />
      <SourceList sources={sources} />
    </div>
  )
}
