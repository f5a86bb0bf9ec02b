/** The four tones a message can have, each with its colours and its icon: colour never speaks alone. */
import { CircleAlert, CircleCheck, Clock3, Info } from 'lucide-react'

export type Tone = 'info' | 'success' | 'deadline' | 'error'

export const tones = {
  info: { box: 'border-action bg-tint', icon: 'text-action', Icon: Info },
  success: { box: 'border-action bg-tint', icon: 'text-action', Icon: CircleCheck },
  deadline: { box: 'border-amber-line bg-amber-tint', icon: 'text-amber', Icon: Clock3 },
  error: { box: 'border-coral bg-coral-tint', icon: 'text-coral', Icon: CircleAlert },
} as const satisfies Record<Tone, { box: string; icon: string; Icon: typeof Info }>
