/** The answer for a home in one figure and a few words, and apart from it what they mean, for a page with little room. */
import { largeAmountSize } from '#web/ui/figure/large-amount.ts'
import { toldAnswer } from '#words/case/told-answer.ts'
import {
  type AtStakeProps,
  askedStrength,
  figureOf,
  OfFigure,
  reportSaid,
  SavingInBrief,
} from './at-stake.tsx'
import { StrengthLine } from './strength-line.tsx'

type AnswerProps = Pick<AtStakeProps, 'outlook'>

/** As the free report opened, while the case has no figure of its own. */
type Reported = { readonly words: string; readonly of: string }

const offWhat = (outlook: AtStakeProps['outlook']) => {
  const figure = figureOf(outlook)
  return figure && <SavingInBrief option={figure.option} feeCents={outlook.feeCents} />
}

export const AnswerInBrief = ({ outlook, reported }: AnswerProps & { reported: Reported | null }) => {
  const words = figureOf(outlook)?.words ?? reported?.words
  const strength = askedStrength(outlook)
  const { title, before } = toldAnswer(outlook)
  if (words === undefined) {
    return (
      <div>
        <p className="font-serif text-[min(1.625rem,8vw)] font-semibold leading-tight sm:text-[min(2.375rem,11vw)]">
          {title}
        </p>
        {before && <p className="mt-1 text-sm">{before}</p>}
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <p className={`tabular font-serif font-semibold leading-tight ${largeAmountSize(words)}`}>{words}</p>
      <p className="w-full text-sm text-soft">{reported?.of ?? offWhat(outlook)}</p>
      <p className="mt-3 w-full few-words:mt-1 font-serif text-[min(1.25rem,10vw)] leading-tight font-semibold">
        {title}
      </p>
      {before && <p className="mt-1 w-full text-sm">{before}</p>}
      {/* The line says how good the evidence is. */}
      {strength && !before && (
        <div className="mt-1 w-full few-words:hidden">
          <StrengthLine strength={strength} reason="none" />
        </div>
      )}
    </div>
  )
}

/** What the card does not say yet: each thing stands in it once. */
export const AnswerExplained = ({ outlook }: AnswerProps) => {
  const figure = figureOf(outlook)
  const said = figure && reportSaid(outlook)
  const { words, before } = toldAnswer(outlook)
  const strength = askedStrength(outlook)
  return (
    <div className="stack measure gap-2">
      {figure && strength && !before && <StrengthLine strength={strength} reason="short" />}
      {figure && (
        <p className="text-soft empty:hidden">
          <OfFigure outlook={outlook} />
        </p>
      )}
      {words && <p>{words}</p>}
      {said && <p className="text-soft">{said}</p>}
    </div>
  )
}
