/** The answer for a home in one figure and a few words, and apart from it what they mean, for a page with little room. */
import * as messages from '#messages/case/at-stake.ts'
import { type AtStakeProps, figureOf, reportSaid, Saving, toldAnswer } from './at-stake.tsx'

type AnswerProps = Pick<AtStakeProps, 'outlook'>

export const AnswerInBrief = ({ outlook }: AnswerProps) => {
  const figure = figureOf(outlook)
  if (figure === null) {
    return (
      <p className="font-serif text-[min(1.625rem,8vw)] font-semibold leading-tight sm:text-[min(2.375rem,11vw)]">
        {toldAnswer(outlook).title}
      </p>
    )
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <p
        className={`tabular font-serif font-semibold leading-tight ${figure.words.includes(' to ') ? 'text-[min(1.75rem,9vw)] sm:text-[min(2.375rem,11vw)]' : 'text-[min(2.5rem,16vw)] sm:text-[min(4rem,16vw)]'}`}
      >
        {figure.words}
      </p>
      <p className="text-sm text-soft lg:hidden">{messages.offOneYear()}</p>
      <p className="font-serif text-[min(1.25rem,10vw)] leading-tight font-semibold sm:w-full">
        {toldAnswer(outlook).title}
      </p>
    </div>
  )
}

export const AnswerExplained = ({ outlook }: AnswerProps) => {
  const figure = figureOf(outlook)
  const said = reportSaid(outlook)
  return (
    <div className="stack measure gap-2">
      <p>{toldAnswer(outlook).words}</p>
      {figure && (
        <p className="text-soft">
          {figure.words} <Saving option={figure.option} feeCents={outlook.feeCents} />
        </p>
      )}
      {figure && said && <p className="text-soft">{said}</p>}
    </div>
  )
}
