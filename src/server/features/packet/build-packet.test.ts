/** Proves that photos are made smaller until a packet keeps under its limit, and that it says so when it cannot. */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { rich } from '#core/document/testing/rich-case.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { PHOTO_SIZES } from '#core/packet/params.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { namePrinter } from '#server/services/pdf/pdf.ts'
import { buildPacket } from './build-packet.ts'
import { coverBlocks, subjectEntries } from './packet-cover.ts'
import type { PacketOrder } from './packet-order.ts'

let folder: string
let photo: { path: string; bytes: number }
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'just-value-packet-'))
  const file = path.join(folder, 'photo.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  await sharp({ create: { width: 1_400, height: 1_050, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 86 })
    .toFile(file)
  photo = { path: file, bytes: (await stat(file)).size }
})
afterAll(() => rm(folder, { recursive: true }))

const orderWith = (targetBytes: number): PacketOrder => ({
  title: 'Evidence packet',
  subtitle: '',
  cover: [],
  lead: 'Parcel 1',
  front: [],
  documents: [],
  letters: [],
  back: [],
  last: [],
  exhibits: ['A', 'B'].map((label) => ({
    kind: 'photo',
    label,
    title: 'Wall',
    heading: `Exhibit ${label}: Wall`,
    note: null,
    ...photo,
    width: 1_400,
    height: 1_050,
  })),
  targetBytes,
  target: path.join(folder, 'packet.pdf'),
  now: new Date('2026-10-01T15:00:00Z'),
})

it('names the owner on the cover without the signs that no font has, and leaves other letters to the pen', () => {
  const names = [
    ['Owner', 'Peg \uE000 Whitfield'] as const,
    ['Owner', 'ሀለሐ'] as const,
    ['Owner', null] as const,
  ]
  const [fields] = coverBlocks(
    {
      entries: names,
      subject: [],
      amounts: [],
      evidence: [],
      isSample: false,
      madeOn: calendarDate('2026-10-01'),
    },
    namePrinter(),
  )
  expect(fields).toMatchObject({
    fields: [
      ...[{ value: 'Peg Whitfield' }, { value: null }, { value: null }],
      { label: 'Prepared', value: 'October 1, 2026' },
    ],
  })
})

it('names the last sale of the home as the analysis in the packet discloses it, and none without it', () => {
  const paper = (kind: DocumentKind) => ({ facts: sheetOf(materialOf(kind, NEW_HOMESTEAD, rich)) })
  const roll = { rollName: 'Leon County 2026 tax roll', synthetic: false, rollYear: 2026, parcelId: 'A-1' }
  const home = { useName: 'Single-family home', yearBuilt: 1985, livingAreaSqft: 2_140, landSqft: null }
  const levies = { schoolCents: 0, nonSchoolCents: 0 }
  const values = { justValueCents: 0, assessed: levies, taxable: levies, homestead: false }
  const found = { address: '1 Elm St', record: { ...roll, ...home, ...values }, file: emptyCase }
  const rows = (kind: DocumentKind) => subjectEntries(found, 'A-1', [paper('cover_letter'), paper(kind)])
  expect(rows('comparable_analysis')).toEqual([
    ['Subject property', '1 Elm St'],
    ['Parcel number', 'A-1'],
    ['Use', 'Single-family home, built in 1985'],
    ['Size', '2,140 sq ft effective area'],
    ['Last qualified sale', 'March 2024, $410,000'],
    ['Source', 'County property record: Leon County 2026 tax roll'],
  ])
  expect(rows('condition_exhibit').map(([label]) => label)).not.toContain('Last qualified sale')
})

it('leaves photos alone where there is room', async () => {
  const made = await buildPacket(orderWith(photo.bytes * 2 + 400_000))
  expect(made).toMatchObject({ ok: true, pages: 3, fits: true, photoEdge: PHOTO_SIZES[0]?.edge })
})

it('makes them smaller to fit, and says when the smallest do not', async () => {
  const target = Math.round(photo.bytes * 0.8) + 150_000
  const smaller = await buildPacket(orderWith(target))
  expect(smaller).toMatchObject({ ok: true, fits: true })
  if (!smaller.ok) return
  expect(smaller.bytes).toBeLessThanOrEqual(target)
  expect(smaller.photoEdge).toBeLessThan(PHOTO_SIZES[1]?.edge ?? 0)
  const tight = await buildPacket(orderWith(20_000))
  expect(tight).toMatchObject({ ok: true, fits: false, photoEdge: PHOTO_SIZES.at(-1)?.edge })
})
