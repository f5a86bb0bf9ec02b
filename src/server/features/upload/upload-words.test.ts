/** Proves that what cannot be so, and what marks a page as the owner's alone, is not kept with a photo or paper. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginUpload, describeUpload, listUploads } from '#contract/document/uploads.ts'
import { OWN_PAGE_FOOT, PLAYBOOK_MARK } from '#core/document/private-mark.ts'
import { type CaseOwner, caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { paper, photo } from './testing/files.ts'
import { addUpload } from './testing/send-upload.ts'

let app: TestApp
let owner: CaseOwner
beforeAll(async () => {
  // Half past eleven at night of 21 November in Florida.
  app = await sharedApp({ startsAt: new Date('2026-11-22T04:30:00Z') })
  owner = await caseOwner(app)
})
afterAll(() => app.close())

const described = async (uploadId: string) => {
  const { uploads } = await owner.client.call(listUploads, { id: owner.caseId })
  const found = uploads.find((one) => one.id === uploadId)
  return [found?.caption, found?.takenOn]
}

const refused = (uploadId: string, words: { caption: string; takenOn: string | null }) =>
  owner.client.refusal(describeUpload, { id: owner.caseId, uploadId, ...words })

it.each([
  ['photo', () => photo(), 'Date it was taken'],
  ['paper', () => paper(), 'Date on the paper'],
] as const)(
  'the day of a %s that has not come is refused at its field; today is kept',
  async (kind, bytes, label) => {
    const uploadId = await addUpload(owner, { kind, name: `a ${kind}` }, await bytes())
    const before = await described(uploadId)
    expect(await refused(uploadId, { caption: 'The roof', takenOn: '2026-11-22' })).toMatchObject({
      code: 'invalid_request',
      details: [
        {
          field: 'takenOn',
          message: `${label}: Sunday, November 22, 2026 is in the future. Enter a date up to today, Saturday, November 21, 2026, or leave it empty until then.`,
        },
      ],
    })
    expect(await described(uploadId)).toEqual(before)
    const today = { id: owner.caseId, uploadId, caption: 'The roof', takenOn: '2026-11-21' }
    await owner.client.call(describeUpload, today)
    expect(await described(uploadId)).toEqual(['The roof', '2026-11-21'])
  },
)

it('a day that was kept before stops nobody from writing a caption', async () => {
  const uploadId = await addUpload(owner, { kind: 'photo', name: 'roof.jpg' }, await photo())
  await app.rows(`update uploads set taken_on = '2030-01-01' where id = $1`, [uploadId])
  const words = { id: owner.caseId, uploadId, caption: 'The roof', takenOn: '2030-01-01' }
  await owner.client.call(describeUpload, words)
  expect(await described(uploadId)).toEqual(['The roof', '2030-01-01'])
  expect(await refused(uploadId, { caption: '', takenOn: '2030-01-02' })).toMatchObject({ status: 400 })
})

it.each([PLAYBOOK_MARK, `My roof. ${OWN_PAGE_FOOT.toUpperCase()}.`])(
  'a caption or the name of a file is refused that says: %s',
  async (marked) => {
    const uploadId = await addUpload(owner, { kind: 'photo', name: 'roof.jpg' }, await photo())
    const before = await described(uploadId)
    expect(await refused(uploadId, { caption: marked, takenOn: null })).toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'caption', message: expect.stringContaining('mark a page as private') }],
    })
    expect(await described(uploadId)).toEqual(before)
    const about = { id: owner.caseId, kind: 'paper', name: `${marked}.pdf`, bytes: 10 } as const
    expect(await owner.client.refusal(beginUpload, about)).toMatchObject({
      code: 'invalid_request',
      details: [{ field: 'name', message: expect.stringContaining('for you only') }],
    })
  },
)

it('a photo of another is not there, whatever is said of it', async () => {
  const uploadId = await addUpload(owner, { kind: 'photo', name: 'roof.jpg' }, await photo())
  const { client, caseId: id } = await caseOwner(app)
  const words = { id, uploadId, caption: PLAYBOOK_MARK, takenOn: '2030-01-01' }
  expect(await client.refusal(describeUpload, words)).toMatchObject({ status: 404 })
})
