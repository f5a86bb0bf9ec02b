/** Proves that a homestead on the record of a home its owner doesn't live in is told before the hearing, and asked about. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { rich } from '#core/document/testing/rich-case.ts'
import { handedOverText, ownPagesText } from '#core/document/testing/whole-text.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { CAPPED_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { rehearsalOf } from './rehearsal.ts'
import { alike, photo, sound } from './testing/sound-case.ts'
import { toldPoints } from './testing/told-points.ts'
import type { CaseHomestead, WeakMaterial } from './weak-point.ts'

const rented: CaseHomestead = { homesteadOnRecord: true, livesThere: false }

const levy = (name: 'school' | 'non_school', taxableCents: number, mills: number | null) =>
  ({ levy: name, taxableCents, mills }) as const

const pointsOf = (home: CaseHomestead, mills: number | null = 10) => {
  const staircase = [levy('school', 17_500_000, mills), levy('non_school', 15_000_000, mills)]
  return toldPoints({
    held: { file: sound, files: [photo] },
    sales: alike,
    justCents: 42_000_000,
    taxYear: 2026,
    asOf: calendarDate('2026-11-21'),
    home,
    verdict: { readings: [{ staircase }] } as unknown as NonNullable<WeakMaterial['verdict']>,
  })
}

it('is reported before the petition, with the most that losing it may cost', () => {
  // (420,000 - 175,000) x 10 mills and (420,000 - 150,000) x 10 mills: 2,450 and 2,700.
  expect(pointsOf(rented)).toEqual([
    {
      id: 'homestead-on-record',
      words:
        'The county’s record shows a homestead exemption, and you told us you don’t live here. Report it to the property appraiser before you file (s. 196.011). You can owe back taxes, with a penalty and interest. Without it, you could be taxed on up to $420,000. Now it’s $175,000 for school taxes and $150,000 for other taxes. Without the exemption, your tax is up to $5,150 a year higher, with or without a petition.',
      question: 'The record shows a homestead exemption here. Do you live there?',
      answer:
        'No, I do not live there. The exemption has to come off, and I am reporting that to your office. My petition is about the just value.',
    },
  ])
})

it('says no tax where a rate is not known', () => {
  expect(pointsOf(rented, null)[0]?.words).toMatch(/\$150,000 for other taxes\.$/u)
})

it.each([
  { homesteadOnRecord: true, livesThere: true },
  { homesteadOnRecord: true, livesThere: null },
  { homesteadOnRecord: false, livesThere: false },
  {},
])('is no question for %o', (home) => {
  expect(pointsOf(home)).toEqual([])
})

it('the notes say it first of what to fix, and every practice asks it', () => {
  const material = materialOf('playbook', CAPPED_HOMESTEAD, rich)
  const asked = { ...material, home: { ...material.home, ...rented } }
  const sheet = sheetOf(asked)
  const text = `${handedOverText(sheet)}\n${ownPagesText(sheet)}`
  expect(text).toMatch(
    /What to fix\nFix this soon, and before .* The county’s record shows a homestead exemption,/u,
  )
  const made = rehearsalOf(asked)
  if (!made.ok) throw new Error(made.reason)
  for (const { questionIds } of made.value.runs) expect(questionIds).toContain('homestead-on-record')
})
