/** A quiet boxed note that is part of the page. */
import type { ReactNode } from 'react'
import { type Tone, tones } from '#web/ui/tone.ts'

export type NoticeProps = { tone?: Tone; title?: string; children?: ReactNode }

export const Notice = ({ tone = 'info', title, children }: NoticeProps) => {
  const { box, icon, Icon } = tones[tone]
  return (
    <div className={`flex gap-3 rounded-md border border-l-4 p-4 print:break-inside-avoid ${box}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${icon}`} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
