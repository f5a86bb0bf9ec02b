/** Builds the web app; Vitest brings its own settings and needs none of the routing plugin. */
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: process.env.VITEST ? [] : [tailwindcss(), reactRouter()],
  // The public half of the operator's settings; nothing else of the environment reaches the browser.
  envPrefix: ['OPERATOR_', 'SUPPORT_EMAIL'],
  // A strict content policy allows no data: fonts or images, so nothing is inlined.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
