/** Static pages are written at build time; every other address is served the same empty shell. */
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  prerender: ['/', '/terms', '/privacy', '/refund-policy', '/disclaimers', '/accessibility'],
  routeDiscovery: { mode: 'initial' },
} satisfies Config
