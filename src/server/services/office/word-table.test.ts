/** Proves that Word breaks no figure of a table. */
import { Document, Packer } from 'docx'
import { expect, it } from 'vitest'
import { unzip } from '#server/services/testing/unzip.ts'
import { wordTable } from './word-table.ts'

const wide = 9_000

const widthsOf = async (narrow: number): Promise<readonly number[]> => {
  const words = (text: string) => [{ text, strong: false, url: null }]
  const children = wordTable(
    {
      caption: 'Sales',
      columns: [
        { title: 'Price', width: narrow, align: 'right' },
        { title: 'Why', width: 10 - narrow },
      ],
      rows: [[words('$1,213,000'), words('Used. Same neighborhood.')]],
      blankRows: 0,
      blankLines: 0,
    },
    wide,
  )
  const file = await Packer.toBuffer(new Document({ sections: [{ children }] }))
  const body = (await unzip(file)).get('word/document.xml') ?? ''
  return [...body.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width))
}

it('gives a column room for its longest figure, and takes it from the widest', async () => {
  const [price = 0, why = 0] = await widthsOf(1)
  // Ten signs of 114 and the margins of the cell, 200.
  expect(price).toBe(1_340)
  expect(price + why).toBe(wide)
  expect(await widthsOf(3)).toEqual([2_700, 6_300])
})
