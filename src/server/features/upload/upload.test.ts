/** Proves that photos and papers are judged by their content, kept without hidden data, and gone with their owner. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportCase } from '#contract/case/cases.ts'
import {
  beginUpload,
  deleteUpload,
  describeUpload,
  downloadUpload,
  listUploads,
} from '#contract/document/uploads.ts'
import { OWN_PAGE_FOOT } from '#core/document/private-mark.ts'
import { type CaseOwner, caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { deletePersonalData } from '#server/features/personal-data/actions.ts'
import { until } from '#server/jobs/until.ts'
import { everythingIn } from '#server/services/testing/everything-in.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { failureIn } from '#test/api-client.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { photoForPage } from './actions.ts'
import { removeFiles } from './jobs.ts'
import { findUploadOf } from './queries.ts'
import { inTurn, isFull } from './read-in-turn.ts'
import { filledForm, formOfElsewhere, paper, photo, picture, saysItIs, signedPaper } from './testing/files.ts'
import { type Announced, addUpload, putUpload, sendUpload } from './testing/send-upload.ts'

let app: TestApp
let owner: CaseOwner
beforeAll(async () => {
  app = await sharedApp()
  owner = await caseOwner(app)
})
afterAll(() => app.close())

const aPhoto: Announced = { kind: 'photo', name: 'roof.jpg' }
const aPaper: Announced = { kind: 'paper', name: 'estimate.pdf' }

const fetched = async (url: string): Promise<Buffer> => {
  const response = await fetch(`${app.url}${url}`)
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

const filesOnDisk = async (): Promise<string[]> => {
  const folder = path.join(app.ctx.env.DATA_DIR, 'uploads')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

describe('a photo', () => {
  it('is turned upright, loses where and with what it was taken, and has a small copy', async () => {
    const { client, caseId: id } = owner
    const original = await photo()
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Sample Camera')
    const uploadId = await addUpload(owner, aPhoto, original)
    const { url } = await client.call(downloadUpload, { id, uploadId })
    const kept = await sharp(await fetched(url)).metadata()
    expect(kept).toMatchObject({ format: 'jpeg', width: 400, height: 600 })
    expect(kept.exif).toBeUndefined()
    const { uploads } = await client.call(listUploads, { id })
    const read = { mediaType: 'image/jpeg', caption: '', takenOn: '2025-12-30', photoDay: '2025-12-30' }
    expect(uploads[0]).toMatchObject({ id: uploadId, name: 'roof.jpg', ...read })
    const small = await sharp(await fetched(uploads[0]?.thumbnailUrl ?? '')).metadata()
    expect(small).toMatchObject({ format: 'jpeg', width: 320, height: 480 })
  })

  it('may be a picture of another kind, and becomes a JPEG', async () => {
    const named = { id: owner.caseId, uploadId: await addUpload(owner, aPaper, await picture()) }
    const { url } = await owner.client.call(downloadUpload, named)
    expect((await sharp(await fetched(url)).metadata()).format).toBe('jpeg')
  })
})

it('a photo larger than a page has a copy for packets, made with it, or when a photo of before first needs it', async () => {
  const { client, caseId: id, user } = owner
  // Files of other tests may go meanwhile: only those that come are looked at.
  const before = await filesOnDisk()
  const newFiles = async () => (await filesOnDisk()).filter((name) => !before.includes(name))
  const uploadId = await addUpload(owner, aPhoto, await photo(2_000, 1_000))
  expect(await newFiles()).toHaveLength(3)
  const row = async () => {
    const found = await findUploadOf(app.ctx.db, user.id, id, uploadId)
    if (!found) throw new Error('it was kept')
    return found
  }
  const added = await row()
  const page = await photoForPage(app.ctx, added)
  expect(page).toMatchObject({ width: 750, height: 1_500 })
  const kept = await sharp(page?.path).metadata()
  expect(kept).toMatchObject({ format: 'jpeg', width: 750, height: 1_500 })
  expect(kept.exif).toBeUndefined()
  await app.ctx.files.remove(added.pageKey ?? '')
  await app.ctx.pool.query('update uploads set page_key = null where id = $1', [uploadId])
  const made = await photoForPage(app.ctx, await row())
  expect(made).toEqual({ ...page, path: expect.not.stringContaining(added.pageKey ?? '') })
  expect(await photoForPage(app.ctx, await row())).toEqual(made)
  await client.call(deleteUpload, { id, uploadId })
  await until(async () => (await newFiles()).length === 0)
})

it('a paper is kept without what is hidden in it, and its pages are counted', async () => {
  const bytes = await paper({ program: true })
  const uploadId = await addUpload(owner, aPaper, bytes)
  const { client, caseId: id } = owner
  const found = (await client.call(listUploads, { id })).uploads.find((one) => one.id === uploadId)
  expect(found).toMatchObject({ mediaType: 'application/pdf', pages: 2, thumbnailUrl: null })
  const { url } = await client.call(downloadUpload, { id, uploadId })
  const kept = await fetched(url)
  expect(found?.bytes).toBe(kept.length)
  const { pages, title } = await readPdf(kept)
  expect([pages, title]).toEqual([['Roof estimate, page 1', 'Roof estimate, page 2'], null])
  expect(await everythingIn(kept)).not.toMatch(/app\.alert|pdfkit/i)
})

it('a paper that is locked against changes is kept open, and a form with what is filled into it', async () => {
  const { client, caseId: id } = owner
  const kept = async (bytes: Buffer) => {
    const uploadId = await addUpload(owner, aPaper, bytes)
    return fetched((await client.call(downloadUpload, { id, uploadId })).url)
  }
  const open = await kept(await paper({ ownerPassword: 'owner' }))
  expect((await readPdf(open)).text).toContain('Roof estimate, page 1')
  expect(open.toString('latin1')).not.toMatch(/\/Encrypt\b/)
  const form = await everythingIn(await kept(await filledForm()))
  expect(form).not.toContain('NeedAppearances')
  // In the letters' numbers, as fields are drawn: "Total".
  expect(form).toContain('546F74616C')
})

it('more photos than can wait to be read are told when to come again, and leave nothing behind', async () => {
  const reading = Promise.withResolvers<void>()
  const held = Array.from({ length: 26 }, () => inTurn(() => reading.promise))
  await until(async () => isFull())
  const before = await filesOnDisk()
  const { url } = await owner.client.call(beginUpload, { id: owner.caseId, ...aPhoto, bytes: 1 })
  const refused = await putUpload(owner, url, await photo())
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  expect(await filesOnDisk()).toEqual(before)
  reading.resolve()
  await Promise.all(held)
  expect((await putUpload(owner, url, await photo())).status).toBe(200)
})

describe('a file is refused', () => {
  const text = async () => Buffer.from('<html><script>alert(1)</script></html>')
  const ownPage = () => paper({ says: `My notes. ${OWN_PAGE_FOOT}` })
  const cutShort = async (bytes: Promise<Buffer>) => (await bytes).subarray(0, -20)
  const large = (format: 'jpeg' | 'png') => saysItIs(20_000, 10_000, format)
  const tooManyPixels = /has too many pixels\. Save a smaller copy, at most 8,000 by 6,000 pixels/
  it.each([
    [
      'that is neither picture nor PDF, whatever its name',
      { ...aPhoto, name: 'fake.jpg' },
      text,
      /^fake\.jpg doesn’t contain a picture we can open\. Choose the original photo: JPEG, HEIC, PNG or WebP\.$/,
    ],
    [
      'that is called as phones call their photos, and is none',
      { ...aPhoto, name: 'IMG_1.HEIC' },
      text,
      /^IMG_1\.HEIC doesn’t contain a picture we can open/,
    ],
    ['that is a PDF announced as a photo', aPhoto, () => paper(), /JPEG, HEIC, PNG or WebP/],
    [
      'that is half a picture',
      aPhoto,
      async () => (await photo()).subarray(0, 900),
      /can’t read this picture/,
    ],
    ['that has 200 million pixels', aPhoto, () => large('jpeg'), tooManyPixels],
    ['that has 200 million pixels as PNG', aPhoto, () => large('png'), tooManyPixels],
    ['that is 200 million pixels cut short', aPhoto, () => cutShort(large('jpeg')), tooManyPixels],
    ['that has 200 million pixels and is a paper', aPaper, () => large('jpeg'), tooManyPixels],
    ['that is a form of another kind', aPaper, () => formOfElsewhere(), /Print it to a new PDF/],
    [
      'that is filled in with letters nobody can draw',
      aPaper,
      () => filledForm('סכום'),
      /Print it to a new PDF/,
    ],
    [
      'that is no PDF and is not called one',
      { ...aPaper, name: 'notes.txt' },
      async () => Buffer.from('hello'),
      /Papers can also be PDF/,
    ],
    [
      'that is called a PDF, however broken',
      { ...aPaper, name: 'Estimate.PDF' },
      async () => Buffer.from('hello'),
      /can’t read this PDF.*scan the paper again/,
    ],
    ['that is half a PDF', aPaper, async () => Buffer.from('%PDF-1.7\nnothing more'), /can’t read this PDF/],
    ['that has a password', aPaper, () => paper({ password: 'secret' }), /password/],
    ['that is signed', aPaper, () => signedPaper(), /electronic signature/],
    ['that has a page of ours that is private', aPaper, ownPage, /pages meant only for you/],
    [
      'that has too many pages',
      aPaper,
      () => paper({ pages: 300 }),
      /more than 200 pages\. Add only the pages/,
    ],
  ])('%s', async (_, announced, bytes, message) => {
    const before = await filesOnDisk()
    const refused = failureIn(await sendUpload(owner, announced, await bytes()))
    expect(refused).toMatchObject({ code: 'invalid_request', message: expect.stringMatching(message) })
    expect(await filesOnDisk()).toEqual(before)
  })

  it('that is announced, or is, larger than the bound', async () => {
    const { client, caseId: id } = owner
    const large = { id, ...aPhoto, bytes: 20_000_001 }
    expect(await client.refusal(beginUpload, large)).toMatchObject({ code: 'invalid_request' })
    const { url } = await client.call(beginUpload, { ...large, bytes: 1 })
    const before = await filesOnDisk()
    expect((await putUpload(owner, url, Buffer.alloc(20_000_001))).status).toBe(413)
    expect(await filesOnDisk()).toEqual(before)
  })

  it('at an address that is over, forged, or was used', async () => {
    const { client, caseId: id } = owner
    const { url } = await client.call(beginUpload, { id, ...aPhoto, bytes: 1 })
    const bytes = await photo()
    expect((await putUpload(owner, url, bytes)).status).toBe(200)
    expect((await putUpload(owner, url, bytes)).status).toBe(409)
    expect((await putUpload(owner, `${url.slice(0, -4)}AAAA`, bytes)).status).toBe(410)
  })
})

it('the standard tier adds none, and what is another’s is not there', async () => {
  const standard = await caseOwner(app, 'standard')
  const about = { ...aPhoto, bytes: 1 }
  const refused = await standard.client.refusal(beginUpload, { id: standard.caseId, ...about })
  expect(refused).toMatchObject({ code: 'upgrade_required' })
  const uploadId = await addUpload(owner, aPhoto, await photo())
  const { client, caseId } = await caseOwner(app)
  expect(await client.refusal(beginUpload, { id: owner.caseId, ...about })).toMatchObject({ status: 404 })
  for (const id of [owner.caseId, caseId]) {
    expect(await client.refusal(downloadUpload, { id, uploadId })).toMatchObject({ status: 404 })
    expect(await client.refusal(deleteUpload, { id, uploadId })).toMatchObject({ status: 404 })
  }
})

it('what it shows and of which day it is stands in the archive beside it', async () => {
  const other = await caseOwner(app)
  const { client, caseId: id } = other
  const uploadId = await addUpload(other, aPhoto, await photo())
  await client.call(describeUpload, { id, uploadId, caption: 'The roof, north side', takenOn: '2026-01-03' })
  const { url } = await client.call(exportCase, { id })
  const parts = await unzip(await fetched(url))
  expect([...parts.keys()]).toEqual(['README.txt', 'case.json', 'files/photo-01.jpg'])
  expect(parts.get('README.txt')).toContain('roof.jpg (The roof, north side), 2026-01-03')
})

it('a removed photo, and all of a removed account, leave the disk', async () => {
  const other = await caseOwner(app)
  const before = await filesOnDisk()
  const uploadId = await addUpload(other, aPhoto, await photo())
  expect(await filesOnDisk()).toHaveLength(before.length + 2)
  await other.client.call(deleteUpload, { id: other.caseId, uploadId })
  await until(async () => (await filesOnDisk()).length === before.length)
  await addUpload(other, aPaper, await paper())
  await deletePersonalData(app.ctx, other.email)
  const meta = { id: '', attempt: 1, isLastAttempt: true, signal: new AbortController().signal }
  await removeFiles.run(app.ctx, {}, meta)
  expect((await filesOnDisk()).toSorted()).toEqual(before.toSorted())
})
