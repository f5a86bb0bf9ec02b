import { describe, expect, it } from 'vitest'
import { everythingInPacket } from '#core/case/packet-choice.ts'
import { DOCUMENT_KINDS, HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import { documentsForPacket, PACKET_KINDS, sectionsForPacket } from './hand-over.ts'

const day = (number: number): Date => new Date(Date.UTC(2026, 8, number))
const everyKind = DOCUMENT_KINDS.flatMap((kind) => [
  { kind, finishedAt: day(1) },
  { kind, finishedAt: day(3) },
  { kind, finishedAt: day(2) },
])

describe('a packet', () => {
  it('takes the newest of each kind that is handed over as evidence, and never the playbook', () => {
    const taken = documentsForPacket(everyKind, everythingInPacket)
    expect(taken.map(({ kind }) => kind)).toEqual(PACKET_KINDS)
    expect(taken.every(({ finishedAt }) => finishedAt.getTime() === day(3).getTime())).toBe(true)
    for (const { kind } of taken) expect(HANDED_OVER_KINDS).toContain(kind)
    for (const own of ['playbook', 'hearing_script', 'case_summary', 'informal_conference_sheet'])
      expect(PACKET_KINDS).not.toContain(own)
  })

  it('begins with the letter, ends with the list, and holds no letter that is sent alone', () => {
    expect([PACKET_KINDS[0], PACKET_KINDS.at(-1)]).toEqual(['cover_letter', 'evidence_list'])
    expect(PACKET_KINDS).not.toContain('withdrawal_letter')
    expect(new Set(PACKET_KINDS).size).toBe(PACKET_KINDS.length)
  })

  it('takes them in the order that their owner wants, without those left out and never one that is private', () => {
    const choice = {
      documentOrder: ['condition_exhibit', 'playbook', 'evidence_list'],
      documentsLeftOut: ['cover_letter'],
    } as const
    const rest = PACKET_KINDS.filter(
      (kind) => !['cover_letter', 'condition_exhibit', 'evidence_list'].includes(kind),
    )
    expect(documentsForPacket(everyKind, choice).map(({ kind }) => kind)).toEqual([
      'condition_exhibit',
      'evidence_list',
      ...rest,
    ])
  })

  it('leaves out what is for the owner only', () => {
    const sections = [
      { forOwner: false, id: 'sales' },
      { forOwner: true, id: 'weak-points' },
    ]
    expect(sectionsForPacket(sections)).toEqual([{ forOwner: false, id: 'sales' }])
  })
})
