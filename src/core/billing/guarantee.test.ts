import { expect, it } from 'vitest'
import { addDays, calendarDate } from '#core/calendar-date.ts'
import { guaranteeEndsOn, isGuaranteed } from './guarantee.ts'

const paidOn = calendarDate('2026-01-01')

it.each([
  // January has 31 days: 30 days after the 1st is the 31st.
  ['a guest of Standard [S9.guarantee.1]', 'standard', false, '2026-01-31'],
  ['a guest of AI-Enhanced [S9.guarantee.1]', 'ai_enhanced', false, '2026-01-31'],
  // 30 days to the 31st of January, 28 to the end of February, 2 more.
  ['an account with Standard [S9.guarantee.2, S9.guarantee.4]', 'standard', true, '2026-03-02'],
  // 30 + 28 + 31 = 89 to the 31st of March, 1 more.
  ['an account with AI-Enhanced [S9.guarantee.3, S9.guarantee.4]', 'ai_enhanced', true, '2026-04-01'],
] as const)('%s may ask until the last day, and not on the next', (_who, tier, hasAccount, last) => {
  const lastDay = calendarDate(last)
  expect(guaranteeEndsOn(paidOn, tier, hasAccount)).toBe(lastDay)
  expect(isGuaranteed({ paidOn, tier, hasAccount }, lastDay)).toBe(true)
  expect(isGuaranteed({ paidOn, tier, hasAccount }, addDays(lastDay, 1))).toBe(false)
})
