/** Which files of the browser travel together. */
import { join } from 'node:path'

/** Heavy packages, which a page without a form or a menu must not load. */
const heavy =
  /[\\/](node_modules[\\/](zod|react-hook-form|@hookform|@base-ui|@floating-ui)|src[\\/]contract[\\/](?!page-paths|report[\\/]property-types))/

/** Our own parts and icons that pages share, with the little of core that a first visit shows: money, days, the season, the plans. */
const light =
  /[\\/]src[\\/](web[\\/]((ui|browser|call|county|offline|purchase|report|session|site|source)[\\/].*|case[\\/](newest|own|words)|verdict[\\/]answer-box|course[\\/](?!dates-file).*)|core[\\/](list-format|money|percent|calendar-date|date-forms|palette|appeal[\\/]season[\\/](season|params)|account[\\/].*|billing[\\/].*|property[\\/](address[\\/]lack|florida-zip)|tax[\\/]verdict[\\/]codes)|contract[\\/](page-paths|report[\\/]property-types)|words[\\/]billing[\\/]product)\.tsx?$|[\\/]messages[\\/]((ui|browser|call|county|offline|purchase|session|site|source)[\\/]|(billing[\\/]product|contract[\\/]envelope)\.ts$|format\.ts$)|[\\/]lucide-react[\\/](?!.*(house|folder-open|file-text|book-open|circle-question-mark|lock|map-pin)\.)/

/** The last day to petition and the holidays around it, which a county page shows without the arithmetic. */
const petitionDays =
  /[\\/]src[\\/]core[\\/]appeal[\\/](petition-day|deadlines[\\/](holidays|holiday-params|params))\.ts$/

/** The arithmetic of an answer, which landing and county pages show none of; not what belongs to a case, a paper or a film. */
const law =
  /[\\/]src[\\/]core[\\/](?!(appeal|case|document|film|speech|figure)[\\/]|palette|property[\\/]county|tax[\\/](own-sale|levy[\\/]value-steps)).*\.ts$/

/** What is typed into and chosen from. */
const ofFields = /[\\/]src[\\/]web[\\/]ui[\\/]field[\\/]/

/** The numbers of a notice, and what is wrong with them. */
const ofNotice = /[\\/](src[\\/](core[\\/]tax[\\/]trim|words[\\/]notice)|messages[\\/]notice)[\\/]/

/** The calls about a case and the learning of a lesson, which nobody needs before they own the course. */
const ofOwners =
  /[\\/]src[\\/](web[\\/](case[\\/](newest|outlook|own)|course[\\/]resources)|contract[\\/](document[\\/].*|case[\\/](?!printed-date).*|course[\\/](certificate|film-picture|films|live-sessions|notes|quizzes|resources|search)|help[\\/].*))\.ts$/

/** A report and its answer, which a form sends for when it is used. */
const ofReports = /[\\/]src[\\/]contract[\\/]report[\\/].*\.ts$/

/** What forms and kept values are checked by: of the contract's other files a page gets where its calls go, and no shape. */
const shapes =
  /[\\/](node_modules[\\/]zod|src[\\/]contract[\\/](fields|paging|account[\\/]forms|property[\\/]home-form|report[\\/](request-form|verdict|trim-number)|help[\\/]support-forms|course[\\/]live-question))/

const shared =
  /[\\/](node_modules[\\/]zod|src[\\/]contract)[\\/]|[\\/]src[\\/]web[\\/]((browser|call|county|course|offline|purchase|report|session|site|source)[\\/][^\\/]+\.ts|call[\\/]failure\.tsx|property[\\/]types\.ts)$/

type Test = (id: string, modules: Modules) => boolean

type Modules = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Of a call a page gets where it goes: what its file imports is left out. */
const isCall = (id: string): boolean => /[\\/]src[\\/]contract[\\/]/.test(id) && !shapes.test(id)

const reaches = (wanted: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (wanted.test(id)) return true
  if (seen.has(id) || isCall(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) =>
    reaches(wanted, imported, modules, seen),
  )
}

const pages = (...files: readonly string[]) => files.map((file) => join(import.meta.dirname, 'src/web', file))

/** What is around the pages of a signed-in person, and the first of them. */
const frame = pages(
  'root.tsx',
  'features/session/signed-in-layout.tsx',
  'features/session/account-layout.tsx',
)
/** With what tells a part further down that it comes near. */
const firstView = [...frame, ...pages('features/dashboard/dashboard-page.tsx', 'browser/use-near.ts')]

/** Whether a file is one that these pages cannot do without. */
const neededBy = (pagesMeant: readonly string[]): Test => {
  const needed = new Set<string>()
  const add = (id: string, modules: Modules): void => {
    if (needed.has(id)) return
    needed.add(id)
    const imported = modules.getModuleInfo(id)?.importedIds ?? []
    // Of a call its words alone: its shapes are gone.
    for (const one of imported) if (!isCall(id) || /[\\/]messages[\\/]/.test(one)) add(one, modules)
  }
  return (id, modules) => {
    for (const page of pagesMeant) add(page, modules)
    return needed.has(id)
  }
}

const isLight: Test = (id, modules) => light.test(id) && !reaches(heavy, id, modules)
const isLaw: Test = (id, modules) => law.test(id) && !reaches(heavy, id, modules)
const isShape: Test = (id, modules) => shared.test(id) && !ofReports.test(id) && reaches(shapes, id, modules)
const isOfEverybody: Test = (id) => shared.test(id) && !ofOwners.test(id) && !ofReports.test(id)
const isOurs: Test = (id) => !id.includes('node_modules')
const isOnFirstView = neededBy(firstView)

const both =
  (one: Test, other: Test): Test =>
  (id, modules) =>
    one(id, modules) && other(id, modules)

const group = (name: string, test: Test) => ({
  name: (id: string, modules: Modules) => (test(id, modules) ? name : null),
  minShareCount: 2,
})

/**
 * What pages share travels in few files: some dozens of small ones cost a first visit more than they weigh. The first view of
 * a signed-in person loads `look`, `rules`, `calls`, `frame` and `first-view`; the landing page, which checks no form before
 * someone uses it, `look`, `fields` and `more-look`. The first group that names a file takes it, and with it what it imports
 * that no group before took: so what must not travel with calls, such as the shapes, stands before them.
 */
export const chunks = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]|vite[\\/]preload-helper/,
  },
  group('look', both(isLight, isOnFirstView)),
  { name: 'petition-days', test: petitionDays, minShareCount: 2 },
  group('rules', both(isLaw, isOnFirstView)),
  group('notice', (id) => ofNotice.test(id)),
  group(
    'fields',
    both(isLight, (id) => ofFields.test(id)),
  ),
  group('more-look', isLight),
  group('law', isLaw),
  { name: 'widgets', test: /[\\/]node_modules[\\/]@(base-ui|floating-ui)[\\/]/ },
  group('shapes', isShape),
  group('report-shapes', (id) => shapes.test(id) && ofReports.test(id)),
  group('calls', both(isOfEverybody, isOnFirstView)),
  group('frame', both(isOurs, neededBy(frame))),
  group('first-view', both(isOurs, isOnFirstView)),
  group('more-calls', isOfEverybody),
  { name: 'forms', test: /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]/ },
  { name: 'report-calls', test: ofReports, minShareCount: 2 },
  { name: 'owner-calls', test: ofOwners, minShareCount: 2 },
].map((one, at, { length }) => ({ ...one, priority: length - at }))
