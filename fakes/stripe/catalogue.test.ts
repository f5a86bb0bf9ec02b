import { expect, test } from 'vitest'
import { fixtureOfFile, sellCourse } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

test('a product is made, read, changed and listed', async () => {
  const { products } = fixture.stripe
  const made = await products.create({ name: 'Course', metadata: { tier: 'standard', old: 'x' } })
  const changed = await products.update(made.id, {
    description: 'Seven modules',
    metadata: { old: '', year: '2027' },
  })
  expect(changed).toMatchObject({
    name: 'Course',
    description: 'Seven modules',
    metadata: { tier: 'standard', year: '2027' },
  })
  expect((await products.retrieve(made.id)).metadata).toEqual({ tier: 'standard', year: '2027' })
  await products.update(made.id, { active: false })
  expect((await products.list({ active: false })).data.map(({ id }) => id)).toEqual([made.id])
  expect((await products.list({ ids: [made.id] })).data).toHaveLength(1)
})

test('a price is found by its lookup key, which moves only when asked to', async () => {
  const { prices, products } = fixture.stripe
  const product = await products.create({ name: 'AI-Enhanced' })
  const fresh = { product: product.id, currency: 'usd', unit_amount: 25_000, lookup_key: 'ai_enhanced' }
  const first = await prices.create(fresh)
  await expect(prices.create(fresh)).rejects.toMatchObject({ statusCode: 400, param: 'lookup_key' })
  const second = await prices.create({ ...fresh, transfer_lookup_key: true })
  const found = await prices.list({ lookup_keys: ['ai_enhanced', 'standard'], expand: ['data.product'] })
  expect(found.data).toHaveLength(1)
  expect(found.data[0]).toMatchObject({
    id: second.id,
    unit_amount: 25_000,
    product: { name: 'AI-Enhanced' },
  })
  expect((await prices.retrieve(first.id)).lookup_key).toBeNull()
  expect((await prices.update(second.id, { active: false })).active).toBe(false)
})

test('a price may bring its own product', async () => {
  const price = await fixture.stripe.prices.create({
    currency: 'USD',
    unit_amount: 5_300,
    product_data: { name: 'Upgrade' },
    expand: ['product'],
  })
  expect(price).toMatchObject({ currency: 'usd', product: { name: 'Upgrade' } })
  expect(price.unit_amount_decimal?.toString()).toBe('5300')
})

test('a customer is made, read, changed and listed by email, and both changes are reported', async () => {
  const { customers, events } = fixture.stripe
  const made = await customers.create({ email: 'dana@example.com', name: 'Dana', metadata: { user: '7' } })
  await customers.update(made.id, { name: 'Dana Whitfield' })
  expect(await customers.retrieve(made.id)).toMatchObject({ name: 'Dana Whitfield', metadata: { user: '7' } })
  expect((await customers.list({ email: 'dana@example.com' })).data).toHaveLength(1)
  expect((await customers.list({ email: 'other@example.com' })).data).toEqual([])
  const [updated] = (await events.list({ type: 'customer.updated' })).data
  expect(updated?.data.previous_attributes).toEqual({ name: 'Dana' })
  expect((await events.list({ types: ['customer.created', 'customer.updated'] })).data).toHaveLength(2)
})

test('lists are paged by cursor, forwards and backwards, newest first', async () => {
  const { customers } = fixture.stripe
  const ids: string[] = []
  for (const n of [1, 2, 3, 4, 5]) ids.unshift((await customers.create({ email: `p${n}@example.com` })).id)
  const first = await customers.list({ limit: 2 })
  expect(first).toMatchObject({ has_more: true, data: [{ id: ids[0] }, { id: ids[1] }] })
  const second = await customers.list({ limit: 2, starting_after: ids[1] ?? '' })
  expect(second.data.map(({ id }) => id)).toEqual([ids[2], ids[3]])
  const back = await customers.list({ limit: 2, ending_before: ids[3] ?? '' })
  expect(back.data.map(({ id }) => id)).toEqual([ids[1], ids[2]])
  expect(back.has_more).toBe(true)
  const all: string[] = []
  for await (const { id } of customers.list({ limit: 2 })) all.push(id)
  expect(all.slice(0, 5)).toEqual(ids)
})

test('events are paged, by type and by time', async () => {
  const { customers, events } = fixture.stripe
  fixture.pass(60)
  const since = Math.floor(Date.now() / 1000) + 30
  for (const n of [1, 2, 3]) await customers.create({ email: `e${n}@example.com` })
  const asked = { types: ['customer.created', 'charge.refunded'], created: { gte: since } }
  const first = await events.list({ ...asked, limit: 2 })
  expect(first).toMatchObject({ has_more: true, data: { length: 2 } })
  const rest = await events.list({ ...asked, limit: 2, starting_after: first.data[1]?.id ?? '' })
  expect(rest).toMatchObject({ has_more: false, data: { length: 1 } })
  expect((await events.list({ ...asked, types: ['charge.refunded'] })).data).toEqual([])
})

test('lists are filtered by time of creation', async () => {
  const at = Math.floor(Date.now() / 1000)
  await sellCourse(fixture)
  expect((await fixture.stripe.products.list({ created: { gte: at - 60 } })).data).not.toEqual([])
  expect((await fixture.stripe.products.list({ created: { lt: at - 60 } })).data).toEqual([])
})

test.each([
  ['an unknown parameter', { name: 'x', color: 'red' }, 'parameter_unknown', 'color'],
  ['a missing one', {}, 'parameter_missing', 'name'],
  ['a wrong one', { name: 'x', active: 'perhaps' }, 'parameter_invalid', 'active'],
  [
    'an unknown one deep inside',
    { name: 'x', metadata: { a: { b: 'c' } } },
    'parameter_invalid',
    'metadata[a]',
  ],
])('%s is refused with its name', async (_, params, code, param) => {
  const create = fixture.stripe.rawRequest('POST', '/v1/products', params)
  await expect(create).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
    code,
    param,
  })
})

test('what does not exist is a 404 in a path and a 400 in a body', async () => {
  await expect(fixture.stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such customer: 'cus_none'",
  })
  const create = fixture.stripe.prices.create({ product: 'prod_none', currency: 'usd', unit_amount: 1 })
  await expect(create).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'product' })
  await expect(fixture.stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject({
    statusCode: 400,
  })
})

test('a page holds at most 100 rows, and only what can be expanded is expanded', async () => {
  await expect(fixture.stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' })
  await expect(fixture.stripe.prices.list({ expand: ['data.nickname.deep'] })).resolves.toBeDefined()
  await expect(fixture.stripe.prices.list({ expand: ['data.color'] })).rejects.toMatchObject({
    param: 'expand',
  })
  await expect(fixture.stripe.prices.list({ expand: ['data.a.b.c.d.e'] })).rejects.toMatchObject({
    param: 'expand',
  })
})
