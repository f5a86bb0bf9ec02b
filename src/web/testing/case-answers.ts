/** Owns the case that the tests of its pages open. */
import { getCase, getCaseOutlook, type OpenCase, saveCase } from '#contract/case/cases.ts'
import type { ListedCase } from '#contract/case/listed.ts'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { listReminders } from '#contract/case/reminders.ts'
import { listDocuments } from '#contract/document/documents.ts'
import { getPackets, type PacketView } from '#contract/document/packets.ts'
import { listUploads, type Upload } from '#contract/document/uploads.ts'
import { listProperties } from '#contract/property/properties.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { calendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import { caseNowOf, type LookedAt } from '#core/case/step/progress.ts'
import { tellCase } from '#words/case/listed.ts'
import type { FakeApi } from './fake-api.ts'
import { savedHome } from './property-setup.tsx'

export const caseId = '7d1c7c7e-6f0e-4a43-9f55-0b6f8a0d3f21'

export const openCase = (file: Partial<CaseFile> = {}): OpenCase => ({
  id: caseId,
  propertyId: savedHome.id,
  address: '601 E Kennedy Blvd, Tampa, FL 33602',
  county: { id: 'hillsborough', name: 'Hillsborough', petitionDeadline: calendarDate('2026-09-14') },
  taxYear: 2026,
  version: 1,
  updatedAt: '2026-08-20T15:00:00.000Z',
  file: { ...emptyCase, ...file },
  record: null,
  uploads: [],
  hasPacket: false,
})

/** The same in the list of cases, as the server works it out. */
export const listedCase = (own: OpenCase = openCase(), looked: LookedAt = {}): ListedCase => {
  const { id, propertyId, address, taxYear, updatedAt, county, file, hasPacket } = own
  const today = todayInFlorida(new Date())
  const yearly = deadlinesFor({
    today,
    county,
    printedPetitionDate: file.notice.petitionDueOn,
    hearingOn: file.hearing.heldOn,
  })
  return {
    ...{ id, propertyId, address, taxYear, updatedAt, hasPacket },
    countyId: county.id,
    countyName: county.name,
    ...tellCase(caseNowOf({ ...own, today }, looked), yearly),
  }
}

/** As it is kept when it was added, without a caption. */
export const photo: Upload = {
  id: '0d6f2f0e-53f5-4b5e-9d5c-2c1c5b7b7a01',
  kind: 'photo',
  name: 'IMG_1.jpg',
  caption: '',
  mediaType: 'image/jpeg',
  takenOn: null,
  photoDay: null,
  bytes: 90_000,
  pages: null,
  thumbnailUrl: null,
  uploadedAt: '2026-08-20T15:00:00.000Z',
}

/** Nothing to hand over yet. */
export const noPackets: PacketView = { packets: [], documents: [], toFix: [], reminders: [], exhibits: [] }

/** Nothing is known of what the case is worth. */
export const noOutlook: CaseOutlook = {
  verdict: null,
  presentCents: null,
  feeCents: null,
  salesOnlyListed: false,
  cureCents: 0,
  openSteps: [],
  recordDoubts: [],
  firstChoices: [],
  homesteadOnRecord: null,
  isHomesteadUnsettled: false,
  wrongHomestead: null,
  capOfSeller: null,
  unclaimedHomestead: null,
  purchase: null,
  options: [],
}

/** What the pages of a case ask for, where nothing is in it yet. */
export const answerEmptyCase = (api: FakeApi): void => {
  api.answer(getCase, { case: openCase() })
  api.answer(getCaseOutlook, { outlook: noOutlook })
  api.answer(listProperties, { properties: [savedHome] })
  api.answer(getPackets, noPackets)
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  api.answer(listDocuments, { documents: [] })
  api.answer(listReminders, { dates: [], wanted: true, clock: 'Eastern Time', hour: 8, calendarSince: null })
  api.answer(saveCase, { version: 2, updatedAt: '2026-08-20T15:01:00.000Z' })
}
