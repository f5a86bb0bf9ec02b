import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './table.ts'

const lists = [...endpoints].filter(([name]) => /^(list|search)/.test(name))
const required: Readonly<Record<string, unknown>> = { searchCounties: { q: '' } }

const faults = (name: string, endpoint: Endpoint, asked: object) =>
  endpoint.input
    .safeParse({ ...Object(required[name]), ...asked })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('every list', () => {
  it('is known by its name', () => {
    expect(lists.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'listCounties',
        'searchCounties',
        'listModules',
        'listProperties',
        'listSessions',
        'listInvoices',
      ]),
    )
  })

  it.each(lists)('%s is paged [S7.api.10]', (name, endpoint) => {
    expect(endpoint.method).toBe('GET')
    expect(endpoint.input.parse({ ...Object(required[name]) })).toMatchObject({ page: 1 })
    expect(endpoint.input.parse({ ...Object(required[name]), page: '3', pageSize: '7' })).toMatchObject({
      page: 3,
      pageSize: 7,
    })
    if (!(endpoint.output instanceof z.ZodObject)) throw new Error('a list answers an object')
    expect(Object.keys(endpoint.output.shape)).toEqual(expect.arrayContaining(['page', 'pageSize', 'total']))
  })

  it.each(lists)('%s has bounds, and names them', (name, endpoint) => {
    const page = [['page', 'The page must be a whole number from 1 to 10,000']]
    for (const wrong of ['0', '-1', '1.5', '10001', 'one']) {
      expect(faults(name, endpoint, { page: wrong })).toEqual(page)
    }
    const pageSize = [['pageSize', 'The page size must be a whole number from 1 to 100']]
    for (const wrong of ['0', '101', 'all']) {
      expect(faults(name, endpoint, { pageSize: wrong })).toEqual(pageSize)
    }
  })

  it('no other call answers a list of its own', () => {
    const others = [...endpoints].filter(([name]) => !lists.some(([list]) => list === name))
    const isBare = ({ output }: Endpoint) => output instanceof z.ZodArray
    expect(others.filter(([, endpoint]) => isBare(endpoint))).toEqual([])
  })
})
