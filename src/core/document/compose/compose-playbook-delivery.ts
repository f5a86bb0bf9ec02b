/** Owns what the playbook says of the owner's evidence and letters: when each goes out, to whom, and what to ask. */

import type { SectionPlan } from '../draft.ts'
import { fixed } from './compose-evidence-parts.ts'

const evidence = fixed({
  id: 'evidence',
  title: 'Delivering your evidence',
  write: (say) => [
    ...say.all('due.evidence'),
    ...say.all('evidence.'),
    say.fact('law.evidence'),
    say.fact('law.gives'),
    say.fact('law.exchange'),
    say.fact('law.record-card'),
    say.fact('law.withheld'),
    say.fact('law.clerk-copy'),
    say.fact('law.absent-copy'),
    ...say.all('delivery.'),
    'Sign the cover letter and the delivery certificate, keep a copy of all of it, and keep the proof of the day on which it arrived.',
  ],
})

const letters = fixed({
  id: 'letters',
  title: 'Your other letters, and when to send each',
  write: (say) => [
    'Compare the address in a letter with your notice of hearing before you send it, and keep proof of the day on which it arrived.',
    'To reschedule: when something beyond your control keeps you from the hearing. The reasons are yours to state, and they have to be true.',
    say.fact('law.reschedule'),
    say.fact('law.reschedule-examples'),
    say.fact('law.moved-notice'),
    'To appear by phone or video: when you would rather take part from another place.',
    say.fact('law.remote'),
    'To withdraw: when you have decided to end the petition. Have an agreed value in writing first, and take a withdrawal as final.',
    say.fact('law.withdrawal'),
  ],
})

export const planDelivery: readonly SectionPlan[] = [evidence, letters]
