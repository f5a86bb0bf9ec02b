/** Looks through the papers that a packet would hold: for what has to be put right first, and for what their owner is reminded of. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { caseFaults } from '#core/case/faults/of-case.ts'
import { asOnValuationDay } from '#core/case/paid-before.ts'
import { MAILING_BLANK } from '#core/document/compose/letters.ts'
import { DOCUMENT_TITLES, type DocumentKind } from '#core/document/draft-kinds.ts'
import { exhibitsNamedIn, namesExhibits } from '#core/document/exhibits.ts'
import { findFact } from '#core/document/facts/sheet.ts'
import { paperTitle, restsOnPurchase } from '#core/document/paper-title.ts'
import { lackingFixes } from '#core/packet/lacking-papers.ts'
import { noGroundWords } from '#core/packet/no-ground.ts'
import { type OwnPaper, packetReminders, type Reminder } from '#core/packet/reminders.ts'
import { type AskedValue, type CheckedPaper, type Fix, packetToFix } from '#core/packet/to-fix.ts'
import { unprovedCosts } from '#core/packet/unproved-costs.ts'
import type { Context } from '#server/context.ts'
import {
  changesByDocument,
  holdsPrivate,
  readDocument,
  sentencesToRemind,
} from '#server/features/drafting/actions.ts'
import { tellFault } from '#words/case/fault.ts'
import { lackingIn } from './lacking-in.ts'
import type { PacketMaterial } from './material.ts'
import { justValueIn } from './packet-cover.ts'

type Section = WrittenDocument['sections'][number]
type Block = Section['blocks'][number]

/** A row is read as one line: its title beside its figure. */
const textsOfBlock = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'table':
      return block.table.rows.map((cells) => cells.join(': '))
    case 'figure':
      return [block.figure.alt]
    case 'amounts':
      return block.amounts.map(({ label, value }) => `${label}: ${value}`)
    case 'fields':
      return block.fields.map(({ label, value }) => `${label}: ${value ?? ''}`)
    case 'heading':
    case 'text':
    case 'note':
      return [block.words]
  }
}

const textsOf = ({ sections }: WrittenDocument): readonly string[] =>
  sections
    .filter(({ forOwner }) => !forOwner)
    .flatMap(({ paragraphs, blocks }) => [...paragraphs, ...blocks.flatMap(textsOfBlock)])

type Chosen = PacketMaterial['documents'][number]

type ReadPaper = { readonly written: WrittenDocument; readonly checked: CheckedPaper; readonly own: OwnPaper }

const readPaper = async (
  ctx: Context,
  userId: string,
  { id, kind, facts, locked }: Chosen,
  changed: readonly string[],
  headings: readonly string[],
): Promise<ReadPaper | null> => {
  const written = await readDocument(ctx, userId, id)
  if (!written) return null
  const title = paperTitle(kind, restsOnPurchase(facts.facts))
  return {
    written,
    checked: {
      id,
      kind,
      title,
      locked,
      changed,
      hasPresentLetters: !namesExhibits(kind) || exhibitsNamedIn(facts).join('\n') === headings.join('\n'),
      texts: textsOf(written),
      isPrivate: holdsPrivate(written),
    },
    own: { id, title, sentences: sentencesToRemind(written) },
  }
}

/** The newest of a kind, unless its owner has locked it. */
const newestOpen = ({ written }: PacketMaterial, wanted: DocumentKind): PacketMaterial['written'] =>
  written
    .filter(({ kind }) => kind === wanted)
    .toSorted((one, other) => other.finishedAt.getTime() - one.finishedAt.getTime())
    .slice(0, 1)
    .filter(({ locked }) => !locked)

/** A value said or prepared for, and another one shown, harm their owner. */
const asksOtherwise = ({ found }: PacketMaterial, { facts }: PacketMaterial['written'][number]): boolean =>
  (findFact(facts, 'opinion.value')?.value ?? null) !== found.file.value.opinionCents

