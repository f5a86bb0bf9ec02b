/** Cuts one page out of a list that is short enough to be at hand whole. */
import type { Page } from '#contract/paging.ts'

export const pageOf = <Entry>(all: readonly Entry[], { page, pageSize }: Page) => ({
  entries: all.slice((page - 1) * pageSize, page * pageSize),
  paging: { page, pageSize, total: all.length },
})
