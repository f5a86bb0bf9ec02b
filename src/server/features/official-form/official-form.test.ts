/** Proves that the operator's form is taken in only when its fields are known, and filled in flat, from facts, unsigned. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { downloadOfficialForm, getOfficialForm } from '#contract/document/official-form.ts'
import { saveProperty } from '#contract/property/properties.ts'
import { type FactSheet, renderingsOf } from '#core/document/facts/sheet.ts'
import { besideApp, operatorOf } from '#server/operator/testing/operate.ts'
import { structureFaults } from '#server/services/testing/pdf-structure.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { home, type Person, student } from '#test/people.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { answerSheet, testForm, testMapping } from './testing/form-fixture.ts'

let app: TestApp
let folder: string
let owner: Person
let sheet: { id: string }

const write = async (name: string, contents: string | Buffer): Promise<string> => {
  const file = path.join(folder, name)
  await writeFile(file, contents)
  return file
}

const operate = (...args: string[]) => operatorOf(besideApp(app))(...args)
const add = (file: string, mapping: string) =>
  operate('form', 'add', file, '--edition', 'R. 12/25', '--mapping', mapping, '--as', 'Ola')

beforeAll(async () => {
  app = await openAppForTest({ startsAt: seasonOfTheSample })
  folder = await mkdtemp(path.join(tmpdir(), 'just-value-form-'))
  owner = await student(app, 'ai_enhanced')
  const { property } = await owner.client.call(saveProperty, home)
  sheet = await answerSheet(owner, property.id)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const fetched = async () => {
  const { url, leftBlank } = await owner.client.call(downloadOfficialForm, sheet)
  expect(leftBlank).toEqual(['the minutes needed to present the case'])
  const response = await fetch(`${app.url}${url}`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return new Uint8Array(await response.arrayBuffer())
}

describe('without a form', () => {
  it('none is offered, and asking for one leads back to the answer sheet', async () => {
    expect(await owner.client.call(getOfficialForm, {})).toEqual({ form: null })
    expect(await owner.client.refusal(downloadOfficialForm, sheet)).toMatchObject({ code: 'conflict' })
    expect((await operate('form', 'list')).printed).toMatch(/No official form is held/)
  })
})

describe('the operator', () => {
  it('is shown the fields of a file as a mapping to begin with', async () => {
    const { code, printed } = await operate('form', 'fields', await write('form.pdf', await testForm()))
    expect(code).toBe(0)
    expect(printed).toContain('  - "County" # choice')
    expect(printed).toContain('  - "Filed late" # tick')
    expect(printed).toContain('  # taxpayer_name: name of the field')
  })

  it('is told each field that does not fit, and nothing is kept', async () => {
    const form = await write('form.pdf', await testForm())
    const { county: _county, ...fields } = testMapping.fields
    const wrong = { fields: { ...fields, minutes: 'Time needed' }, leftBlank: testMapping.leftBlank }
    const { code, told } = await add(form, await write('wrong.yaml', stringify(wrong)))
    expect(code).toBe(1)
    expect(told).toContain('The mapping names no field for county')
    expect(told).toContain('The file has no field "Time needed"')
    expect(told).toContain('The mapping does not name the field "County" (choice) of the file.')
    expect(told).toContain('The mapping does not name the field "Minutes" (text) of the file.')
    expect((await operate('form', 'list')).printed).toMatch(/No official form is held/)
  })

  it('is told of a file that is no form, and of a mapping that is none', async () => {
    const mapping = await write('mapping.yaml', stringify(testMapping))
    const noPdf = await add(await write('letter.pdf', 'Dear clerk'), mapping)
    expect([noPdf.code, noPdf.told]).toEqual([1, 'The file is no PDF that can be read.'])
    const form = await write('form.pdf', await testForm())
    const none = await add(form, await write('none.yaml', 'fields: {signature: Sign}'))
    expect([none.code, none.told]).toEqual([1, expect.stringMatching(/signature/)])
    expect((await operate('form', 'add', form, '--mapping', mapping)).told).toMatch(/Say which edition/)
  })

  it('is told of a field that does not show what is written into it', async () => {
    const form = await write('narrow.pdf', await testForm('Minutes'))
    const { code, told } = await add(form, await write('mapping.yaml', stringify(testMapping)))
    expect([code, told]).toEqual([1, 'The field "Minutes" does not show what is written into it.'])
  })

  it('takes one in whose fields are all known', async () => {
    const form = await write('form.pdf', await testForm())
    const { code, printed } = await add(form, await write('mapping.yaml', stringify(testMapping)))
    expect([code, printed]).toEqual([0, expect.stringMatching(/R\. 12\/25, is filled in from now on/)])
    expect((await operate('form', 'list')).printed).toMatch(/DR-486 +R\. 12\/25/)
    expect(await owner.client.call(getOfficialForm, {})).toEqual({
      form: { name: 'DR-486', edition: 'R. 12/25' },
    })
  })
})

describe('the filled form', () => {
  it('says what the sheet says and nothing more: no figure, no tick and no field of its own is left', async () => {
    const bytes = await fetched()
    const { text, title, language, unmarked } = await readPdf(bytes)
    for (const known of ['HILLSBOROUGH26', owner.user.lastName, '123 Main St']) expect(text).toContain(known)
    expect(text).not.toContain('1999')
    expect([title, language]).toEqual(['Form DR-486, filled in, not signed', 'en-US'])
    expect([unmarked, await structureFaults(bytes)]).toEqual([0, []])
    const [row] = await app.rows<{ facts: FactSheet }>('select facts from documents where id = $1', [
      sheet.id,
    ])
    const facts = row?.facts.facts.flatMap((fact) => [...renderingsOf(fact)]).join(' ') ?? ''
    for (const figure of text.match(/\d+/g) ?? []) expect(facts).toContain(figure)
    const file = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(file.catalog.has(PDFName.of('AcroForm'))).toBe(false)
    expect(file.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? [])).toEqual([])
    expect(file.getForm().getFields()).toEqual([])
    expect([file.getAuthor(), file.getSubject()]).toEqual([undefined, undefined])
    expect(Buffer.from(bytes).includes('app.alert')).toBe(false)
  })

  it('is there for a finished answer sheet only', async () => {
    await app.rows("update documents set status = 'running', finished_at = null where id = $1 returning id", [
      sheet.id,
    ])
    expect(await owner.client.refusal(downloadOfficialForm, sheet)).toMatchObject({ code: 'conflict' })
    await app.rows(
      "update documents set status = 'completed', finished_at = now() where id = $1 returning id",
      [sheet.id],
    )
  })

  it('is refused with a reason when the kept file is another now, and gone with the form', async () => {
    const [row] = await app.rows<{ store_key: string }>('select store_key from official_forms')
    const kept = (await app.ctx.files.pathOf(row?.store_key ?? '')) ?? ''
    await writeFile(kept, Buffer.concat([await testForm(), Buffer.from('\n')]))
    const { message } = await owner.client.refusal(downloadOfficialForm, sheet)
    expect(message).toMatch(/official form has changed.*answer sheet/)
    expect((await operate('form', 'remove', '--edition', 'R. 12/25')).code).toBe(0)
    expect((await operate('form', 'remove', '--edition', 'R. 12/25')).code).toBe(1)
    expect(await owner.client.call(getOfficialForm, {})).toEqual({ form: null })
    expect(await app.rows('select key from files_to_remove where key = $1', [row?.store_key])).toHaveLength(1)
  })
})
