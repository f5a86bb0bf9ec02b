/**
 * Owns the compiling of the message catalogue: messages/en/<feature>.json, groups of ICU messages, becomes one typed
 * module per group below .cache/messages, which code imports as #messages/<feature>/<group>.ts.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {Map<string, string>} Parameters name to TypeScript type */

const here = dirname(fileURLToPath(import.meta.url))
export const messagesFolder = join(here, 'en')
const compiledFolder = join(dirname(here), '.cache', 'messages')

/** Of a template literal: what would end it or begin a value in it. */
const escaped = (/** @type {string} */ text) => text.replace(/[\\`]|\$\{/g, '\\$&')

/** @param {Element} element @param {string} why */
const refuse = (element, why) => {
  throw new Error(`{${'value' in element ? element.value : '#'}} ${why}`)
}

/** @param {string} name @param {string} type @param {Parameters} parameters */
const take = (name, type, parameters) => {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new Error(`{${name}} is no name of a value: use letters and digits, the first a small letter`)
  const before = parameters.get(name)
  if (before && before !== type && before !== 'Word' && type !== 'Word')
    throw new Error(`{${name}} is used as two kinds of value`)
  parameters.set(name, before && type === 'Word' ? before : type)
  return `values.${name}`
}

/** @param {Record<string, { value: Element[] }>} options @param {Parameters} parameters @param {string | null} pound */
const branches = (options, parameters, pound) =>
  Object.entries(options)
    .map(([key, { value }]) => `${JSON.stringify(key)}: ${template(value, parameters, pound)}`)
    .join(', ')

/** @param {Element} element @param {Parameters} parameters @param {string | null} pound what # prints @returns {string} an expression, or text */
const inTemplate = (element, parameters, pound) => {
  switch (element.type) {
    case TYPE.literal:
      return escaped(element.value)
    case TYPE.argument:
      return `\${${take(element.value, 'Word', parameters)}}`
    case TYPE.number:
      if (element.style) return refuse(element, 'has a style; give the number already worded')
      return `\${whole(${take(element.value, 'number', parameters)})}`
    case TYPE.pound:
      return pound === null ? '#' : `\${whole(${pound})}`
    case TYPE.plural: {
      if (element.offset || element.pluralType === 'ordinal')
        return refuse(element, 'has an offset or counts places')
      const count = take(element.value, 'number', parameters)
      return `\${plural(${count}, { ${branches(element.options, parameters, count)} })}`
    }
    case TYPE.select: {
      const keys = Object.keys(element.options).map((key) => `'${key}'`)
      const type = element.options.other ? 'string' : keys.join(' | ')
      const choice = take(element.value, type, parameters)
      return `\${select(${choice}, { ${branches(element.options, parameters, pound)} })}`
    }
    default:
      return refuse(element, 'is a date, a time or a tag inside a choice; give it already worded')
  }
}

/** @param {readonly Element[]} elements @param {Parameters} parameters @param {string | null} pound @returns {string} */
const template = (elements, parameters, pound) =>
  `\`${elements.map((element) => inTemplate(element, parameters, pound)).join('')}\``

/** A message with tags is a list of its parts, each tag drawn by a function of its words. @param {readonly Element[]} elements @param {Parameters} parameters */
const parts = (elements, parameters) => {
  const list = []
  let plain = []
  for (const element of elements) {
    if (element.type !== TYPE.tag) {
      plain.push(element)
      continue
    }
    if (plain.length > 0) list.push(template(plain, parameters, null))
    plain = []
    const inner = template(element.children, parameters, null)
    list.push(`${take(element.value, '(words: string) => Part', parameters)}(${inner})`)
  }
  if (plain.length > 0) list.push(template(plain, parameters, null))
  return `[${list.join(', ')}]`
}

/** @param {string} key @param {string} message */
const compileMessage = (key, message) => {
  /** @type {Parameters} */
  const parameters = new Map()
  const elements = parse(message, { captureLocation: false, requiresOtherClause: false })
  const hasTags = elements.some(({ type }) => type === TYPE.tag)
  const body = hasTags ? parts(elements, parameters) : template(elements, parameters, null)
  const type = [...parameters].map(([name, kind]) => `readonly ${name}: ${kind}`).join('; ')
  const argument = parameters.size > 0 ? `values: { ${type} }` : ''
  const signature = hasTags ? `<Part>(${argument}): readonly (string | Part)[]` : `(${argument}): string`
  return `/** ${message.replaceAll('*/', '*\\/')} */\nexport const ${key} = ${signature} => ${body}\n`
}

/** What a module uses of messages/format.ts. @param {string} code */
const withImports = (code) => {
  const names = ['plural', 'select', 'whole', 'type Word'].filter((name) =>
    new RegExp(`\\b${name.replace('type ', '')}\\b`).test(code),
  )
  return names.length > 0
    ? `import { ${names.join(', ')} } from '../../../messages/format.ts'\n${code}`
    : code
}

/**
 * @param {string} feature the file's name without its ending
 * @param {unknown} groups what the file holds
 * @returns {Map<string, string>} path below the compiled folder to its TypeScript
 */
export const compileFeature = (feature, groups) => {
  const modules = new Map()
  for (const [group, messages] of Object.entries(/** @type {object} */ (groups))) {
    const functions = Object.entries(/** @type {Record<string, string>} */ (messages)).map(
      ([key, message]) => {
        try {
          if (typeof message !== 'string') throw new Error('is not a text')
          if (!/^[a-z][A-Za-z0-9]*$/.test(key)) throw new Error('is not a camelCase name')
          // A module that exports it is taken for a promise by whoever imports it, and waits for ever.
          if (key === 'then') throw new Error('is a name that no message can have')
          return compileMessage(key, message)
        } catch (problem) {
          const why = problem instanceof Error ? problem.message : String(problem)
          throw new Error(`messages/en/${feature}.json: ${group}.${key}: ${why}.`)
        }
      },
    )
    modules.set(`${feature}/${group}.ts`, withImports(functions.join('')))
  }
  return modules
}

const readFeature = (/** @type {string} */ name) => {
  try {
    return JSON.parse(readFileSync(join(messagesFolder, name), 'utf8'))
  } catch (problem) {
    throw new Error(`messages/en/${name} is not JSON: ${/** @type {Error} */ (problem).message}.`)
  }
}

const contentOf = (/** @type {string} */ path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** @returns {string[]} paths below the compiled folder */
const compiledNow = () => {
  try {
    const names = readdirSync(compiledFolder, { recursive: true }).map(String)
    return names.filter((name) => name.endsWith('.ts'))
  } catch {
    return []
  }
}

/** @param {readonly string[]} features names of files @returns {string} of all that a compiled catalogue is made of */
const stampOf = (features) => {
  const hash = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)))
  for (const name of features) hash.update(name).update(readFileSync(join(messagesFolder, name)))
  return hash.digest('hex')
}

