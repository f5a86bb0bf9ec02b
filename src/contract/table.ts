/** Every call the API answers, in one list: the server serves it, the browser calls it, OpenAPI prints it. */

import * as auth from './account/auth.ts'
import * as mail from './account/mail.ts'
import * as seasonReminder from './account/season-reminder.ts'
import * as users from './account/users.ts'
import * as cases from './case/cases.ts'
import * as printedDate from './case/printed-date.ts'
import * as rehearsal from './case/rehearsal.ts'
import * as reminders from './case/reminders.ts'
import * as certificate from './course/certificate.ts'
import * as courses from './course/courses.ts'
import * as lessonFilms from './course/films.ts'
import * as liveSessions from './course/live-sessions.ts'
import * as notes from './course/notes.ts'
import * as quizzes from './course/quizzes.ts'
import * as resources from './course/resources.ts'
import * as search from './course/search.ts'
import * as ai from './document/documents.ts'
import * as documentEdits from './document/edits.ts'
import * as officialForm from './document/official-form.ts'
import * as packets from './document/packets.ts'
import * as uploads from './document/uploads.ts'
import * as documentVersions from './document/versions.ts'
import type { Endpoint } from './endpoint.ts'
import * as health from './health.ts'
import * as ask from './help/ask.ts'
import * as support from './help/support.ts'
import * as addressSuggestions from './property/address-suggestions.ts'
import * as classification from './property/classification.ts'
import * as properties from './property/properties.ts'
import * as reportedHomes from './property/reported-homes.ts'
import * as zipPlaces from './property/zip-places.ts'
import * as payments from './purchase/payments.ts'
import * as quickAnswers from './report/quick-answer.ts'
import * as reports from './report/reports.ts'

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

const named = [
  auth,
  users,
  courses,
  lessonFilms,
  quizzes,
  certificate,
  resources,
  properties,
  reportedHomes,
  addressSuggestions,
  zipPlaces,
  printedDate,
  classification,
  notes,
  payments,
  mail,
  seasonReminder,
  quickAnswers,
  reports,
  search,
  ask,
  ai,
  documentEdits,
  documentVersions,
  cases,
  uploads,
  packets,
  officialForm,
  rehearsal,
  reminders,
  liveSessions,
  support,
  health,
].flatMap((noun) => Object.entries(noun).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])))

/** Operation name → endpoint. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(named)
