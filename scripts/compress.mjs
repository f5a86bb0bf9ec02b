/** Owns the compressed copies of the built files, made once so that no request waits for them. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts and pictures are compressed already. */
const isText = (/** @type {string} */ name) => /\.(html|js|css|data|svg|json|txt)$/.test(name)

/** Below this the headers weigh more than what is saved. */
const smallestBytes = 1_024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Many pages are a hundredth larger one below the highest quality, for two fifths of the work; few scripts are worth all of it. */
const qualityOf = (/** @type {string} */ path) =>
  /\.(js|css)$/.test(path) ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1

const ways = [
  {
    ending: '.br',
    compress: (/** @type {Buffer} */ bytes, /** @type {string} */ path) =>
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(path) } }),
  },
  { ending: '.gz', compress: (/** @type {Buffer} */ bytes) => gzipped(bytes) },
]

/** @param {string} path */
const compressFile = async (path) => {
  const bytes = await readFile(path)
  if (bytes.length < smallestBytes) return
  await Promise.all(
    ways.map(async ({ ending, compress }) => writeFile(`${path}${ending}`, await compress(bytes, path))),
  )
}

/** Writes `name.br` and `name.gz` beside every text file below the folder. @param {string} folder */
export const compressBelow = async (folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}
