/** Owns the rules that a fact has one home: what follows from it is derived, and typed nowhere else. */
import { isTest, type SourceFile, scriptsIn } from './source-file.ts'
import { lineAt } from './syntax.ts'
import type { Violation } from './violation.ts'

const ours = (files: readonly SourceFile[]): readonly SourceFile[] =>
  scriptsIn(files).filter(({ path }) => /^(src|content)\//.test(path) && !isTest(path))

/** The table of the notice's numbers beside the arithmetic with each; what each is called, and the help that a form gives: types ask both for every number. */
const isOfTheNotice = (path: string): boolean =>
  path.startsWith('src/core/tax/trim/') ||
  ['src/words/notice/fields.ts', 'src/web/verdict/trim/fields.ts'].includes(path)

/** A file that names each of them is a list of its own. */
export const listsOfTheNotice = (
  files: readonly SourceFile[],
  names: readonly string[],
): readonly Violation[] =>
  ours(files)
    .filter(({ path, text }) => !isOfTheNotice(path) && names.every((name) => text.includes(name)))
    .map(({ path }) => ({
      path,
      rule: 'The numbers of a TRIM notice are listed once.',
      why: 'a number that the notice gains would have to be added here too, and would be forgotten.',
      instead: 'Derive the list: `trimFieldNames` and `ofEachTrimField` of core/tax/trim/numbers.ts.',
    }))

const cutDate = /formatCalendarDate\([^\n]*\)\s*\.(?:replace|slice|split)\(/g

export const datesCutUp = (files: readonly SourceFile[]): readonly Violation[] =>
  ours(files).flatMap((file) =>
    [...file.text.matchAll(cutDate)].map(({ index }) => ({
      path: file.path,
      line: lineAt(file, index),
      rule: 'A written date is not cut up.',
      why: 'each place would cut it another way, and in another language the cut is wrong.',
      instead: 'Use a form of core/date-forms.ts, or add the one that is missing there.',
    })),
  )

/** With 3 or 6 digits, where it is no address within a page and no number of an apartment; a workbook names one without its #. */
const color =
  /(?<![\w&/'])#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b|'#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})'|'(?=\d*[A-F])[\dA-F]{6}'/g

/** The pages' own sign is a file of its own; a test holds its color against the palette. */
const homesOfColors = ['src/core/palette.ts', 'public/favicon.svg']

const mayHoldColors = ({ path }: SourceFile): boolean =>
  /^(src|fakes|content|dev|public)\/.*\.(ts|tsx|css|svg)$/.test(path) && !isTest(path)

export const colorsElsewhere = (files: readonly SourceFile[]): readonly Violation[] =>
  files
    .filter((file) => mayHoldColors(file) && !homesOfColors.includes(file.path))
    .flatMap((file) =>
      [
        ...file.text
          .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
          .matchAll(color),
      ].map(({ index }) => ({
        path: file.path,
        line: lineAt(file, index),
        rule: 'Colors stand in the palette.',
        why: 'a color of its own is the fifth green: near the others, and never changed with them.',
        instead: 'Use a color of core/palette.ts: `var(--color-…)` in pages, `palette` elsewhere.',
      })),
    )

/** Two decimals are the place of a drawing, or a rate for one unit; pages and papers tell tenths and wholes. */
const toldPercent =
  /toFixed\([01]\)\)?\}%|100 \*[^\n]*toFixed\([01]\)|\$\{Math\.(?:round|floor|ceil)\([^`\n]*\)\}%/g

export const percentagesElsewhere = (files: readonly SourceFile[]): readonly Violation[] =>
  ours(files)
    .filter(({ path }) => path !== 'src/core/percent.ts')
    .flatMap((file) =>
      [...file.text.matchAll(toldPercent)].map(({ index }) => ({
        path: file.path,
        line: lineAt(file, index),
        rule: 'A percentage is rounded and told in one way.',
        why: 'one number would be read as 84% here and as 84.0% there, and 99.6% as all of them.',
        instead: 'Use core/percent.ts: formatPercent, wholePercent for shares, percentDone for progress.',
      })),
    )
