/** Writes the product's colors behind its style sheet before Tailwind reads it, so that no second list of them is kept. */
import { paletteSheet } from '../src/core/figure/palette.ts'

const isSheet = (/** @type {string} */ id) => /[\\/]src[\\/]web[\\/]app\.css$/.test(id.split('?')[0] ?? '')

/** Before Tailwind's among the plugins. @returns {import('vite').Plugin} */
export const paletteOfPages = () => ({
  name: 'palette-of-pages',
  enforce: 'pre',
  transform: (code, id) => (isSheet(id) ? `${code}\n${paletteSheet()}` : undefined),
})
