/** Names the method that rates were fitted by: a hash of the programs that fit them, so that a change of any makes all again. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sources = new URL('../../../', import.meta.url)

/** From where the sales are read to the rates that are stored. */
const beginnings = ['#core/valuation/fit/county.ts', '#server/features/valuation/read-sales.ts']

/** Of a statement that loads a program: types alone load none. */
const loaded = /^(?:import|export)(?! type)\b[^'\n]*(?:\n[^'\n]*)*? from '(#core\/[^']+|\.[^']+)'$/gm

const isComment = /^(?:\/\/|\/?\*)/

/** As far as it works: comments and the depth of lines do not. */
const working = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isComment.test(line))
    .join('\n')

const addressOf = (name: string, from: URL): URL =>
  name.startsWith('#') ? new URL(name.slice(1), sources) : new URL(name, from)

const read = (address: URL): string => readFileSync(address, 'utf8')

/** By their paths below `src`, as they work. */
export const programsReached = (text: (address: URL) => string = read): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const waiting = beginnings.map((name) => addressOf(name, sources))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = next.href.slice(sources.href.length)
    if (found.has(path)) continue
    const source = text(next)
    found.set(path, working(source))
    for (const [, name = ''] of source.matchAll(loaded)) waiting.push(addressOf(name, next))
  }
  return found
}

export const methodOf = (programs: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([...programs].toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')
    .slice(0, 16)

let method: string | undefined

/** Changes whenever the same sales might give other rates, intervals or levels: stored ones are then worked out again. */
export const fitMethod = (): string => {
  method ??= methodOf(programsReached())
  return method
}
