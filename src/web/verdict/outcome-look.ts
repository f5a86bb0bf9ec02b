/** How each outcome of a verdict looks: its words, its icon and its ground, so that colour never speaks alone. */
import { CircleCheck, CircleQuestionMark, FileSearch, type LucideIcon, ShieldCheck } from 'lucide-react'
import type { Outcome } from '#core/tax/verdict-codes.ts'

type OutcomeLook = {
  readonly label: string
  readonly box: string
  readonly icon: string
  readonly Icon: LucideIcon
}

export const outcomeLooks: Readonly<Record<Outcome, OutcomeLook>> = {
  file: { label: 'Worth filing', box: 'border-action bg-tint', icon: 'text-action', Icon: CircleCheck },
  file_with_evidence: {
    label: 'File only with evidence',
    box: 'border-amber-line bg-amber-tint',
    icon: 'text-amber',
    Icon: FileSearch,
  },
  do_not_file: {
    label: 'Better not to file',
    box: 'border-control bg-surface',
    icon: 'text-action',
    Icon: ShieldCheck,
  },
  cannot_tell: {
    label: 'We cannot tell yet',
    box: 'border-dashed border-control bg-sunken',
    icon: 'text-soft',
    Icon: CircleQuestionMark,
  },
}

export const levyNames = { school: 'School taxes', non_school: 'All other property taxes' } as const
