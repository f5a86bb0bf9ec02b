/** Proves that nobody reaches what is another's: asked for by anybody but its owner, there is no such thing. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadDocument, generateDocument, getDocumentStatus, watchDocument } from '#contract/ai.ts'
import {
  createCase,
  deleteCase,
  exportCase,
  getCase,
  getCaseSales,
  listCaseVersions,
  restoreCaseVersion,
  saveCase,
} from '#contract/cases.ts'
import { type Endpoint, pathParameters } from '#contract/endpoint.ts'
import { successEnvelope } from '#contract/envelope.ts'
import { deleteNote, saveNote } from '#contract/notes.ts'
import { getGuestPurchase, getPurchase } from '#contract/payments.ts'
import { savePrintedDate } from '#contract/printed-date.ts'
import { saveProperty } from '#contract/properties.ts'
import { downloadResource } from '#contract/resources.ts'
import { endpoints } from '#contract/table.ts'
import {
  beginUpload,
  deleteUpload,
  describeUpload,
  downloadUpload,
  keptUpload,
  listUploads,
} from '#contract/uploads.ts'
import { endSession, listSessions } from '#contract/users.ts'
import { photo } from '#server/features/upload/testing/files.ts'
import { until } from '#server/jobs/until.ts'
import { buyAsGuest, home, type PaidGuest, type Person, setUp, signUp, student } from '#test/people.ts'
import { seasonOfTheSample, typedNumbers } from '#test/reports.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'

let shop: TestShop
let guest: PaidGuest
let owner: Person
/** An account alone, a standard course, an AI-Enhanced one: none of them is the owner. */
let others: readonly Person[]
let propertyId: string
let documentId: string
let caseId: string
let uploadId: string

const aNote = {
  id: randomUUID(),
  kind: 'bookmark',
  lessonId: '1-1',
  block: 0,
  anchor: null,
  filmSeconds: null,
  quote: null,
  quoteStart: null,
  text: '',
} as const

const statusOfDocument = async () =>
  (await owner.client.call(getDocumentStatus, { id: documentId })).document.status

