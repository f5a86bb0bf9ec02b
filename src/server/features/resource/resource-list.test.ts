/** Proves that the list of downloads is whole, can be asked in parts, and is one's own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listResources } from '#contract/course/resources.ts'
import { failureIn } from '#test/api-client.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { type Person, signUp, student } from '#test/people.ts'

let app: TestApp
let dana: Person
beforeAll(async () => {
  app = await sharedApp()
  dana = await student(app)
})
afterAll(() => app.close())

describe('the list', () => {
  it('has every file and page with its title, type and address [S7.courses.4]', async () => {
    const { resources, total } = await dana.client.call(listResources, {})
    expect(resources.map(({ id, type, formats }) => [id, type, formats.join('+')])).toEqual([
      ['filing-deadlines', 'guide', 'ics'],
      ['dates-and-rules', 'guide', 'pdf'],
      ['informal-conference-sheet', 'worksheet', 'pdf'],
      ['appeal-form-guide', 'guide', 'pdf'],
      ['evidence-request-letter', 'template', 'pdf+docx'],
      ['comparison-worksheet', 'worksheet', 'xlsx'],
      ['condition-worksheet', 'worksheet', 'xlsx'],
      ['photo-log', 'worksheet', 'pdf'],
      ['evidence-list', 'template', 'pdf+docx'],
      ['witness-list', 'template', 'pdf+docx'],
      ['delivery-certificate', 'template', 'pdf+docx'],
      ['hearing-script-outline', 'template', 'pdf+docx'],
      ['official-petition-form', 'link', ''],
      ['county-appraiser', 'link', ''],
      ['county-board', 'link', ''],
    ])
    expect(total).toBe(resources.length)
    for (const { type, id, url, title, description } of resources) {
      expect(url).toBe(type === 'link' ? url : `/api/courses/resources/${id}/download`)
      if (type === 'link') expect(url).toMatch(/^https:\/\//)
      expect([title.length, description.length].every((length) => length > 5)).toBe(true)
    }
  })

  it('says for which home, and knows nobody’s home but one’s own', async () => {
    const { home: own, resources } = await dana.client.call(listResources, {})
    expect(own).toMatchObject({ address: '123 Main St, Tampa 33602', countyName: 'Hillsborough' })
    expect(resources.at(-1)?.title).toBe('Value adjustment board of Hillsborough County')
    const ada = await signUp(app)
    const hers = await ada.client.call(listResources, {})
    expect([hers.home, hers.resources.length]).toEqual([null, 13])
  })

  it('can be asked by type, by module and by page', async () => {
    const ids = async (query: object) =>
      (await dana.client.call(listResources, query)).resources.map(({ id }) => id)
    expect(await ids({ type: 'link' })).toEqual([
      'official-petition-form',
      'county-appraiser',
      'county-board',
    ])
    expect(await ids({ moduleId: 6 })).toEqual([
      'dates-and-rules',
      'evidence-list',
      'delivery-certificate',
      'hearing-script-outline',
    ])
    expect(await ids({ moduleId: 1 })).toEqual(['filing-deadlines', 'dates-and-rules', 'county-appraiser'])
    expect(await ids({ moduleId: 7 })).toEqual(['filing-deadlines', 'dates-and-rules'])
    expect(await ids({ page: 2, pageSize: 14 })).toEqual(['county-board'])
  })

  it.each(['type=form', 'moduleId=8', 'moduleId=x', 'kind=pdf'])('refuses %s', async (query) => {
    const answer = await dana.client.send(`/api/courses/resources?${query}`, {
      headers: { authorization: `Bearer ${dana.client.token}` },
    })
    expect(failureIn(answer)).toMatchObject({ status: 400, code: 'invalid_request' })
  })
})
