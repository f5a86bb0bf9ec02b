import { describe, expect, it } from 'vitest'
import { changesSince, olderThanCase, type PacketBasis } from './packet-basis.ts'

const made: PacketBasis = {
  cover: [
    ['Owner', 'Ada Reyes'],
    ['Petition number', null],
  ],
  documents: [{ id: 'd1', kind: 'evidence_list' }],
  uploads: [
    { id: 'u1', heading: 'Exhibit A: The roof', takenOn: null },
    { id: 'u2', heading: 'Exhibit B: Estimate', takenOn: '2026-03-02' },
  ],
}

const since = (change: Partial<PacketBasis>) => changesSince(made, { ...made, ...change })

it('names the papers in it that were written before the case changed, until they are written again', () => {
  const changed = new Map([['d1', ['The owner’s opinion of value', 'Exhibits']]])
  expect(olderThanCase(made, made, changed)).toEqual([
    '“Evidence list and summary”: The owner’s opinion of value, Exhibits.',
  ])
  expect(olderThanCase(made, made, new Map([['d1', []]]))).toEqual([])
  const again: PacketBasis = { ...made, documents: [{ id: 'd1', kind: 'evidence_list', version: 2 }] }
  expect(olderThanCase(made, again, changed)).toEqual([])
})

describe('what has changed since a packet was made', () => {
  it('is nothing while all is the same, and names a photo that is chosen since', () => {
    expect(since({})).toEqual([])
    const more = { id: 'u3', heading: 'Exhibit C: Fence', takenOn: null }
    expect(since({ uploads: [...made.uploads, more] })).toEqual([
      '“Exhibit C: Fence” is chosen and is not in it.',
    ])
  })

  it('names documents written again, added or gone', () => {
    expect(since({ documents: [{ id: 'd2', kind: 'evidence_list' }] })).toEqual([
      '“Evidence list and summary” was written again.',
    ])
    expect(since({ documents: [...made.documents, { id: 'd3', kind: 'condition_exhibit' }] })).toEqual([
      '“Record and condition” is chosen and is not in it.',
    ])
    expect(since({ documents: [] })).toEqual([
      '“Evidence list and summary” is in it and is no longer chosen.',
    ])
  })

  it('names a document by its own title where it has one', () => {
    const paper = { id: 'd2', kind: 'comparable_analysis', title: 'Purchase analysis' } as const
    expect(since({ documents: [...made.documents, paper] })).toEqual([
      '“Purchase analysis” is chosen and is not in it.',
    ])
  })

  it('says when the same documents stand in another order', () => {
    const two = [...made.documents, { id: 'd3', kind: 'condition_exhibit' }] as const
    expect(changesSince({ ...made, documents: two }, { ...made, documents: two.toReversed() })).toEqual([
      'The documents are in another order now.',
    ])
  })

  it('names documents whose text was changed', () => {
    const document = { id: 'd1', kind: 'evidence_list' } as const
    expect(since({ documents: [{ ...document, version: 1 }] })).toEqual([])
    expect(since({ documents: [{ ...document, version: 3 }] })).toEqual([
      'The text of “Evidence list and summary” was changed.',
    ])
  })

  it('names photos and papers left out, called otherwise or dated otherwise', () => {
    const estimate = made.uploads.slice(1)
    const shifted = { id: 'u2', heading: 'Exhibit A: Estimate', takenOn: '2026-03-02' }
    expect(since({ uploads: [shifted] })).toEqual([
      '“Exhibit A: The roof” is in it and is no longer chosen.',
      '“Exhibit B: Estimate” is called “Exhibit A: Estimate” now.',
    ])
    const dated = { id: 'u1', heading: 'Exhibit A: The roof', takenOn: '2026-01-01' }
    expect(since({ uploads: [dated, ...estimate] })).toEqual([
      'The day of “Exhibit A: The roof” was changed.',
    ])
  })

  it('names what is different on the cover', () => {
    const cover: PacketBasis['cover'] = [
      ['Owner', 'Ada Reyes'],
      ['Petition number', '2026-00123'],
      ['Hearing', 'Monday'],
    ]
    expect(since({ cover })).toEqual([
      'Petition number on the cover is different now.',
      'Hearing on the cover is different now.',
    ])
  })
})
