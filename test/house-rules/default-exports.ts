/** Owns the rule that only files whose reader demands it have a default export. */
// biome-ignore-all lint/correctness/noComponentHookFactories: the parser names its nodes in capitals; nothing here is React.
import { type SourceFile, scriptsIn } from './source-file.ts'
import { defaultExportLine, visit } from './syntax.ts'
import type { Violation } from './violation.ts'

/** The route modules are the files that src/web/routes.ts names; React Router asks them for a default export. */
const routeModules = (files: readonly SourceFile[]): readonly string[] => {
  const paths = [
    'src/web/root.tsx',
    'src/web/routes.ts',
    'src/web/entry.client.tsx',
    'src/web/entry.server.tsx',
  ]
  const routes = files.find(({ path }) => path === 'src/web/routes.ts')
  if (!routes) return paths
  visit(routes, {
    Literal: ({ value }) => {
      if (typeof value === 'string' && /\.tsx?$/.test(value))
        paths.push(`src/web/${value.replace(/^\.\//, '')}`)
    },
  })
  return paths
}

const isConfig = (path: string): boolean => /^[^/]+\.config\.ts$/.test(path)

/** Playwright asks the file that prepares a run for a default export; Vitest is content with `setup`. */
const isRunSetup = (path: string): boolean => path === 'test/browser/global-setup.ts'

export const defaultExports = (files: readonly SourceFile[]): readonly Violation[] => {
  const routes = routeModules(files)
  return scriptsIn(files)
    .filter(({ path }) => !routes.includes(path) && !isConfig(path) && !isRunSetup(path))
    .flatMap((file) => {
      const line = defaultExportLine(file)
      if (line === undefined) return []
      return {
        path: file.path,
        line,
        rule: 'Only route modules and configuration files have a default export.',
        why: 'a default export is renamed at every import, so searching for its name does not find its users.',
        instead: 'Export it by name. If this is a page, add it to src/web/routes.ts.',
      }
    })
}
