import { expect, it } from 'vitest'
import { missingEntries } from './complete-lock.mjs'

it('adds the optional packages that have no entry, with the platform their name tells', () => {
  const packages = {
    '': {},
    'node_modules/a': {
      dev: true,
      optionalDependencies: {
        '@a/darwin-arm64': '1.0.0',
        '@a/linux-x64-musl': '1.0.0',
        '@a/linux-x64-gnu': '1.0.0',
      },
    },
    'node_modules/@a/linux-x64-gnu': { version: '1.0.0' },
  }
  expect(missingEntries(packages)).toEqual({
    'node_modules/@a/darwin-arm64': {
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    },
    'node_modules/@a/linux-x64-musl': {
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
  })
})

it('finds an entry nested beside its user, or further up', () => {
  const packages = {
    'node_modules/b/node_modules/a': { optionalDependencies: { 'a-x64': '1.0.0', 'a-arm64': '1.0.0' } },
    'node_modules/b/node_modules/a/node_modules/a-x64': { version: '1.0.0' },
    'node_modules/a-arm64': { version: '1.0.0' },
  }
  expect(missingEntries(packages)).toEqual({})
})
