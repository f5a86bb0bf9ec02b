/** Looks through the papers that a packet would hold for what has to be put right first. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { exhibitsNamedIn, namesExhibits } from '#core/document/exhibits.ts'
import { type CheckedPaper, type Fix, packetToFix } from '#core/packet/to-fix.ts'
import type { Context } from '#server/context.ts'
import { changesByDocument, holdsPrivate, readDocument } from '#server/features/drafting/actions.ts'
import type { PacketMaterial } from './material.ts'

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

const checked = async (
  ctx: Context,
  userId: string,
  { id, kind, facts, locked }: Chosen,
  changed: readonly string[],
  headings: readonly string[],
): Promise<CheckedPaper | null> => {
  const written = await readDocument(ctx, userId, id)
  return (
    (written && {
      id,
      kind,
      locked,
      changed,
      title: DOCUMENT_TITLES[kind],
      hasPresentLetters: !namesExhibits(kind) || exhibitsNamedIn(facts).join('\n') === headings.join('\n'),
      texts: textsOf(written),
      isPrivate: holdsPrivate(written),
    }) ??
    null
  )
}

/** `known` is what has changed since each document, by its id, where that is worked out already. */
export const packetFixes = async (
  ctx: Context,
  userId: string,
  { documents, uploads, found }: PacketMaterial,
  known?: ReadonlyMap<string, readonly string[]>,
): Promise<readonly Fix[]> => {
  const changed = known ?? (await changesByDocument(ctx, userId, documents))
  const headings = uploads.map(({ heading }) => heading)
  const papers: CheckedPaper[] = []
  // One after the other: each takes its time of this thread.
  for (const document of documents) {
    const paper = await checked(ctx, userId, document, changed.get(document.id) ?? [], headings)
    if (paper) papers.push(paper)
  }
  return packetToFix(papers, found.file.value.opinionCents)
}
