/** Builds the web app; Vitest brings its own settings and needs none of the routing plugin. */
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What pages share travels in few files: some dozens of small ones cost a first visit more than they weigh.
 * A file of one group holds only what every page that loads it needs, so that the landing page, which
 * checks no form before someone uses it, loads neither `calls` nor `widgets`. The higher priority takes first.
 */
const chunks = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/,
    priority: 4,
  },
  {
    name: 'look',
    test: /[\\/]src[\\/](web[\\/](ui[\\/](?!combobox|dialog|menu)|operator|access-token)|core[\\/]|contract[\\/]page-paths)|[\\/]lucide-react[\\/]/,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'widgets', test: /[\\/]node_modules[\\/]@(base-ui|floating-ui)[\\/]/, priority: 2 },
  {
    name: 'calls',
    test: /[\\/](node_modules[\\/](zod|react-hook-form|@hookform)|src[\\/]contract)[\\/]|[\\/]src[\\/]web[\\/](api|session|counties|failure-message)\.ts/,
    minShareCount: 2,
    priority: 1,
  },
]

export default defineConfig({
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter()],
  // The public half of the operator's settings; nothing else of the environment reaches the browser.
  envPrefix: ['OPERATOR_', 'SUPPORT_EMAIL'],
  // A strict content policy allows no data: fonts or images, so nothing is inlined.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
