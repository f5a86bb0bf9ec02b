/** Finds the copy of a photo that fits a page, and makes it for a photo that was added before there were any. */
import { stat } from 'node:fs/promises'
import { PAGE_SIZE } from '#core/packet/params.ts'
import { type KeptPhoto, measuredAt } from '#core/packet/photo-size.ts'
import type { Context } from '#server/context.ts'
import type { UploadRow } from '#server/db/schema/uploads.ts'
import { pageCopyOf } from './prepare-image.ts'
import { givePageCopy } from './queries.ts'

export type PagePhoto = KeptPhoto & { readonly path: string }

type PageContext = Pick<Context, 'db' | 'files'>

const measured = async (path: string, { width, height }: Pick<UploadRow, 'width' | 'height'>) => ({
  path,
  bytes: (await stat(path)).size,
  width: width ?? 1,
  height: height ?? 1,
})

/** Where the copy lies; null when there is none to be had. */
const copyFor = async ({ db, files }: PageContext, row: UploadRow, whole: PagePhoto) => {
  if (row.pageKey !== null) return files.pathOf(row.pageKey)
  const copy = await pageCopyOf(whole.path, whole)
  if (copy === null) return null
  const key = await files.keep(copy)
  if (await givePageCopy(db, row.id, key)) return files.pathOf(key)
  // Another process gave it one meanwhile.
  await files.remove(key)
  return null
}

/** The photo itself where it is no larger; null when its file is not where it was put. */
export const pagePhotoOf = async (ctx: PageContext, row: UploadRow): Promise<PagePhoto | null> => {
  const path = await ctx.files.pathOf(row.storeKey)
  if (path === null) return null
  const whole = await measured(path, row)
  const copy = await copyFor(ctx, row, whole)
  return copy === null ? whole : measured(copy, measuredAt(whole, PAGE_SIZE))
}
