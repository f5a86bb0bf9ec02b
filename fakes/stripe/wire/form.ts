/** Owns Stripe's request encoding: `a[b][0][c]=v` in a form body or query string becomes nested objects and arrays. */
import { limits } from '#fakes/stripe/limits.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'

export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type FormObject = { [key: string]: FormValue }
type Tree = Map<string, Tree | string>

const pathOf = (key: string): string[] => {
  const [, head, tail] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? []
  if (head === undefined || tail === undefined) {
    throw invalidRequest('parameter_invalid', `Invalid parameter name: ${key.slice(0, 100)}`)
  }
  const path = [head, ...Array.from(tail.matchAll(/\[([^[\]]*)\]/g), (match) => match[1] ?? '')]
  if (path.length > limits.formDepth) {
    throw invalidRequest('parameter_invalid', `Parameter nested too deeply: ${head}`, head)
  }
  return path
}

const place = (tree: Tree, [head = '', ...rest]: string[], value: string): void => {
  const key = head === '' ? String(tree.size) : head
  if (rest.length === 0) {
    tree.set(key, value)
    return
  }
  const found = tree.get(key)
  const child: Tree = found instanceof Map ? found : new Map()
  tree.set(key, child)
  place(child, rest, value)
}

const grow = (node: Tree | string): FormValue => {
  if (typeof node === 'string') return node
  const entries = [...node].map(([key, child]) => [key, grow(child)] as const)
  const isList = entries.length > 0 && entries.every(([key]) => /^\d{1,4}$/.test(key))
  if (!isList) return Object.fromEntries(entries)
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value)
}

export const decodeForm = (encoded: string): FormObject => {
  const pairs = [...new URLSearchParams(encoded)]
  if (pairs.length > limits.formPairs) {
    throw invalidRequest('parameter_invalid', `At most ${limits.formPairs} parameters are read.`)
  }
  const tree: Tree = new Map()
  for (const [key, value] of pairs) place(tree, pathOf(key), value)
  return Object.fromEntries([...tree].map(([key, node]) => [key, grow(node)]))
}

/** The same parameters in another order are the same request. */
export const canonicalForm = (value: FormValue): string => {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalForm).join()}]`
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${canonicalForm(child)}`).join()}}`
}