/** They stand in no packet, so that only their age counts; the days of a playbook pass without making it wrong. */
const checkedBeside = async (
  ctx: Context,
  userId: string,
  material: PacketMaterial,
): Promise<readonly CheckedPaper[]> => {
  const spoken = newestOpen(material, 'hearing_script')
  const playbooks = newestOpen(material, 'playbook').filter((one) => asksOtherwise(material, one))
  const changed = await changesByDocument(ctx, userId, [...spoken, ...playbooks])
  return [...spoken, ...playbooks].map(({ id, kind }) => ({
    id,
    kind,
    title: DOCUMENT_TITLES[kind],
    locked: false,
    changed: changed.get(id) ?? [],
    hasPresentLetters: true,
    texts: [],
    isPrivate: false,
  }))
}

const faultsOf = ({ found: { file, taxYear, record }, files }: PacketMaterial, today: CalendarDate) =>
  caseFaults({ file, taxYear, record, today, files })

const faultSaid = (faults: ReturnType<typeof faultsOf>): string | null => {
  const found = faults.find(({ part, kind }) => part === 'value' && kind === 'impossible')
  return found ? tellFault(found.reason) : null
}

const noGround = ({ found, documents, uploads }: PacketMaterial): string | null =>
  noGroundWords({
    file: found.file,
    factIds: new Set(documents.flatMap(({ facts: { facts } }) => facts.map(({ id }) => id))),
    exhibits: uploads.map(({ file }) => file),
  })

const askedValue = (material: PacketMaterial, faults: ReturnType<typeof faultsOf>): AskedValue => ({
  requestedCents: material.found.file.value.opinionCents,
  justCents: justValueIn(material.documents),
  fault: faultSaid(faults) ?? noGround(material),
})

/** What no paper prints is asked about in its own place. */
const NOT_PRINTED: ReadonlySet<string> = new Set(['deliveries', 'outcome'])

/** A value that cannot be so is no doubt: it is put right first. */
const doubtsIn = (faults: ReturnType<typeof faultsOf>): readonly string[] =>
  faults
    .filter(({ part, isAsked }) => !NOT_PRINTED.has(part) && (part !== 'value' || isAsked === true))
    .map(({ reason }) => tellFault(reason))

/** Sentences of the owner's that say otherwise than the list of the sales. */
const ownWordsIn = ({ facts }: Chosen['facts']): readonly string[] =>
  facts.filter(({ id }) => id.startsWith('own-words.')).map(({ value }) => String(value))

export type LookedThrough = {
  readonly toFix: readonly Fix[]
  readonly reminders: readonly Reminder[]
  /** As they were looked through, so that a packet holds no other text. */
  readonly papers: readonly WrittenDocument[]
}

/** `known` is what has changed since each document, by its id, where that is worked out already. */
export const lookThrough = async (
  ctx: Context,
  userId: string,
  material: PacketMaterial,
  known?: ReadonlyMap<string, readonly string[]>,
): Promise<LookedThrough> => {
  const { documents, uploads, found } = material
  const changed = known ?? (await changesByDocument(ctx, userId, documents))
  const headings = uploads.map(({ heading }) => heading)
  const papers: ReadPaper[] = []
  // One after the other: each takes its time of this thread.
  for (const document of documents) {
    const paper = await readPaper(ctx, userId, document, changed.get(document.id) ?? [], headings)
    if (paper) papers.push(paper)
  }
  const today = todayInFlorida(ctx.now())
  const faults = faultsOf(material, today)
  const { hearing, outcome } = found.file
  const checked = papers.map((paper) => paper.checked)
  return {
    papers: papers.map(({ written }) => written),
    toFix: [
      ...lackingFixes(checked, await lackingIn(ctx, userId, material)),
      ...packetToFix(
        checked,
        askedValue(material, faults),
        await checkedBeside(ctx, userId, material),
        unprovedCosts(
          asOnValuationDay(found.file, found.taxYear, material.files),
          uploads.map(({ label, file }) => ({ letter: label, file })),
        ),
      ),
    ],
    reminders: packetReminders({
      papers: papers.map(({ own }) => own),
      exhibits: uploads,
      doubts: [...doubtsIn(faults), ...documents.flatMap(({ facts }) => ownWordsIn(facts))],
      withoutAddress: checked.filter(({ texts }) => texts.some((text) => text.includes(MAILING_BLANK))),
      isRecordUnsure: found.file.recordIsUnsure === true,
      hearingOn: outcome.kind === null ? hearing.heldOn : null,
      today,
    }),
  }
}
