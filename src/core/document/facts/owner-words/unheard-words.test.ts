/** Proves that what a board will not hear is told at its box, printed only where its owner keeps it, and never said. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { caseFaults } from '#core/case/faults/of-case.ts'
import type { CaseFile } from '#core/case/file.ts'
import { DOCUMENT_KINDS, HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import { rich, richHeld } from '#core/document/testing/rich-case.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { attacksOn } from '#core/rehearsal/likely-questions.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { tellFault } from '#words/case/fault.ts'
import { asHeard, unheardIn } from './unheard-words.ts'

const { file: whole } = richHeld

const [slab, ...items] = whole.condition
const [area, ...entries] = whole.corrections
const [sale, ...sales] = whole.comparables
if (!slab || !area || !sale) throw new Error('the case has entries')

const ACCUSED = 'The appraiser is corrupt and stole from me.'

/** A case with such a sentence in every kind of box, each with a mark of its own. */
const said: CaseFile = {
  ...whole,
  corrections: [{ ...area, why: `${area.why} The appraiser lied here, mark one.` }, ...entries],
  comparables: [{ ...sale, reason: 'Like mine. I cannot afford mark two.' }, ...sales],
  condition: [{ ...slab, what: 'Cracked slab. They never bothered to look, mark three.' }, ...items],
  value: {
    ...whole.value,
    reasons: `My taxes are too high, mark four, and I can’t afford them. ${ACCUSED} The slab is cracked.`,
  },
}

const kept: CaseFile = { ...said, value: { ...said.value, keepsReasons: true } }

const MARK = /mark (?:one|two|three|four)|corrupt/gu

const marksIn = (file: CaseFile, kind: (typeof DOCUMENT_KINDS)[number]): readonly string[] => {
  const held = { ...richHeld, file }
  const { facts } = sheetOf(materialOf(kind, NEW_HOMESTEAD, { ...rich, held }))
  // A document states facts of its sheet only; these are no part of one.
  const stated = facts.filter(({ id }) => !id.startsWith('own-words.'))
  return [...new Set(JSON.stringify(stated).match(MARK) ?? [])].toSorted()
}

const faultsOf = (file: CaseFile) =>
  caseFaults({ file, taxYear: 2026, today: calendarDate('2026-11-21') }).filter(
    ({ reason }) => reason.code === 'unheard',
  )

describe('in the boxes of a case', () => {
  it('is told beneath each of them, with the reason and the sentence, until its owner keeps it', () => {
    const faults = faultsOf(said)
    expect(faults.map(({ path }) => path)).toEqual([
      'corrections.a.why',
      'comparables.R-1.reason',
      'condition.c.what',
      'value.reasons',
    ])
    const told = faults.map(({ reason }) => tellFault(reason))
    expect(told[0]).toContain('A board hears evidence of value')
    expect(told[1]).toContain('A board won’t weigh what you can afford.')
    expect(told[3]).toContain('A board won’t weigh the size of a tax bill.')
    expect(told[3]).toContain(`“${ACCUSED}”`)
    expect(told[3]).not.toContain('The slab is cracked')
    expect(faultsOf(kept)).toEqual([])
    expect(faultsOf(whole)).toEqual([])
  })

  it.each(DOCUMENT_KINDS.filter((kind) => kind !== 'playbook'))('is not in: %s', (kind) => {
    expect(marksIn(said, kind)).toEqual([])
  })

  it('is printed where its owner keeps it, and not said even then', () => {
    const printed = HANDED_OVER_KINDS.flatMap((kind) => marksIn(kept, kind))
    expect([...new Set(printed)].toSorted()).toEqual([
      'corrupt',
      'mark four',
      'mark one',
      'mark three',
      'mark two',
    ])
    expect(marksIn(kept, 'hearing_script')).toEqual([])
    const asked = attacksOn({
      held: { ...richHeld, file: kept },
      sales: rich.sales ?? 'not-on-roll',
      justCents: 42_000_000,
      valuedOn: calendarDate('2026-01-01'),
    })
    expect(JSON.stringify(asked)).not.toMatch(MARK)
  })

  it('is named once more before a packet where its owner keeps it', () => {
    const held = { ...richHeld, file: kept }
    const { facts } = sheetOf(materialOf('comparable_analysis', NEW_HOMESTEAD, { ...rich, held }))
    const told = facts.filter(({ id }) => id.startsWith('own-words.')).map(({ value }) => String(value))
    expect(told.filter((one) => one.includes('corrupt'))).toEqual([
      expect.stringContaining('You chose to keep it in the packet. Your script leaves it out.'),
    ])
  })

  it('takes nothing else out: a line break stays, and an item keeps a name for its cost', () => {
    const reasons = 'The roof leaks.\nMy taxes are too high.\nThe slab is cracked.'
    const what = 'They lied about it.'
    const { value, condition } = asHeard({
      ...whole,
      value: { ...whole.value, reasons },
      condition: [
        { ...slab, what },
        { ...slab, id: 'x', what, where: '' },
      ],
    })
    expect(value.reasons).toBe('The roof leaks.\nThe slab is cracked.')
    expect(condition.map((one) => one.what)).toEqual(['Garage', 'Repair'])
    expect(asHeard(whole)).toEqual(whole)
  })
})

it.each([
  'Copper pipes were stolen in November 2025',
  'The electric bill doubled after the air conditioner failed',
  'Sold by the bank after its owner could not pay',
  'The pump struggles to start',
  'We will never get the smell out',
  'Damage done on purpose by a former tenant',
  'The contractor was careless and the tile is cracked',
])('a home or a sale may be told of so: %s', (text) => {
  expect(unheardIn(text, 'home')).toBeNull()
})
