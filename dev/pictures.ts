/**
 * `npm run pictures`: takes the landing page's pictures from the product itself, the packet of the seeded world in the
 * server that runs at PUBLIC_URL, or here at PORT. Run it after a change to how a packet looks.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { login } from '#contract/account/auth.ts'
import { listCases } from '#contract/case/cases.ts'
import { downloadPacket, getPackets } from '#contract/document/packets.ts'
import { apiClient } from '#test/api-client.ts'
import { devSettings, root } from './settings.ts'
import { enhancedOwner, password } from './world/owners.ts'

const folder = path.join(root, 'src/web/features/landing/pictures')
/** As wide as the largest place they are shown in, for screens of two dots to the pixel. */
const widthPixels = 900

/** By what is printed on them: a packet may grow a page. */
const pictures = [
  { name: 'case-in-brief', shows: 'My grounds' },
  { name: 'sales-grid', shows: 'Sales comparison grid' },
] as const

const packetOf = async (site: string): Promise<Uint8Array> => {
  const client = apiClient(site, '127.0.0.1')
  const { tokens } = await client.call(login, { email: enhancedOwner.email, password })
  client.token = tokens.accessToken
  const [first] = (await client.call(listCases, {})).cases
  if (!first) throw new Error('The seeded world has no case yet: npm run seed makes it.')
  const { packets } = await client.call(getPackets, { id: first.id })
  const made = packets.find(({ status }) => status === 'completed')
  if (!made) throw new Error('The packet of the seeded world is not made yet.')
  const { url } = await client.call(downloadPacket, { id: first.id, packetId: made.id })
  return new Uint8Array(await (await fetch(new URL(url, site))).arrayBuffer())
}

const textOf = async (file: PDFDocumentProxy, number: number): Promise<string> => {
  const { items } = await (await file.getPage(number)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

/** The index names what later pages show, so the last page that says it is meant. */
const pageShowing = async (file: PDFDocumentProxy, words: string): Promise<number> => {
  for (let number = file.numPages; number > 0; number -= 1)
    if ((await textOf(file, number)).includes(words)) return number
  throw new Error(`No page of the packet says "${words}".`)
}

type Drawable = { canvas: { toBuffer(form: 'image/png'): Buffer }; context: CanvasRenderingContext2D }
type CanvasFactory = { create(width: number, height: number): Drawable }

const drawn = async (file: PDFDocumentProxy, number: number): Promise<Buffer> => {
  const page = await file.getPage(number)
  const viewport = page.getViewport({ scale: widthPixels / page.getViewport({ scale: 1 }).width })
  const { canvas, context } = (file.canvasFactory as CanvasFactory).create(viewport.width, viewport.height)
  await page.render({ canvas: null, canvasContext: context, viewport }).promise
  return canvas.toBuffer('image/png')
}

const file = await getDocument({ data: await packetOf(devSettings([], process.env).url) }).promise
await mkdir(folder, { recursive: true })
for (const { name, shows } of pictures) {
  const page = await pageShowing(file, shows)
  const { width, height, size } = await sharp(await drawn(file, page))
    .webp({ quality: 72 })
    .toFile(path.join(folder, `${name}.webp`))
  process.stdout.write(`${name}: page ${page}, ${width} × ${height}, ${Math.round(size / 1000)} kB\n`)
}
