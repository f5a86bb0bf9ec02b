/** How strong the papers are with a value, in one word, and why. */
import type { CaseOutlook } from '#contract/case/cases.ts'
import * as words from '#messages/case/at-stake.ts'

type StrengthProps = {
  strength: CaseOutlook['options'][number]['strength']
  /** Where nothing around it says what the word is about. */
  isAlone?: boolean
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const StrengthLine = ({ strength, isAlone = false }: StrengthProps) =>
  strength && (
    <p className="measure text-sm">
      {isAlone && `${words.howStrong()} `}
      <strong>{words.grade({ grade: strength.grade })}</strong> {capitalized(strength.why)}
    </p>
  )
