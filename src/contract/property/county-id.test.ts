/** Proves that no call takes a county which Florida does not have. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../table.ts'

/** Where an input asks for a county: ['trimNumbers', 'countyId']. */
const countyPaths = (schema: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (!(schema instanceof z.ZodObject)) return path.at(-1) === 'countyId' ? [path] : []
  return Object.entries(schema.shape).flatMap(([name, part]) => countyPaths(part, [...path, name]))
}

const inputWith = (path: readonly string[], value: string): unknown =>
  path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)

const asking = [...endpoints].flatMap(([name, { input }]) =>
  countyPaths(input).map((path) => [name, path.join('.'), input, path] as const),
)

describe('a county', () => {
  it('is asked for by these calls', () => {
    expect(asking.map(([name, path]) => `${name} ${path}`).toSorted()).toEqual([
      'completeAccountSetup propertyData.countyId',
      'saveProperty countyId',
      'submitTrimNumbers trimNumbers.countyId',
      'validateAddress countyId',
      'validateAddressPublic countyId',
    ])
  })

  it.each(asking)('of %s in %s must be one of Florida', (_, field, input, path) => {
    const faultsWith = (county: string) =>
      (input.safeParse(inputWith(path, county)).error?.issues ?? [])
        .filter((issue) => issue.path.join('.') === field)
        .map(({ message }) => message)
    expect(faultsWith('narnia')).toEqual(['Please select one of Florida’s 67 counties'])
    expect(faultsWith('')).toEqual(['Please select your county'])
    expect(faultsWith('st-johns')).toEqual([])
  })
})
