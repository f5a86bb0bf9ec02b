/** How each outcome of a verdict looks beside its words: its icon, so that the card's color never speaks alone. */
import { CircleCheck, CircleQuestionMark, FileSearch, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { Outcome } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/verdict/outcome-look.ts'

type OutcomeLook = { readonly icon: string; readonly Icon: LucideIcon }

export const outcomeLooks: Readonly<Record<Outcome, OutcomeLook>> = {
  file: { icon: 'text-action', Icon: CircleCheck },
  file_with_evidence: { icon: 'text-soft', Icon: FileSearch },
  do_not_file: { icon: 'text-action', Icon: ShieldCheck },
  cannot_tell: { icon: 'text-soft', Icon: CircleQuestionMark },
}

export const levyNames = { school: words.schoolTaxes(), non_school: words.allOtherPropertyTaxes() } as const
