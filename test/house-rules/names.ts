/** Owns how files are named: in kebab-case, after what they hold, and never after a drawer. */
import type { SourceFile } from './source-file.ts'
import type { Violation } from './violation.ts'

const drawers = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'manager', 'base', 'index']
const named = /\.(ts|tsx|mjs|css|md|yaml|json)$/
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/
const customary = ['README.md', 'LICENSE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'NOTICE.md']

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const stemOf = (path: string): string => nameOf(path).split('.')[0] ?? ''

const drawerIn = (path: string): string | undefined => {
  const lastWord = stemOf(path).split('-').at(-1) ?? ''
  const folders = path.startsWith('src/') ? path.split('/').slice(1, -1) : []
  return drawers.find((drawer) => [stemOf(path), ...folders].includes(drawer) || lastWord === drawer)
}

export const names = (files: readonly SourceFile[]): readonly Violation[] =>
  files
    .filter(({ path }) => named.test(path) && !customary.includes(nameOf(path)))
    .flatMap(({ path }) => {
      const drawer = drawerIn(path)
      const isDrawer = drawer && {
        path,
        rule: `No file or folder is called ${drawer}.`,
        why: 'a drawer says nothing about what is in it, so everything ends up there and nothing is found again.',
        instead: 'Name the file after its main export; if it has several subjects, make several files.',
      }
      const isMisspelt = !kebab.test(nameOf(path)) && {
        path,
        rule: 'File names are kebab-case.',
        why: 'one way to write a name can be typed without looking, and works on disks that ignore case.',
        instead:
          'Write the words of the main export in lower case with hyphens: valueStaircase -> value-staircase.ts.',
      }
      return [isDrawer, isMisspelt].filter((violation) => typeof violation === 'object')
    })
