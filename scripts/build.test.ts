import { expect, it } from 'vitest'
import { buildEnvironment, buildStamp } from './build.mjs'

const files = 'the hash of the files'

it.each(['OPERATOR_NAME', 'OPERATOR_POSTAL_ADDRESS', 'SUPPORT_EMAIL'])(
  'builds again for another %s',
  (name) => {
    expect(buildStamp(files, { [name]: 'One' })).not.toBe(buildStamp(files, { [name]: 'Two' }))
    expect(buildStamp(files, { [name]: 'One' })).not.toBe(buildStamp(files, {}))
  },
)

it('builds again for other files, and for nothing that does not stand in the pages', () => {
  expect(buildStamp('other files', {})).not.toBe(buildStamp(files, {}))
  expect(buildStamp(files, { OPERATOR_NAME: '', PORT: '4000' })).toBe(buildStamp(files, {}))
})

it('builds for visitors, whatever NODE_ENV the server runs with', () => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'development'
  expect(buildEnvironment().NODE_ENV).toBe('production')
  process.env.NODE_ENV = before
})
