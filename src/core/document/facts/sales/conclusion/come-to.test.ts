/** Proves that a case and all of its papers say the same of the same sales, with a measured level and without one. */
import { describe, expect, it } from 'vitest'
import { valueOptions } from '#core/case/value-options.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { rich, richHeld } from '#core/document/testing/rich-case.ts'
import { handedOverText, ownPagesText } from '#core/document/testing/whole-text.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { formatMoney } from '#core/money.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'

const { sales } = rich
if (sales === undefined || typeof sales === 'string') throw new Error('the case has sales')
const unmeasured = { ...sales, estimate: { sufficient: false, explanation: [] } } as const

const KINDS = ['case_summary', 'comparable_analysis', 'evidence_list', 'playbook', 'hearing_script'] as const

describe.each([
  // 397,767 less 12,500 of repairs, at 87.9 percent and with 15 percent off
  ['a measured level', sales, '$338,650'],
  ['no measured level', unmeasured, '$327,477'],
])('chosen sales with %s', (_what, found, comesTo) => {
  const textOf = (kind: DocumentKind, opinionCents: number) => {
    const file = { ...richHeld.file, value: { ...richHeld.file.value, opinionCents } }
    const sheet = sheetOf(
      materialOf(kind, NEW_HOMESTEAD, { ...rich, sales: found, held: { ...richHeld, file } }),
    )
    return `${handedOverText(sheet)}\n${ownPagesText(sheet)}`
  }

  it('come to one value where the owner chooses one', () => {
    const option = valueOptions(richHeld.file, found).find(({ id }) => id === 'chosen_sales')
    expect(formatMoney(option?.justCents ?? 0)).toBe(comesTo)
  })

  it.each(KINDS)('come to the same in the %s', (kind) => {
    expect(textOf(kind, 37_900_000)).toContain(comesTo)
  })

  it.each(KINDS)('are not doubted in the %s', (kind) => {
    expect(textOf(kind, 37_900_000)).not.toMatch(
      /do not show that the just value is too high|sales don’t show a value/,
    )
  })
})
