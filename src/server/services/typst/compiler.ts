/** Owns the typesetter: a compiler for each set of fonts, kept warm in its thread, which reads no file but our templates. */
import { NodeCompiler, type NodeError, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { Type } from './faces.ts'

/** What Typst cannot set; the words are the typesetter's own. */
export class NotTypeset extends Error {
  override readonly name = 'NotTypeset'
}

/** The ordinary one and the last with further fonts. */
const mostCompilers = 2
const compilers = new Map<string, NodeCompiler>()

const compilerWith = ({ fonts }: Type): NodeCompiler => {
  const key = fonts.map(({ name }) => name).join()
  const compiler =
    compilers.get(key) ??
    NodeCompiler.create({
      workspace: import.meta.dirname,
      fontArgs: [{ fontBlobs: fonts.map(({ bytes }) => bytes) }],
    })
  compilers.delete(key)
  compilers.set(key, compiler)
  for (const old of compilers.keys()) if (compilers.size > mostCompilers) compilers.delete(old)
  return compiler
}

export type Setting = {
  readonly template: 'paper.typ' | 'packet.typ'
  readonly type: Type
  /** Becomes JSON: to the template it is data, never markup. */
  readonly data: object
  /** Pictures and pages, by the names under which the data speaks of them. */
  readonly files?: ReadonlyMap<string, Buffer>
  /** False where pages from elsewhere come in, whose type and tags are not ours. */
  readonly saysAccessible: boolean
  readonly now: Date
  /** Asked once the pages are set, by labels of the template: the data to set them again with; null where they stand. */
  readonly again?: (asked: Asked) => object | null
}

/** The values of a template's metadata under a label. */
type Asked = (label: string) => readonly unknown[]

/** As old as this a result that was kept for the next paper goes: in papers set since it was used. */
const oldestResult = 4

const reasonsIn = (compiler: NodeCompiler, error: NodeError | null): string => {
  const found = error === null ? [] : compiler.fetchDiagnostics(error)
  return found.map(({ message }: { message: string }) => message).join('; ')
}

const compiled = (compiler: NodeCompiler, { template, data }: Setting): NodeTypstDocument => {
  const inputs = { paper: JSON.stringify(data) }
  const made = compiler.compile({ mainFilePath: `${import.meta.dirname}/${template}`, inputs })
  if (made.result === null || made.hasError())
    throw new NotTypeset(reasonsIn(compiler, made.takeDiagnostics()))
  return made.result
}

export type SetPages = {
  readonly bytes: Buffer
  readonly pages: number
  /** Of each table in reading order, whether each of its rows begins with a title. */
  readonly rowTitles: readonly boolean[]
  /** Of each picture in reading order, from the upper left corner of its page, in points. */
  readonly pictures: readonly (readonly [x: number, y: number, width: number, height: number])[]
  /** Of each part of a packet by its name, the page on which it begins. */
  readonly parts: readonly (readonly [name: string, page: number])[]
}

const valuesIn = (compiler: NodeCompiler, document: NodeTypstDocument, label: string) =>
  compiler.query(document, { selector: `<${label}>`, field: 'value' })

/** Throws NotTypeset. */
export const typeset = (setting: Setting): SetPages => {
  const compiler = compilerWith(setting.type)
  try {
    for (const [name, bytes] of setting.files ?? [])
      compiler.mapShadow(`${import.meta.dirname}/${name}`, bytes)
    const first = compiled(compiler, setting)
    const data = setting.again?.((label) => valuesIn(compiler, first, label)) ?? null
    const document = data === null ? first : compiled(compiler, { ...setting, data })
    const bytes = compiler.pdf(document, {
      ...(setting.saysAccessible && { pdfStandard: 'ua-1' }),
      creationTimestamp: Math.floor(setting.now.getTime() / 1000),
    })
    const asked = (label: string) => valuesIn(compiler, document, label)
    return {
      bytes,
      pages: document.numOfPages,
      rowTitles: asked('table'),
      pictures: asked('picture'),
      parts: asked('parts').flat(),
    }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(setting.files === undefined ? oldestResult : 0)
  }
}
