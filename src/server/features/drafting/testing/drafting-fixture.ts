/** Owns asking for documents in tests: a home of the sample roll and one of none, and waiting until a document is written. */
import { generateDocument, getDocumentStatus, type WrittenDocument } from '#contract/document/documents.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { PropertyData } from '#contract/property/home-form.ts'
import { saveProperty } from '#contract/property/properties.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from '#test/app.ts'
import { home, type Person, student } from '#test/people.ts'

/** Bought lately: 420,000 just and assessed. */
const sample: PropertyData = {
  ...home,
  addressLine1: '103 Sample Orange Way',
  city: 'Sample Springs',
  zipCode: '32300',
  countyId: 'leon',
}

const homeOf = async ({ client }: Person, data: PropertyData): Promise<string> =>
  (await client.call(saveProperty, data)).property.id

export type Asked = InputOf<typeof generateDocument>

export type Author = Person & {
  /** Ids of homes: one on the sample roll, one on none. */
  readonly onRoll: string
  readonly offRoll: string
  readonly statusOf: (documentId: string) => Promise<WrittenDocument>
  readonly written: (asked: Asked) => Promise<WrittenDocument>
}

/** Someone with the AI-Enhanced course and the homes entered. */
export const author = async (app: TestApp): Promise<Author> => {
  const person = await student(app, 'ai_enhanced')
  const { client } = person
  const statusOf = async (id: string) => (await client.call(getDocumentStatus, { id })).document
  const written = async (asked: Asked) => {
    const { documentId } = await client.call(generateDocument, asked)
    await until(async () => (await statusOf(documentId)).status === 'completed')
    return statusOf(documentId)
  }
  const [onRoll, offRoll] = [await homeOf(person, sample), await homeOf(person, home)]
  return { ...person, onRoll, offRoll, statusOf, written }
}

/** By its id; throws when the document has no such section. */
export const sectionIn = ({ sections }: WrittenDocument, id: string): WrittenDocument['sections'][number] => {
  const section = sections.find((one) => one.id === id)
  if (!section) throw new Error(`There is no section ${id}.`)
  return section
}

export const textOf = ({ sections }: WrittenDocument): string =>
  sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n')
