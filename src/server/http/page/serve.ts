/** Serves the built web application: files with long lives, pages with a strict content policy. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isPagePath, paths } from '#contract/page-paths.ts'
import { endpoints } from '#contract/table.ts'
import type { BuiltPages } from './built.ts'

const patterns = [...endpoints.values()].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`),
}))

/** Empty where no call has this address; the first in the order of the table. */
const allowedMethods = (pathname: string): readonly string[] => [
  ...new Set(patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method)),
]

const immutable = 'public, max-age=31536000, immutable'

/** `file` is its path below the build folder. */
type Page = { readonly file: string; readonly policy: string; readonly sheet: string }

type Found = { readonly page: Page; readonly status: 200 | 404 } | { readonly movedTo: string }

/** Below this address every page is prerendered: what was not written is not there. */
const writtenWhole = `${paths.counties()}/`

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

const allowed = (hashes: readonly string[]): string =>
  ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')

/** The styles of the film player, which the build lists beside the served folder. */
const playerStyles = (buildDir: string): readonly string[] => {
  const list = path.join(buildDir, '..', 'style-hashes.json')
  return existsSync(list) ? z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8'))) : []
}

/** The router's inline scripts and the player's styles are allowed by their hashes; nothing else inline counts. */
const contentPolicy = (html: string, styles: readonly string[]): string => {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  )
  return [
    "default-src 'self'",
    `script-src ${allowed(inline.map(hashOf))}`,
    `style-src ${allowed(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Asks for the style sheet before the page itself is read: nothing is painted without it. Empty where there is none. */
const sheetOf = (html: string): string => {
  const href = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1]
  return href === undefined ? '' : `<${href}>; rel=preload; as=style`
}

const sendPage = (reply: FastifyReply, found: Found) => {
  if ('movedTo' in found) return reply.redirect(found.movedTo, 301)
  const { file, policy, sheet } = found.page
  const { status } = found
  reply.code(status).header('cache-control', 'no-cache').header('content-security-policy', policy)
  if (sheet) reply.header('link', sheet)
  // "Not modified" belongs to pages that are there; a browser that kept the other kind asks for all of it again.
  return status === 200 ? reply.sendFile(file) : reply.sendFile(file, { etag: false, lastModified: false })
}

/** `/terms` is prerendered to `terms/index.html`; every other page starts from the fallback. */
const pageFinder = (buildDir: string) => {
  const pages = new Map<string, Page>()
  const styles = playerStyles(buildDir)
  const load = (name: string): Page => {
    const known = pages.get(name)
    if (known) return known
    const html = readFileSync(path.join(buildDir, name), 'utf8')
    const page = { file: name, policy: contentPolicy(html, styles), sheet: sheetOf(html) }
    pages.set(name, page)
    return page
  }
  const fileOf = (pathname: string) => path.posix.join(pathname.replace(/^\/+/, ''), 'index.html')
  const isWritten = (pathname: string) =>
    isPagePath(pathname) && existsSync(path.join(buildDir, fileOf(pathname)))
  return (pathname: string): Found => {
    if (isWritten(pathname)) return { page: load(fileOf(pathname)), status: 200 }
    // A county's name is often typed with capitals.
    const small = pathname.toLowerCase()
    if (small.startsWith(writtenWhole) && isWritten(small)) return { movedTo: small }
    const exists = isPagePath(pathname) && !pathname.startsWith(writtenWhole)
    return { page: load('__spa-fallback.html'), status: exists ? 200 : 404 }
  }
}

/** Pages are served by their own way, and the compressed copies in place of what they are copies of. */
const hasOwnAddress = (name: string): boolean => !/\.(html|br|gz)$/.test(name)

/** Paths of the built files below the folder. */
const builtFiles = (buildDir: string): readonly string[] =>
  readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && hasOwnAddress(entry.name))
    .map((entry) =>
      path.relative(buildDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )

/** What never changes under its address. */
const isAsset = (name: string): boolean => name.startsWith('assets/')

/** Path → the folder it lies in: all files of the build that is served, and the assets of those before it. */
const servedFiles = ([current, ...older]: BuiltPages): ReadonlyMap<string, string> =>
  new Map([
    ...older.toReversed().flatMap((dir) =>
      builtFiles(dir)
        .filter(isAsset)
        .map((name) => [name, dir] as const),
    ),
    ...builtFiles(current).map((name) => [name, current] as const),
  ])

/** `//` and `//[` are paths like any other; read beside an address of our own they are no host. */
const pathOf = (request: FastifyRequest): string => new URL(`http://localhost${request.url}`).pathname

const answerUnknown = (request: FastifyRequest, reply: FastifyReply) => {
  const pathname = pathOf(request)
  const allowed = allowedMethods(pathname)
  if (allowed.length > 0 && !allowed.includes(request.method)) {
    const message = `${request.method} is not possible here, only ${allowed.join(' or ')}`
    const error = { code: 'method_not_allowed', message }
    return reply.code(405).header('allow', allowed.join(', ')).send({ success: false, error })
  }
  const error = { code: 'not_found', message: `There is no ${request.method} ${pathname}` }
  return reply.code(404).send({ success: false, error })
}

/** A worker's own requests follow the policy it came with. */
const workerFile = 'service-worker.js'
const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Serves the application's files, and its page for every other address that is not the API's. */
export const servePages = async (app: FastifyInstance, pages: BuiltPages) => {
  const [buildDir] = pages
  const findPage = pageFinder(buildDir)
  const files = servedFiles(pages)
  await app.register(fastifyStatic, {
    root: buildDir,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  })
  app.get('/*', async (request, reply) => {
    const pathname = pathOf(request)
    const file = decodeURIComponent(pathname.slice(1))
    if (pathname === '/api' || pathname.startsWith('/api/')) return answerUnknown(request, reply)
    const dir = files.get(file)
    if (dir === undefined) return sendPage(reply, findPage(pathname))
    reply.header('cache-control', isAsset(file) ? immutable : 'no-cache')
    if (file === workerFile) reply.header('content-security-policy', workerPolicy)
    return reply.sendFile(file, dir)
  })
  app.setNotFoundHandler(answerUnknown)
}