const addedPhoto = async () => {
  const bytes = await photo()
  const about = { id: caseId, kind: 'photo', name: 'roof.jpg', bytes: bytes.length } as const
  const { url } = await owner.client.call(beginUpload, about)
  const headers = { 'content-type': 'application/octet-stream' }
  const { body } = await owner.client.send(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  return successEnvelope(keptUpload).parse(body).data.uploadId
}

beforeAll(async () => {
  shop = await openShopForTest({ startsAt: seasonOfTheSample })
  guest = await buyAsGuest(shop, 'ai_enhanced')
  owner = await setUp(guest)
  others = [await signUp(shop), await student(shop), await student(shop, 'ai_enhanced')]
  propertyId = (await owner.client.call(saveProperty, home)).property.id
  const asked = { kind: 'case_summary', propertyId, trimNumbers: typedNumbers } as const
  documentId = (await owner.client.call(generateDocument, asked)).documentId
  await until(async () => (await statusOfDocument()) === 'completed')
  caseId = (await owner.client.call(createCase, { propertyId, taxYear: 2026 })).caseId
  uploadId = await addedPhoto()
  await owner.client.call(saveNote, aNote)
})
afterAll(() => shop.close())

const sessionOfOwner = async () => {
  const { sessions } = await owner.client.call(listSessions, {})
  return { sessionId: sessions.find(({ current }) => current)?.id ?? '' }
}

type Belonging = { readonly endpoint: Endpoint; readonly input: () => Promise<Record<string, unknown>> }

/** Each names something of the owner's; the last one signs the owner out. */
const belongings: Readonly<Record<string, Belonging>> = {
  getPurchase: { endpoint: getPurchase, input: async () => ({ sessionId: guest.sessionId }) },
  getDocumentStatus: { endpoint: getDocumentStatus, input: async () => ({ id: documentId }) },
  watchDocument: { endpoint: watchDocument, input: async () => ({ id: documentId }) },
  downloadDocument: { endpoint: downloadDocument, input: async () => ({ id: documentId }) },
  generateDocument: {
    endpoint: generateDocument,
    input: async () => ({ kind: 'case_summary', propertyId, trimNumbers: typedNumbers }),
  },
  downloadResource: {
    endpoint: downloadResource,
    input: async () => ({ id: 'comparison-worksheet', propertyId }),
  },
  createCase: { endpoint: createCase, input: async () => ({ propertyId, taxYear: 2026 }) },
  getCase: { endpoint: getCase, input: async () => ({ id: caseId }) },
  saveCase: {
    endpoint: saveCase,
    input: async () => ({ id: caseId, version: 1, changes: { recordIsRight: true } }),
  },
  getCaseSales: { endpoint: getCaseSales, input: async () => ({ id: caseId }) },
  listCaseVersions: { endpoint: listCaseVersions, input: async () => ({ id: caseId }) },
  restoreCaseVersion: {
    endpoint: restoreCaseVersion,
    input: async () => ({ id: caseId, version: 2, restore: 1 }),
  },
  exportCase: { endpoint: exportCase, input: async () => ({ id: caseId }) },
  listUploads: { endpoint: listUploads, input: async () => ({ id: caseId }) },
  beginUpload: {
    endpoint: beginUpload,
    input: async () => ({ id: caseId, kind: 'photo', name: 'roof.jpg', bytes: 1 }),
  },
  describeUpload: {
    endpoint: describeUpload,
    input: async () => ({ id: caseId, uploadId, caption: '', takenOn: null }),
  },
  downloadUpload: { endpoint: downloadUpload, input: async () => ({ id: caseId, uploadId }) },
  deleteUpload: { endpoint: deleteUpload, input: async () => ({ id: caseId, uploadId }) },
  deleteCase: { endpoint: deleteCase, input: async () => ({ id: caseId }) },
  savePrintedDate: {
    endpoint: savePrintedDate,
    input: async () => ({ propertyId, petitionDueOn: null }),
  },
  saveNote: { endpoint: saveNote, input: async () => aNote },
  deleteNote: { endpoint: deleteNote, input: async () => ({ id: aNote.id }) },
  endSession: { endpoint: endSession, input: sessionOfOwner },
}

/** In the order of `others`: who lacks what the call needs is told that, whatever is named. */
const refusals = {
  account: ['not_found', 'not_found', 'not_found'],
  course: ['forbidden', 'not_found', 'not_found'],
  ai_enhanced: ['upgrade_required', 'upgrade_required', 'not_found'],
}

/** What these name is everybody's: modules and questions of the course, counties. */
const everybodys = [
  ...['getModule', 'completeLesson', 'undoLesson', 'savePosition', 'spendTime', 'spendTime', 'getCounty'],
  ...['getQuiz', 'answerQuiz'],
]

it('every call that names a thing is known here', () => {
  const naming = [...endpoints].filter(
    ([, { access, path, input }]) =>
      access === 'bearer' && (pathParameters(path).length > 0 || 'propertyId' in input.shape),
  )
  const unknown = naming
    .map(([name]) => name)
    .filter((name) => !(name in belongings || everybodys.includes(name)))
  expect(unknown, 'Say in this file whose these are: somebody’s (belongings) or everybody’s.').toEqual([])
})

describe("another's", () => {
  it.each(Object.entries(belongings))(
    'thing is not there for %s [S6.user.4]',
    async (_, { endpoint, input }) => {
      const named = await input()
      const codes = []
      for (const { client } of others) codes.push((await client.refusal(endpoint, named)).code)
      expect(codes).toEqual(refusals[endpoint.needs ?? 'account'])
      await owner.client.call(endpoint, named)
    },
  )

  it('guest purchase is shown to the browser that began it only', async () => {
    const open = await buyAsGuest(shop)
    const input = { sessionId: open.sessionId }
    expect(await open.client.call(getGuestPurchase, input)).toMatchObject({ status: 'paid' })
    for (const client of [shop.visitor(), ...others.map((person) => person.client)]) {
      expect(await client.refusal(getGuestPurchase, input)).toMatchObject({ status: 404 })
    }
  })
})
