/** Writes the product's colors behind its style sheet before Tailwind reads it, so that no second list of them is kept. */
import { paletteSheet } from '#core/palette.ts'

const isSheet = (id: string): boolean => /[\\/]src[\\/]web[\\/]app\.css$/.test(id.split('?')[0] ?? '')

/** A plugin of Vite, before Tailwind's among them. */
export const paletteOfPages = () => ({
  name: 'palette-of-pages',
  enforce: 'pre' as const,
  transform: (code: string, id: string): string | undefined =>
    isSheet(id) ? `${code}\n${paletteSheet()}` : undefined,
})
