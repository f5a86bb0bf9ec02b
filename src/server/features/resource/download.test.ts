/** Proves who may fetch the files, that they are one's own, and that an address is good for a short time only. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '#contract/account/users.ts'
import { downloadResource, type FileFormat, listResources } from '#contract/course/resources.ts'
import { saveProperty } from '#contract/property/properties.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { home, type Person, password, signUp, student } from '#test/people.ts'

let app: TestApp
let dana: Person
beforeAll(async () => {
  app = await sharedApp({ startsAt: new Date('2026-11-21T12:00:00Z') })
  dana = await student(app)
})
afterAll(() => app.close())

const fetchFile = async (path: string) => {
  const response = await fetch(`${app.url}${path}`)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
const download = async ({ client }: Person, id: string, format?: FileFormat, more = {}) => {
  const link = await client.call(downloadResource, { id, ...(format ? { format } : {}), ...more })
  return { link, ...(await fetchFile(link.url)) }
}

/** The first bytes of each kind of file. */
const beginnings = { pdf: '%PDF-1.7', docx: 'PK', xlsx: 'PK', ics: 'BEGIN:VCALENDAR' } as const

describe('a download', () => {
  it('comes in every format offered, as an attachment that nobody else keeps', async () => {
    const { resources } = await dana.client.call(listResources, {})
    for (const { id, formats } of resources) {
      for (const format of formats) {
        const { link, response, bytes } = await download(dana, id, format)
        expect([response.status, link.fileName]).toEqual([200, `${id}.${format}`])
        expect(bytes.subarray(0, beginnings[format].length).toString('latin1')).toBe(beginnings[format])
        expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}.${format}"`)
        expect(response.headers.get('cache-control')).toBe('private, no-store')
        expect(bytes.length).toBeLessThan(120_000)
      }
    }
  })

  it('is the first format unless another is asked for', async () => {
    const { response } = await download(dana, 'evidence-request-letter')
    expect(response.headers.get('content-type')).toBe('application/pdf')
  })

  it('is filled in with the person, the home and the county’s offices', async () => {
    const { text } = await readPdf((await download(dana, 'evidence-request-letter', 'pdf')).bytes)
    expect(text).toMatch(
      /^Dana Whitfield 123 Main St Tampa, FL 33602 .*Hillsborough County Property Appraiser/,
    )
    expect(text).toContain(dana.email)
    const calendar = (await download(dana, 'filing-deadlines')).bytes.toString()
    expect(calendar).toContain('Property tax appeal – Hillsborough County')
  })

  it('is of the home asked for, else of the last one entered', async () => {
    const eve = await student(app)
    const second = {
      ...home,
      addressLine1: '400 Ocean Dr',
      city: 'Miami Beach',
      zipCode: '33139',
      countyId: 'miami-dade',
    }
    const { property } = await eve.client.call(saveProperty, second)
    const { home: first } = await dana.client.call(listResources, {})
    const named = async (more: object) =>
      (await unzip((await download(eve, 'witness-list', 'docx', more)).bytes)).get('word/document.xml')
    expect(await named({})).toContain('400 Ocean Dr')
    expect(await named({ propertyId: property.id })).toContain('400 Ocean Dr')
    const foreign = await eve.client.refusal(downloadResource, {
      id: 'witness-list',
      propertyId: first?.propertyId,
    })
    expect(foreign).toMatchObject({ status: 404, message: 'We couldn’t find that home in your account' })
  })

  it('takes the dates on the owner’s own notices into the calendar', async () => {
    const more = { petitionDueOn: '2027-09-10', hearingOn: '2027-01-20' }
    const calendar = (await download(dana, 'filing-deadlines', 'ics', more)).bytes.toString()
    expect(calendar).toMatch(/UID:petition-2027\S+\r\n(?:.*\r\n){2}DTSTART;VALUE=DATE:20270910/)
    expect(calendar).toMatch(/UID:evidence-2027\S+\r\n(?:.*\r\n){2}DTSTART;VALUE=DATE:20270105/)
  })

  it('needs a purchase', async () => {
    const ada = await signUp(app)
    expect(await ada.client.refusal(downloadResource, { id: 'photo-log' })).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
  })

  it.each([
    ['no-such-thing', undefined, 404, 'We couldn’t find that download'],
    ['official-petition-form', undefined, 404, 'We couldn’t find that download'],
    ['photo-log', 'docx', 400, 'This download isn’t available in that format'],
    ['../../etc/passwd', undefined, 400, 'We couldn’t find that download'],
  ] as const)('of %s as %s is refused', async (id, format, status, message) => {
    expect(await dana.client.refusal(downloadResource, { id, format })).toMatchObject({ status, message })
  })
})

describe('the address of a file', () => {
  it('is good for ten minutes', async () => {
    const { link } = await download(dana, 'photo-log')
    const life = new Date(link.expiresAt).getTime() - app.ctx.now().getTime()
    expect(life).toBeGreaterThan(9 * 60_000)
    expect(life).toBeLessThanOrEqual(10 * 60_000)
    expect((await fetchFile(link.url)).response.status).toBe(200)
    app.pass(601)
    const { response, bytes } = await fetchFile(link.url)
    expect(response.status).toBe(410)
    expect(JSON.parse(bytes.toString())).toMatchObject({ success: false, error: { code: 'link_invalid' } })
  })

  it('cannot be forged, nor made of an access token', async () => {
    const eve = await student(app)
    const { link } = await download(eve, 'photo-log')
    const folder = link.url.slice(0, link.url.lastIndexOf('/') + 1)
    const [head, body, signature] = link.url.slice(folder.length).split('.')
    const other = Buffer.from(
      JSON.stringify({
        sub: dana.user.id,
        resourceId: 'photo-log',
        format: 'pdf',
        aud: 'download',
        iss: 'just-value',
      }),
    ).toString('base64url')
    for (const token of [
      `${head}.${other}.${signature}`,
      `${head}.${body}.AAAA`,
      eve.client.token ?? '',
      'x',
      '',
    ]) {
      expect((await fetchFile(`${folder}${token}`)).response.status).toBe(410)
    }
  })

  it('says nothing of the person, and ends with the account', async () => {
    const eve = await student(app)
    const { link } = await download(eve, 'photo-log')
    const [, body = ''] = link.url.split('.')
    expect(Buffer.from(body, 'base64url').toString()).not.toMatch(/Dana|Whitfield|@|Main/)
    await eve.client.call(deleteAccount, { password })
    expect((await fetchFile(link.url)).response.status).toBe(410)
  })
})
