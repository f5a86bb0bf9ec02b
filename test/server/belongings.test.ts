/** Proves that nobody reaches what is another's: asked for by anybody but its owner, there is no such thing. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSession, listSessions } from '#contract/account/users.ts'
import {
  createCase,
  deleteCase,
  exportCase,
  getCase,
  getCaseOutlook,
  getCaseSales,
  getHomeOutlook,
  listCaseVersions,
  restoreCaseVersion,
  saveCase,
} from '#contract/case/cases.ts'
import { savePrintedDate } from '#contract/case/printed-date.ts'
import { getRehearsal } from '#contract/case/rehearsal.ts'
import { chooseReminder, endCalendar, listReminders, renewCalendar } from '#contract/case/reminders.ts'
import { takeBackLiveQuestion } from '#contract/course/live-sessions.ts'
import { deleteNote, saveNote } from '#contract/course/notes.ts'
import { downloadResource } from '#contract/course/resources.ts'
import * as ai from '#contract/document/documents.ts'
import { downloadOfficialForm } from '#contract/document/official-form.ts'
import { downloadPacket, getPackets, makePacket } from '#contract/document/packets.ts'
import {
  beginUpload,
  deleteUpload,
  describeUpload,
  downloadUpload,
  listUploads,
} from '#contract/document/uploads.ts'
import { type Endpoint, pathParameters } from '#contract/endpoint.ts'
import { askQuestion, deleteQuestion } from '#contract/help/ask.ts'
import { removeProperty, saveProperty } from '#contract/property/properties.ts'
import { getGuestPurchase, getPurchase } from '#contract/purchase/payments.ts'
import { endpoints } from '#contract/table.ts'
import { askAs } from '#server/features/ask/testing/ask-as.ts'
import { sheetWithForm } from '#server/features/official-form/testing/form-fixture.ts'
import { photo } from '#server/features/upload/testing/files.ts'
import { addUpload } from '#server/features/upload/testing/send-upload.ts'
import { until } from '#server/jobs/until.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { editsOf } from '#test/document-edits.ts'
import { askedLiveQuestion } from '#test/live-question.ts'
import { buyAsGuest, home, type PaidGuest, type Person, setUp, signUp, student } from '#test/people.ts'
import { seasonOfTheSample, typedNotice, typedNumbers } from '#test/reports.ts'
import { askSupport, conversationOfSupport } from '#test/support-conversation.ts'

let app: TestApp
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
  (await owner.client.call(ai.getDocumentStatus, { id: documentId })).document.status

const analysis = () => ({ kind: 'case_summary', propertyId, trimNumbers: typedNumbers }) as const

beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
  guest = await buyAsGuest(app, 'ai_enhanced')
  owner = await setUp(guest)
  others = [await signUp(app), await student(app), await student(app, 'ai_enhanced')]
  propertyId = (await owner.client.call(saveProperty, home)).property.id
  documentId = (await owner.client.call(ai.generateDocument, analysis())).documentId
  await until(async () => (await statusOfDocument()) === 'completed')
  caseId = (await owner.client.call(createCase, { propertyId, taxYear: 2026 })).caseId
  uploadId = await addUpload({ ...owner, caseId }, { kind: 'photo', name: 'roof.jpg' }, await photo())
  await owner.client.call(saveNote, aNote)
  await askSupport(owner)
})
afterAll(() => app.close())

const sessionOfOwner = async () => {
  const { sessions } = await owner.client.call(listSessions, {})
  return { sessionId: sessions.find(({ current }) => current)?.id ?? '' }
}

const changes = { notice: typedNotice }

const newestPacket = async () => (await owner.client.call(getPackets, { id: caseId })).packets[0]

const madePacket = async () => {
  await until(async () => (await newestPacket())?.status === 'completed')
  return { id: caseId, packetId: (await newestPacket())?.id }
}

const firstDate = async () => {
  const { dates } = await owner.client.call(listReminders, { id: caseId })
  return { id: caseId, dateId: dates[0]?.id, choice: 'done' }
}

type Belonging = { readonly endpoint: Endpoint; readonly input: () => Promise<Record<string, unknown>> }

const named = (endpoint: Endpoint, input: () => Record<string, unknown>): Belonging => ({
  endpoint,
  input: async () => input(),
})
const ofCase = (endpoint: Endpoint): Belonging => ({ endpoint, input: async () => ({ id: caseId }) })
const ofDocument = (endpoint: Endpoint): Belonging => ({ endpoint, input: async () => ({ id: documentId }) })

/** Each names something of the owner's; the last one signs the owner out. */
const belongings: Readonly<Record<string, Belonging>> = {
  getPurchase: { endpoint: getPurchase, input: async () => ({ sessionId: guest.sessionId }) },
  getDocumentStatus: ofDocument(ai.getDocumentStatus),
  listDocuments: named(ai.listDocuments, () => ({ propertyId })),
  watchDocument: ofDocument(ai.watchDocument),
  downloadDocument: ofDocument(ai.downloadDocument),
  ...editsOf(() => ({ app, owner, documentId })),
  downloadOfficialForm: {
    endpoint: downloadOfficialForm,
    input: () => sheetWithForm(app, owner, propertyId),
  },
  generateDocument: named(ai.generateDocument, analysis),
  downloadResource: named(downloadResource, () => ({ id: 'comparison-worksheet', propertyId })),
  createCase: { endpoint: createCase, input: async () => ({ propertyId, taxYear: 2026 }) },
  getCase: ofCase(getCase),
  saveCase: { endpoint: saveCase, input: async () => ({ id: caseId, version: 1, changes }) },
  getRehearsal: ofCase(getRehearsal),
  getCaseSales: ofCase(getCaseSales),
  getCaseOutlook: ofCase(getCaseOutlook),
  getHomeOutlook: named(getHomeOutlook, () => ({ id: propertyId })),
  askQuestion: named(askQuestion, () => ({ question: 'When is my hearing?', propertyId })),
  listCaseVersions: ofCase(listCaseVersions),
  restoreCaseVersion: named(restoreCaseVersion, () => ({ id: caseId, version: 2, restore: 1 })),
  exportCase: ofCase(exportCase),
  listUploads: ofCase(listUploads),
  beginUpload: named(beginUpload, () => ({ id: caseId, kind: 'photo', name: 'roof.jpg', bytes: 1 })),
  describeUpload: named(describeUpload, () => ({ id: caseId, uploadId, caption: '', takenOn: null })),
  downloadUpload: { endpoint: downloadUpload, input: async () => ({ id: caseId, uploadId }) },
  makePacket: { endpoint: makePacket, input: async () => ({ id: caseId, megabytes: 5 }) },
  getPackets: ofCase(getPackets),
  downloadPacket: { endpoint: downloadPacket, input: madePacket },
  listReminders: ofCase(listReminders),
  chooseReminder: { endpoint: chooseReminder, input: firstDate },
  renewCalendar: ofCase(renewCalendar),
  endCalendar: ofCase(endCalendar),
  ...conversationOfSupport,
  deleteUpload: { endpoint: deleteUpload, input: async () => ({ id: caseId, uploadId }) },
  deleteCase: ofCase(deleteCase),
  savePrintedDate: { endpoint: savePrintedDate, input: async () => ({ propertyId, petitionDueOn: null }) },
  removeProperty: named(removeProperty, () => ({ id: propertyId })),
  deleteQuestion: { endpoint: deleteQuestion, input: () => askAs(owner) },
  takeBackLiveQuestion: { endpoint: takeBackLiveQuestion, input: () => askedLiveQuestion(app, owner) },
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

/** What these name is everybody's: modules and questions of the course, counties, live sessions. */
const everybodys = [
  ...['getModule', 'completeLesson', 'undoLesson', 'savePosition', 'spendTime', 'spendTime', 'getCounty'],
  ...['getQuiz', 'answerQuiz', 'getLessonFilm'],
  ...['getLiveSession', 'askLiveQuestion', 'voteForLiveQuestion', 'chooseLiveReminder', 'getLiveCalendar'],
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
    const open = await buyAsGuest(app)
    const input = { sessionId: open.sessionId }
    expect(await open.client.call(getGuestPurchase, input)).toMatchObject({ status: 'paid' })
    for (const client of [app.visitor(), ...others.map((person) => person.client)]) {
      expect(await client.refusal(getGuestPurchase, input)).toMatchObject({ status: 404 })
    }
  })
})
