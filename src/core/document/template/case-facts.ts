/** Owns what a document may know of the person, the home and the county, and how a template names it. */

export const factNames = [
  'owner.name',
  'owner.email',
  'home.street',
  'home.cityLine',
  'home.parcelId',
  'county.name',
  'county.appraiserOffice',
  'county.appraiserUrl',
  'county.boardOffice',
  'county.boardUrl',
  'case.taxYear',
  'case.petitionNumber',
  'case.yearAndNumber',
  'case.petitionDueOn',
  'case.noticedValue',
  'case.opinion',
  'case.reasons',
  'case.recordSays',
  'case.recordTruth',
  'case.conditionShown',
  'case.costToCure',
  'case.evidenceDeliveredOn',
  'hearing.day',
  'hearing.whenAndWhere',
  'hearing.minutes',
] as const

export type FactName = (typeof factNames)[number]

/** What a document may know as a table: rows of cells, in the order of the columns that `caseTables` states. */
export const tableNames = ['corrections', 'sales', 'condition', 'photos', 'dates'] as const
export type TableName = (typeof tableNames)[number]
export type CaseTables = Readonly<Record<TableName, readonly (readonly string[])[]>>
export const noTables: CaseTables = { corrections: [], sales: [], condition: [], photos: [], dates: [] }

/** What is not known is null; nothing is ever put in its place but a blank line. */
export type CaseFacts = Readonly<Record<FactName, string | null>>

export const noFacts: CaseFacts = Object.fromEntries(factNames.map((name) => [name, null])) as CaseFacts

const isFactName = (name: string): name is FactName => factNames.some((known) => known === name)

/** Long enough to write a name on. */
const blank = '_'.repeat(24)

const FACT = /\[\[([a-zA-Z.]+)(?:\|([^\]]*))?\]\]/g

/** The facts that a text names; throws for a name that is none, which is a mistake in the template. */
export const factsIn = (text: string): readonly FactName[] =>
  [...text.matchAll(FACT)].map(([, name = '']) => {
    if (!isFactName(name)) throw new Error(`There is no fact ${name}. See core/document/case-facts.ts.`)
    return name
  })

/** `[[county.name]]` becomes the county or a blank line; `[[county.name|Your]]` the county or the words given. */
export const fillFacts = (text: string, facts: CaseFacts): string =>
  text.replace(FACT, (_, name: FactName, otherwise: string | undefined) => facts[name] ?? otherwise ?? blank)
