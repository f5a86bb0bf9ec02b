import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './table.ts'

/** Of these the first few are shown, and how many there are; one types more of what is sought instead of turning pages. */
const narrowed = ['searchReportParcels']
const lists = [...endpoints].filter(([name]) => /^(list|search)/.test(name) && !narrowed.includes(name))

/** The input's own fields for paging, whatever else it asks for. */
const paging = ({ input }: Endpoint): z.ZodObject => {
  const { page, pageSize } = input.shape
  if (!page || !pageSize) throw new Error('a list is asked for page by page')
  return z.object({ page, pageSize })
}

const faultsOf = (endpoint: Endpoint, asked: object) =>
  paging(endpoint)
    .safeParse(asked)
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('every list', () => {
  it('is known by its name', () => {
    expect(lists.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'listCounties',
        'searchCounties',
        'listModules',
        'listResources',
        'listProperties',
        'listSessions',
        'listInvoices',
      ]),
    )
  })

  it.each(lists)('%s is paged [S7.api.10]', (_, endpoint) => {
    expect(endpoint.method).toBe('GET')
    expect(paging(endpoint).parse({})).toMatchObject({ page: 1 })
    expect(paging(endpoint).parse({ page: '3', pageSize: '7' })).toEqual({ page: 3, pageSize: 7 })
    if (!(endpoint.output instanceof z.ZodObject)) throw new Error('a list answers an object')
    expect(Object.keys(endpoint.output.shape)).toEqual(expect.arrayContaining(['page', 'pageSize', 'total']))
  })

  it.each(lists)('%s has bounds, and says them', (_, endpoint) => {
    for (const page of ['0', '-1', '1.5', '10001', 'one']) {
      const said = [['page', 'The page must be a whole number from 1 to 10,000']]
      expect(faultsOf(endpoint, { page })).toEqual(said)
    }
    for (const pageSize of ['0', '101', 'all']) {
      const said = [['pageSize', 'The page size must be a whole number from 1 to 100']]
      expect(faultsOf(endpoint, { pageSize })).toEqual(said)
    }
  })

  it('answers an object, as every call does', () => {
    const bare = [...endpoints.values()].filter(({ output }) => output instanceof z.ZodArray)
    expect(bare).toEqual([])
  })
})
