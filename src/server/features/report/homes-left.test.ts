/** Proves that the homes of a person’s reports are offered until they are entered, to whoever proved the email address. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveProperty } from '#contract/property/properties.ts'
import { listReportedHomes } from '#contract/property/reported-homes.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { home, newEmail, type Person, signUp, student } from '#test/people.ts'
import { askForReport, capped, condominium, notOnRoll, seasonOfTheSample } from '#test/reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

const offered = async ({ client }: Person) =>
  (await client.call(listReportedHomes, {})).homes.map(({ address }) => address)

it('offers each home once, the newest first, until it is entered', async () => {
  const person = await student(app)
  await askForReport(app, capped, person.email)
  await askForReport(app, notOnRoll, person.email)
  // Asked again in other words, it is the same home.
  await askForReport(app, '101 SAMPLE ORANGE WAY, Sample Springs 32300', person.email)
  await askForReport(app, condominium)
  const homes = await offered(person)
  expect(homes).toHaveLength(2)
  expect(homes.filter((address) => address === notOnRoll)).toHaveLength(1)
  await person.client.call(saveProperty, { ...home, addressLine1: '99 Nowhere Ave' })
  expect(await offered(person)).toHaveLength(1)
  const parcelId = 'SAMPLE-0001'
  const entered = { ...home, city: 'Sample Springs', zipCode: '32300', countyId: 'leon', parcelId }
  await person.client.call(saveProperty, { ...entered, addressLine1: '101 Sample Orange Way' })
  expect(await offered(person)).toEqual([])
})

it('offers nothing where the email address is not confirmed', async () => {
  const email = newEmail('reported')
  await askForReport(app, capped, email)
  expect(await offered(await signUp(app, email))).toEqual([])
})