/**
 * Writes only what has changed, so that a running server or page takes up one edited sentence.
 * Throws an error that names the message it cannot compile.
 * @returns {string[]} paths of the files written
 */
export const compileMessages = () => {
  const features = readdirSync(messagesFolder).filter((name) => name.endsWith('.json'))
  const stamp = stampOf(features)
  const stampFile = join(compiledFolder, 'stamp')
  if (contentOf(stampFile) === stamp) return []
  const modules = new Map(
    features.flatMap((name) => [...compileFeature(basename(name, '.json'), readFeature(name))]),
  )
  for (const gone of compiledNow().filter((path) => !modules.has(path))) rmSync(join(compiledFolder, gone))
  const changed = [...modules]
    .map(([path, code]) => ({ file: join(compiledFolder, path), code }))
    .filter(({ file, code }) => contentOf(file) !== code)
  for (const { file, code } of changed) {
    mkdirSync(dirname(file), { recursive: true })
    // Whole or not at all: another program may be reading it.
    writeFileSync(`${file}.new`, code)
    renameSync(`${file}.new`, file)
  }
  mkdirSync(compiledFolder, { recursive: true })
  writeFileSync(stampFile, stamp)
  return changed.map(({ file }) => file)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    compileMessages()
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : failure}\n`)
    process.exitCode = 1
  }
}
