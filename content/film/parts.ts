/** Owns which cues each kind of picture knows: those it must have, and those it may. */
import type { Picture, PictureOf } from '#contract/course/film-picture.ts'

type Parts = {
  /** Each is cued at least once. */
  readonly needed: readonly string[]
  readonly optional: readonly string[]
}

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)

const present = (named: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(named)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)

const needed = (...lists: readonly (readonly string[])[]): Parts => ({ needed: lists.flat(), optional: [] })

const kinds: { readonly [Kind in Picture['kind']]: (picture: PictureOf<Kind>) => Parts } = {
  title: ({ line }) => needed(['heading'], present({ line })),
  points: ({ items }) => needed(ids(items)),
  stairs: ({ steps, tax }) => needed(ids(steps), tax ? [tax.id] : []),
  cap: ({ years }) => ({ needed: ids(years), optional: ['gap', 'meet'] }),
  calendar: ({ marks }) => needed(ids(marks)),
  notice: ({ parts }) => needed(parts),
  record: ({ rows }) => ({
    needed: rows.flatMap(({ id, real }) => (real === undefined ? [id] : [id, `${id}-real`])),
    optional: [],
  }),
  sales: ({ sales, range, asked }) => needed(['home'], ids(sales), present({ range, asked })),
  grid: ({ rows }) => needed(ids(rows)),
  packet: ({ sheets }) => ({ needed: ids(sheets), optional: ['bound'] }),
  hearing: ({ people, says, clock }) => needed(people, ids(says), present({ clock })),
  payment: ({ months, least, late }) => needed(ids(months), present({ least, late })),
  form: ({ lines }) => needed(ids(lines)),
  paper: ({ lines }) => needed(ids(lines)),
  talk: ({ lines }) => needed(ids(lines)),
  sum: ({ lines, total }) => needed(ids(lines), [total.id]),
  house: ({ marks }) => ({ needed: ids(marks), optional: ['house'] }),
  compare: ({ left, right }) => ({
    needed: [...ids(left.items), ...ids(right.items)],
    optional: [left.id, right.id],
  }),
  fork: ({ question, ways }) => needed([question.id], ids(ways)),
}

export const partsOf = <Kind extends Picture['kind']>(picture: PictureOf<Kind>): Parts =>
  kinds[picture.kind as Kind](picture)
