/** The versions of a document as its owner lists, reads and compares them, and goes back to one. */
import type {
  compareDocumentVersions,
  ListedVersion,
  restoreDocumentVersion,
} from '#contract/document/versions.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Placed } from '#core/document/written-section.ts'
import type { Context } from '#server/context.ts'
import type { KeptSection, VersionRow } from '#server/db/schema/documents.ts'
import { findDocumentOf, sectionsOf } from '../queries.ts'
import { changeDocument, holdDocumentOf, replaceSections } from '../section/queries.ts'
import { freeHash } from '../writing/free-hash.ts'
import { isStopped } from '../writing/request.ts'
import { compareTexts } from './compare.ts'
import { findVersion, keepSheet, keepVersion, sheetOfVersion, versionsOf } from './queries.ts'

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

type Listed = Pick<VersionRow, 'version' | 'savedAt' | 'cause' | 'sectionTitle'>

const listedView = ({ version, savedAt, cause, sectionTitle }: Listed): ListedVersion => ({
  version,
  cause,
  sectionTitle,
  savedAt: savedAt.toISOString(),
})

/** undefined when the person has no such document. */
export const listVersionsOf = async (ctx: Context, userId: string, id: string) =>
  (await findDocumentOf(ctx.db, userId, id)) && (await versionsOf(ctx.db, id)).map(listedView)

const versionOf = async (ctx: Context, userId: string, id: string, version: number) =>
  (await findDocumentOf(ctx.db, userId, id)) && findVersion(ctx.db, id, version)

/** undefined when the person has no such document, or it has no such version any more. */
export const readVersion = async (ctx: Context, userId: string, id: string, version: number) => {
  const found = await versionOf(ctx, userId, id, version)
  return found && { ...listedView(found), sections: [...found.sections] }
}

/** The same. */
export const compareVersions = async (
  ctx: Context,
  userId: string,
  { id, from, to }: ParsedInputOf<typeof compareDocumentVersions>,
) => {
  const before = await versionOf(ctx, userId, id, from)
  const after = before && (await findVersion(ctx.db, id, to))
  return after && compareTexts(before.sections, after.sections)
}

const mostSections = 20

/** Those of the version at their places; what is locked, or reads the same today, is the present one. */
const sectionsAfter = (
  { sections }: VersionRow,
  present: readonly KeptSection[],
  version: number,
): readonly Placed<KeptSection>[] => {
  const stays = (earlier: KeptSection) =>
    present.find(({ id, locked, version: of }) => id === earlier.id && (locked || of === earlier.version))
  const restored = sections.map((section) => stays(section) ?? { ...section, locked: false, version })
  const beside = present.filter(({ id, locked }) => locked && sections.every((one) => one.id !== id))
  return [...restored, ...beside].slice(0, mostSections).map((section, position) => ({ position, section }))
}

/** As a new version; the facts that the earlier one states come back with it. */
export const restoreVersion = (
  ctx: Context,
  userId: string,
  { id, version, restore }: ParsedInputOf<typeof restoreDocumentVersion>,
) =>
  ctx.db.transaction(async (tx) => {
    const row = await holdDocumentOf(tx, userId, id)
    if (!row) return refused('no-such-document')
    const earlier = await findVersion(tx, id, restore)
    if (!earlier) return refused('no-such-version')
    if (row.status !== 'completed' && !isStopped(row)) return refused('not-completed')
    if (row.locked) return refused('locked')
    if (row.version !== version) return refused('changed-meanwhile')
    const now = ctx.now()
    const facts = await sheetOfVersion(tx, row, earlier)
    const placed = sectionsAfter(earlier, await sectionsOf(tx, id), row.version + 1)
    await keepSheet(tx, row)
    await replaceSections(tx, row, placed, now)
    const restored = await changeDocument(tx, row, {
      facts,
      factsHash: await freeHash(tx, row, earlier.factsHash),
      sectionsTotal: placed.length,
      ...({ status: 'completed', failure: null, renewalFailure: null } as const),
      finishedAt: row.status === 'completed' ? row.finishedAt : now,
      version: row.version + 1,
      tries: row.tries + 1,
    })
    await keepVersion(tx, restored, 'restored', now)
    return { ok: true, version: restored.version } as const
  })
