/** Proves that no paper and no answer claims testimony of the home where its owner only has an opinion of the value. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/file.ts'
import { rich, richHeld, richSales } from '#core/document/testing/rich-case.ts'
import { handedOverText } from '#core/document/testing/whole-text.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { noGroundWords } from '#core/packet/no-ground.ts'
import { attacksOn } from '#core/rehearsal/likely-questions.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { testifies } from './testimony.ts'

const bareOf = (reasons: string, change: Partial<CaseFile> = {}): CaseFile => ({
  ...richHeld.file,
  corrections: [],
  comparables: [],
  condition: [],
  conditionIsUsual: true,
  value: { opinionCents: 30_000_000, reasons },
  ...change,
})

const OPINION = 'I think it is worth less.'

it.each([
  [OPINION, false, false],
  ['The county’s figure is too high. I would sell for less.', false, false],
  ['', false, false],
  ['The rooms are dark and the stairs are steep.', true, false],
  ['The street floods every summer.', true, true],
  ['The kitchen needs work.', true, true],
] as const)(
  '%j is testimony: %s, and %s where nothing is said to be wrong with the home',
  (reasons, is, isThough) => {
    expect(testifies(bareOf(reasons, { conditionIsUsual: false }))).toBe(is)
    expect(testifies(bareOf(reasons))).toBe(isThough)
  },
)

describe('a packet of an opinion alone', () => {
  const textOf = (reasons: string): string => {
    const held = { files: [], file: bareOf(reasons) }
    const more = { ...rich, held, sales: 'not-on-roll', ownerName: 'Pat Lee' } as const
    return handedOverText(sheetOf(materialOf('evidence_list', NEW_HOMESTEAD, more)))
  }

  it('states the opinion, and claims to have seen nothing', () => {
    const text = textOf(OPINION)
    expect(text).toContain('My opinion as the owner')
    expect(text).toContain('Pat Lee, owner: I will state my opinion that the just value on')
    expect(text).not.toMatch(/my own testimony of how|My testimony;|I will testify to|what my home was like/)
  })

  it('testifies where its owner says how the home is', () => {
    const text = textOf('The street floods every summer.')
    expect(text).toContain('My evidence is my own testimony of what my home was like on January 1, 2026.')
    expect(text).toContain('Pat Lee, owner: I will testify to what my home was like on')
  })
})

describe('asked about sales that reach the county’s value', () => {
  const answersOf = (reasons: string): string =>
    JSON.stringify(
      attacksOn({
        held: { files: [], file: bareOf(reasons, { comparables: richHeld.file.comparables.slice(0, 3) }) },
        sales: richSales,
        justCents: 31_000_000,
        valuedOn: calendarDate('2026-01-01'),
      }),
    )

  it('an owner with an opinion says so, and speaks of nothing seen', () => {
    const answers = answersOf(OPINION)
    expect(answers).toContain('My value is my own opinion as the owner. I have no other evidence of it.')
    expect(answers).not.toMatch(/what I saw myself|what I know of my own home|as my testimony/)
  })

  it('an owner who says how the home is testifies to that', () => {
    expect(answersOf('The kitchen needs work.')).toMatch(/what I saw myself/)
    expect(answersOf('The kitchen needs work.')).toMatch(/what I know of my own home/)
  })
})

describe('a packet to which nothing leads', () => {
  const given = { file: bareOf(OPINION), factIds: new Set<string>(), exhibits: [] }

  it('waits, with the figure named, until its owner insists', () => {
    expect(noGroundWords(given)).toContain('Nothing in your case supports $300,000')
    const insisting = { ...given.file.value, keepsReasons: true }
    expect(noGroundWords({ ...given, file: { ...given.file, value: insisting } })).toBeNull()
  })

  it.each(['case.sales', 'own-purchase.leads', 'equity.stands'])('does not wait where there is %s', (id) => {
    expect(noGroundWords({ ...given, factIds: new Set([id]) })).toBeNull()
  })

  it('waits with chosen sales only where these are not argued from', () => {
    const file = { ...given.file, comparables: richHeld.file.comparables.slice(0, 3) }
    expect(noGroundWords({ ...given, file })).toBeNull()
    expect(noGroundWords({ ...given, file, factIds: new Set(['recon-listed']) })).not.toBeNull()
  })

  it.each<[string, Partial<CaseFile>]>([
    ['a correction', { corrections: richHeld.file.corrections }],
    ['a defect', { condition: richHeld.file.condition }],
    ['testimony', { value: { opinionCents: 30_000_000, reasons: 'The street floods.' } }],
    ['no value', { value: { opinionCents: null, reasons: OPINION } }],
  ])('does not wait with %s', (_, change) => {
    expect(noGroundWords({ ...given, file: { ...given.file, ...change } })).toBeNull()
  })
})
