/** A quiet boxed note that is part of the page. */

import { CircleAlert, CircleCheck, Clock3, Info } from 'lucide-react'
import type { ReactNode } from 'react'

type Tone = 'info' | 'success' | 'deadline' | 'error'

/** The four tones a message can have, each with its colors and its icon: color never speaks alone. */
const tones = {
  info: { box: 'border-action bg-tint', icon: 'text-action', Icon: Info },
  success: { box: 'border-action bg-tint', icon: 'text-action', Icon: CircleCheck },
  deadline: { box: 'border-amber-line bg-amber-tint', icon: 'text-amber', Icon: Clock3 },
  error: { box: 'border-coral bg-coral-tint', icon: 'text-coral', Icon: CircleAlert },
} as const satisfies Record<Tone, { box: string; icon: string; Icon: typeof Info }>

export type NoticeProps = { tone?: Tone; title?: string; children?: ReactNode }

export const Notice = ({ tone = 'info', title, children }: NoticeProps) => {
  const { box, icon, Icon } = tones[tone]
  return (
    <div className={`flex gap-3 rounded-md border border-l-4 p-4 print:break-inside-avoid ${box}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 few-words:hidden sm:size-6 ${icon}`} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
