/** Reads the parts of a zipped file (Word, Excel) as text. */
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'

const open: (buffer: Buffer, options: Options) => Promise<ZipFile> = promisify(fromBuffer)

/** Path inside the file → its text. */
export const unzip = async (bytes: Buffer): Promise<ReadonlyMap<string, string>> => {
  const file = await open(bytes, { lazyEntries: true })
  const readEntry = promisify(file.openReadStream.bind(file)) as (
    entry: Entry,
  ) => Promise<NodeJS.ReadableStream>
  const parts = new Map<string, string>()
  await new Promise<void>((resolve, reject) => {
    file.on('error', reject)
    file.on('end', resolve)
    file.on('entry', async (entry: Entry) => {
      parts.set(entry.fileName, await text(await readEntry(entry)))
      file.readEntry()
    })
    file.readEntry()
  })
  return parts
}
