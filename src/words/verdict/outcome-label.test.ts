import { describe, expect, it } from 'vitest'
import { type Answer, outcomeLabel } from './outcome-label.ts'

describe('the words an outcome is called by', () => {
  it.each<[Answer, string]>([
    [{ outcome: 'file', reason: 'cap_leaves_room' }, 'A lower value would save money'],
    [{ outcome: 'file', reason: 'estimate_below_break_even' }, 'Worth filing'],
    [
      { outcome: 'file_with_evidence', reason: 'needs_large_cut' },
      'Only a much lower value would save money',
    ],
    [
      { outcome: 'file_with_evidence', reason: 'estimate_spans_break_even' },
      'File only if you find evidence',
    ],
    [{ outcome: 'file_with_evidence', reason: 'own_sale_speaks_against' }, 'File only if you find evidence'],
    [{ outcome: 'do_not_file', reason: 'cap_absorbs' }, 'Better not to file'],
    [{ outcome: 'cannot_tell', reason: 'values_outdated' }, 'We can’t tell yet'],
  ])('%o', (answer, label) => {
    expect(outcomeLabel(answer)).toBe(label)
  })
})
