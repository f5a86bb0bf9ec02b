/** `pages.ts FOLDER…`: every page of every PDF in the folders as pictures, two beside each other. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { ensureChromium } from '../../scripts/browser.mjs'

const modules = path.resolve(import.meta.dirname, '../../node_modules/pdfjs-dist')
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.route('http://pages.test/**', async (route) => {
  const { pathname } = new URL(route.request().url())
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>pages</title>' })
  return route.fulfill({ contentType: pathname.endsWith('.mjs') ? 'text/javascript' : 'application/octet-stream', body: await readFile(path.join(modules, pathname)) })
})
await page.goto('http://pages.test/')

const pictures = async (bytes: Buffer): Promise<Buffer[]> => {
  const urls = await page.evaluate(async (text) => {
    const library = '/build/pdf.mjs'
    const pdfjs = await import(library)
    pdfjs.GlobalWorkerOptions.workerSrc = '/build/pdf.worker.mjs'
    const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const file = await pdfjs.getDocument({ data, standardFontDataUrl: '/standard_fonts/', cMapUrl: '/cmaps/' }).promise
    const all: string[] = []
    for (let at = 1; at <= file.numPages; at += 1) {
      const one = await file.getPage(at)
      const viewport = one.getViewport({ scale: 1.3 })
      const canvas = document.createElement('canvas')
      canvas.width = viewport.width
      canvas.height = viewport.height
      await one.render({ canvas, viewport }).promise
      all.push(canvas.toDataURL('image/png').split(',')[1] ?? '')
    }
    return all
  }, bytes.toString('base64'))
  return urls.map((one) => Buffer.from(one, 'base64'))
}

for (const folder of process.argv.slice(2)) {
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.pdf'))) {
    const all = await pictures(await readFile(path.join(folder, name)))
    for (let at = 0; at < all.length; at += 2) {
      const two = await Promise.all(all.slice(at, at + 2).map(async (one) => ({ one, size: await sharp(one).metadata() })))
      const width = two.reduce((sum, { size }) => sum + (size.width ?? 0) + 6, 0)
      const height = Math.max(...two.map(({ size }) => size.height ?? 0))
      let left = 0
      const places = two.map(({ one, size }) => {
        const place = { input: one, left, top: 0 }
        left += (size.width ?? 0) + 6
        return place
      })
      const sheet = await sharp({ create: { width, height, channels: 3, background: '#888' } }).composite(places).png().toBuffer()
      await writeFile(path.join(folder, `${name.replace('.pdf', '')}-${String(at + 1).padStart(2, '0')}.png`), sheet)
    }
    console.info(folder, name, all.length)
  }
}
await browser.close()
