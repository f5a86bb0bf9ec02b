/** Has the file of a document drawn. */
import type { Context } from '#server/context.ts'
import type { DocumentOrder } from './draw.ts'

const program = new URL('./draw.ts', import.meta.url)

export const fileOfDocument = async ({ drawing, now }: Context, order: DocumentOrder): Promise<Buffer> => {
  const bytes = await drawing.draw(program, order, now())
  if (bytes === null) throw new Error('A document was drawn as nothing.')
  return bytes
}
