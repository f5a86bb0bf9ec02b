/** Owns what the private playbook is written from: the case, what its sales show, and what a lower value saves. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { WeakMaterial } from '#core/rehearsal/weak-point.ts'
import type { MoneyMaterial } from './money.ts'

export type JudgedCase = MoneyMaterial & WeakMaterial & { readonly valuedOn: CalendarDate }
