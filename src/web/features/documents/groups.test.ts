/** Proves that papers come in the order in which they are needed, each group with its day. */
import { expect, it } from 'vitest'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import { documentId, writtenDocument } from '#web/testing/document-answers.ts'
import { paperGroups } from './groups.ts'

const listed = writtenDocument()
const paper = (kind: typeof listed.kind) => ({ ...listed, id: documentId, kind })
const papers = [
  paper('playbook'),
  paper('hearing_script'),
  paper('evidence_list'),
  paper('dr486_answer_sheet'),
  paper('case_summary'),
]

const day = (kind: 'petition' | 'aim' | 'evidence' | 'hearing', dueOn: string) =>
  ({ kind, title: '', dueOn, certainty: 'statute' }) as const

const shown = (dates: Parameters<typeof paperGroups>[0]) =>
  paperGroups(dates, papers)
    .filter(({ documents }) => documents.length > 0)
    .map(({ title, due, documents }) => [title, due?.dueOn, documents.map(({ kind }) => kind).join()])

it('the answers to copy come first while the petition can be filed', () => {
  expect(shown([day('petition', '2026-09-07')])).toEqual([
    ['Before you decide and file', '2026-09-07', 'case_summary,dr486_answer_sheet'],
    ['Evidence to submit', undefined, 'evidence_list'],
    ['For the hearing. Only you see these', undefined, 'hearing_script,playbook'],
  ])
})

it('once it is filed they come last, and our own day for the evidence counts before the law’s', () => {
  const dates = [day('aim', '2026-11-20'), day('evidence', '2026-11-25'), day('hearing', '2026-12-10')]
  expect(shown(dates)).toEqual([
    ['Evidence to submit', '2026-11-20', 'evidence_list'],
    ['For the hearing. Only you see these', '2026-12-10', 'hearing_script,playbook'],
    ['Before you decide and file', undefined, 'case_summary,dr486_answer_sheet'],
  ])
})

it('papers of one group are listed in the order of the packet', () => {
  const newestFirst = [...PACKET_KINDS].reverse().map(paper)
  expect(paperGroups([], newestFirst).flatMap(({ documents }) => documents.map(({ kind }) => kind))).toEqual(
    PACKET_KINDS,
  )
})
