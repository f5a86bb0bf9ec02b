/** Static pages are written at build time; every other address is served the same empty shell. */

import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { COUNTY_IDS } from './src/core/property/county-ids.ts'
import { restPagesBelow } from './src/web/browser/resting-pages.ts'

export default {
  appDirectory: 'src/web',
  // A folder of its own for each build: see scripts/build-folders.mjs.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build/by-hand',
  ssr: false,
  prerender: [
    '/',
    '/missed-deadline',
    '/terms',
    '/privacy',
    '/refund-policy',
    '/disclaimers',
    '/accessibility',
    '/how-sure-we-are',
    '/counties',
    ...COUNTY_IDS.map((id) => `/counties/${id}`),
  ],
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => restPagesBelow(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
