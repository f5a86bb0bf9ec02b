/** Every call the API answers, in one list: the server serves it, the browser calls it, OpenAPI prints it. */
import * as addressSuggestions from './address-suggestions.ts'
import * as ai from './ai.ts'
import * as ask from './ask.ts'
import * as auth from './auth.ts'
import * as cases from './cases.ts'
import * as certificate from './certificate.ts'
import * as classification from './classification.ts'
import * as courses from './courses.ts'
import * as documentEdits from './document-edits.ts'
import * as documentVersions from './document-versions.ts'
import type { Endpoint } from './endpoint.ts'
import * as health from './health.ts'
import * as lessonFilms from './lesson-films.ts'
import * as liveSessions from './live-sessions.ts'
import * as mail from './mail.ts'
import * as notes from './notes.ts'
import * as officialForm from './official-form.ts'
import * as packets from './packets.ts'
import * as payments from './payments.ts'
import * as printedDate from './printed-date.ts'
import * as properties from './properties.ts'
import * as quizzes from './quizzes.ts'
import * as rehearsal from './rehearsal.ts'
import * as reminders from './reminders.ts'
import * as reports from './reports.ts'
import * as resources from './resources.ts'
import * as search from './search.ts'
import * as support from './support.ts'
import * as uploads from './uploads.ts'
import * as users from './users.ts'
import * as zipPlaces from './zip-places.ts'

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
  addressSuggestions,
  zipPlaces,
  printedDate,
  classification,
  notes,
  payments,
  mail,
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
