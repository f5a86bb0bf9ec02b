/**
 * Leaves out of the browser's files what only the server needs of the contract: the shapes of what a call takes and gives, its
 * limits, and what it is for. Where a call goes and who may make it stays (decision 212).
 */
// biome-ignore-all lint/correctness/noComponentHookFactories: the parser names its nodes in capitals; nothing here is React.
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** What `call` reads of an endpoint. */
const readByCall: ReadonlySet<string> = new Set(['method', 'path', 'access'])

type Edit = { readonly start: number; readonly end: number; readonly text: string }

const without = (start: number, end: number): Edit => ({ start, end, text: '' })

const isReadByCall = (property: ESTree.ObjectPropertyKind): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && readByCall.has(property.key.name)

/** `endpoint({…})` becomes an object of what `call` reads. */
const ofEndpoint = ({ callee, arguments: [declared] }: ESTree.CallExpression): readonly Edit[] => {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return []
  if (declared?.type !== 'ObjectExpression') return []
  const { properties, end } = declared
  const unread = properties.flatMap((property, at) =>
    isReadByCall(property) ? [] : [without(property.start, properties[at + 1]?.start ?? end - 1)],
  )
  return [without(callee.start, callee.end), ...unread]
}

/** A declaration is worked out only where a page uses it, which the bundler cannot know of a chain of calls unless it is told. */
const ofStatement = (statement: ESTree.Program['body'][number]): readonly Edit[] => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ init }) =>
    init?.type === 'CallExpression' || init?.type === 'ObjectExpression'
      ? [
          { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
          { start: init.end, end: init.end, text: '))()' },
        ]
      : [],
  )
}

export const contractForPages = (path: string, code: string): string => {
  const { program } = parseSync(path, code)
  const calls: Edit[] = []
  new Visitor({ CallExpression: (call) => void calls.push(...ofEndpoint(call)) }).visit(program)
  // From the end, so that what stands before keeps its place; at one place what is left out goes first.
  return [...calls, ...program.body.flatMap(ofStatement)]
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)
}

export const contractOfPages = (): Plugin => ({
  name: 'contract-of-pages',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client' || !/[\\/]src[\\/]contract[\\/]/.test(id)) return null
    return { code: contractForPages(id, code), map: null }
  },
})
