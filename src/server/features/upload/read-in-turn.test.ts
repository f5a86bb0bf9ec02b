/** Proves that photos of iPhones are read too, that few are read at a time, and that who must wait too long is told so. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { openFileStore } from '#server/services/file-store.ts'
import { forEndurance } from '#test/endurance.ts'
import { keepFile } from './keep-file.ts'
import { prepareHeic } from './prepare-image.ts'
import { inTurn } from './read-in-turn.ts'
import { photo } from './testing/files.ts'
import { heicPhoto, wideColorPhoto } from './testing/heic-photo.ts'

let folder: string
const at = (name: string) => path.join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'just-value-turn-'))
  await writeFile(at('photo.jpg'), await photo(1_800, 1_200))
  await writeFile(at('photo.heic'), await heicPhoto())
})
afterAll(() => rm(folder, { recursive: true }))

it('a photo of an iPhone becomes a JPEG: upright, with its colors, without where it was taken', async () => {
  expect((await heicPhoto()).toString('latin1')).toContain('Sample Camera')
  const { jpeg, thumbnail, width, height } = (await prepareHeic(at('photo.heic'))) ?? {}
  expect([width, height]).toEqual([64, 96])
  expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 96 })
  expect(jpeg?.toString('latin1')).not.toContain('Sample Camera')
  const reddest = await Promise.all(
    [0, 64].map(async (top) => {
      const part = sharp(jpeg).extract({ left: 16, top, width: 32, height: 32 })
      const { channels } = await sharp(await part.png().toBuffer()).stats()
      const means = channels.map(({ mean }) => mean)
      return means.indexOf(Math.max(...means))
    }),
  )
  expect(reddest).toEqual([2, 0])
})

it('a photo in the wider colors of an iPhone keeps them in those of a JPEG', async () => {
  await writeFile(at('wide.heic'), await wideColorPhoto())
  const { jpeg, thumbnail } = (await prepareHeic(at('wide.heic'))) ?? {}
  for (const picture of [jpeg, thumbnail]) {
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
    const colorAt = (row: number) => [...data.subarray(row * info.width * 3).subarray(0, 3)]
    const farthest = (color: readonly number[], row: number) =>
      Math.max(...colorAt(row).map((value, at) => Math.abs(value - (color[at] ?? 0))))
    expect(info).toMatchObject({ width: 64, height: 64, channels: 3 })
    // Unconverted, the red one would be #b83831: 16 away.
    expect(farthest([0xc8, 0x28, 0x28], 8)).toBeLessThan(6)
    expect(farthest([0x28, 0xa0, 0x3c], 56)).toBeLessThan(6)
  }
})

it('half a photo of an iPhone is none', async () => {
  await writeFile(at('half.heic'), (await heicPhoto()).subarray(0, 1_000))
  expect(await prepareHeic(at('half.heic'))).toBeNull()
})

const keepAll = (names: readonly string[]) => {
  const files = openFileStore(at('kept'))
  const ctx = { files, log: pino({ level: 'silent' }), env: { UPLOAD_SCAN_COMMAND: undefined } }
  return Promise.all(
    names.map((name) => keepFile(ctx, { path: at(name), bytes: 1 }, 'photo', calendarDate('2026-08-20'))),
  )
}

it('of many photos that come together two are read at a time, and all are kept', async () => {
  const seen: { readonly active: number; readonly pending: number }[] = []
  const look = () => seen.push({ active: inTurn.activeCount, pending: inTurn.pendingCount })
  const watch = setInterval(look, 1)
  const names = [
    ...Array(forEndurance(7, 12)).fill('photo.jpg'),
    ...Array(forEndurance(1, 3)).fill('photo.heic'),
  ]
  const kept = await keepAll(names)
  clearInterval(watch)
  expect(kept.filter(({ ok }) => ok)).toHaveLength(names.length)
  expect(Math.max(...seen.map(({ active }) => active))).toBe(2)
  expect(Math.max(...seen.map(({ pending }) => pending))).toBeGreaterThan(5)
})

it('what comes when as many wait as can is refused at once, and nothing else', async () => {
  const reading = Promise.withResolvers<void>()
  const held = Array.from({ length: 26 }, () => inTurn(() => reading.promise))
  const outcomes = await keepAll(['photo.jpg'])
  expect(outcomes).toEqual([{ ok: false, reason: 'busy' }])
  reading.resolve()
  await Promise.all(held)
  expect((await keepAll(['photo.jpg'])).map(({ ok }) => ok)).toEqual([true])
})
