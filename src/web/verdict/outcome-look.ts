/** How each outcome of a verdict looks: its icon and its ground beside its words, so that color never speaks alone. */
import { CircleCheck, CircleQuestionMark, FileSearch, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { Outcome } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/verdict/outcome-look.ts'

type OutcomeLook = { readonly box: string; readonly icon: string; readonly Icon: LucideIcon }

export const outcomeLooks: Readonly<Record<Outcome, OutcomeLook>> = {
  file: { box: 'border-action bg-surface', icon: 'text-action', Icon: CircleCheck },
  file_with_evidence: { box: 'border-amber-line bg-amber-tint', icon: 'text-amber', Icon: FileSearch },
  do_not_file: { box: 'border-control bg-surface', icon: 'text-action', Icon: ShieldCheck },
  cannot_tell: { box: 'border-dashed border-control bg-sunken', icon: 'text-soft', Icon: CircleQuestionMark },
}

export const levyNames = { school: words.schoolTaxes(), non_school: words.allOtherPropertyTaxes() } as const
