/** Proves which counties and cities a question is taken to name. */
import { expect, it } from 'vitest'
import { namedCities, namedCounties } from './named-counties.ts'

it('knows the counties that a question names', () => {
  const counties = ['Lake', 'Leon', 'Miami-Dade', 'St. Johns'].map((name) => ({
    id: name.toLowerCase(),
    name,
  }))
  const named = (question: string) => namedCounties(question, counties).map(({ countyIds: [id] }) => id)
  expect(named('my house by the lake in leon')).toEqual(['leon'])
  expect(named('Lake and miami dade')).toEqual(['lake', 'miami-dade'])
  expect(named('lake county?')).toEqual(['lake'])
  const cities = new Map([
    ['new port richey', ['pasco']],
    ['homestead', ['miami-dade']],
  ])
  const found = namedCities('I live in New Port Richey, when do I apply for homestead?', (city) =>
    cities.get(city.toLowerCase()),
  )
  expect(found).toEqual([{ text: 'New Port Richey', countyIds: ['pasco'] }])
})
