/** Owns opening cases in tests: a person with the course and a home of the sample roll, and files to add. */
import type { OpenCase } from '#contract/case/cases.ts'
import { createCase, getCase, saveCase } from '#contract/case/cases.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Tier } from '#contract/fields.ts'
import { saveProperty } from '#contract/property/properties.ts'
import type { TestApp } from '#test/app.ts'
import { home, type Person, student } from '#test/people.ts'

/** On the sample roll; number 103 has 420,000 just and assessed. */
const sample = {
  ...home,
  city: 'Sample Springs',
  zipCode: '32300',
  countyId: 'leon',
}

type Changes = InputOf<typeof saveCase>['changes']

export type CaseOwner = Person & {
  readonly propertyId: string
  readonly caseId: string
  readonly read: () => Promise<OpenCase>
  /** Saves upon the version read just before. */
  readonly save: (changes: Changes) => Promise<{ version: number }>
}

/** The case of 2026 for a home of the sample roll, at this house number of one street. */
export const caseOfHome = async (person: Person, houseNumber: 101 | 103): Promise<CaseOwner> => {
  const { client } = person
  const addressLine1 = `${houseNumber} Sample Orange Way`
  const propertyId = (await client.call(saveProperty, { ...sample, addressLine1 })).property.id
  const { caseId } = await client.call(createCase, { propertyId, taxYear: 2026 })
  const read = async () => (await client.call(getCase, { id: caseId })).case
  const save = async (changes: Changes) =>
    client.call(saveCase, { id: caseId, version: (await read()).version, changes })
  return { ...person, propertyId, caseId, read, save }
}

/** Someone with the course, and the case of a home. */
export const caseOwner = async (app: TestApp, tier: Tier = 'ai_enhanced'): Promise<CaseOwner> =>
  caseOfHome(await student(app, tier), 103)
