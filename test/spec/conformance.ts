/** Owns the table of statements with where each holds and what proves it; `npm run spec` prints it. */
import { dirname } from 'node:path'
import { type Naming, namings } from './ids.ts'
import { type Statement, statements } from './statements.ts'

const opening = (withTest: number): string => `# The specification, statement by statement

From \`test/spec/statements\` and the tests that name a statement. ${withTest} of ${statements.length} statements have a
test. Whether these pass is counted over a whole run: the last lines of \`npm test\` say how many statements hold.
`

/** Tests stand beside what they prove; those that stand apart prove a whole side of the product. */
const apart: Readonly<Record<string, string>> = { 'test/server': 'src/server', 'test/browser': 'src/web' }

const whereOf = ({ path }: Naming): string => {
  const folder = dirname(path)
  return apart[folder] ?? folder
}

const plain = (title: string): string =>
  title
    .replace(/\s*\[[^\]]*\bS[2-9]\.[^\]]*\]/g, '')
    .replace(/\\(['"`])/g, '$1')
    .replace(/%[sdijo]/g, '…')
    .trim()

const testOf = ({ path, titles }: Naming): string => {
  const said = [...new Set(titles.map(plain))].filter((title) => title !== '')
  return said.length === 0 ? `\`${path}\`` : `\`${path}\`: ${said.join('; ')}`
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\$\{/g, '{')

const rowOf = ({ id, text }: Statement, tests: readonly Naming[]): string => {
  const where = [...new Set(tests.map(whereOf))].map((folder) => `\`${folder}\``)
  const cells = [`${id} ${text}`, where.join('<br>'), tests.map(testOf).join('<br>')]
  return `| ${cells.map(cell).join(' | ')} |`
}

/** 'S2.landing.1' → '§2 landing'. */
const sectionOf = ({ id }: Statement): string => {
  const [chapter = '', subject = ''] = id.slice(1).split('.')
  return `§${chapter} ${subject.replaceAll('-', ' ')}`
}

export const conformanceTable = (): string => {
  const named = namings()
  const sections = Map.groupBy(statements, sectionOf)
  const tables = [...sections].map(([section, of]) => {
    const rows = of.map((statement) => rowOf(statement, named.get(statement.id) ?? []))
    return `\n## ${section}\n\n| Statement | Where | Test |\n| --- | --- | --- |\n${rows.join('\n')}\n`
  })
  return opening(statements.filter(({ id }) => named.has(id)).length) + tables.join('')
}

if (process.argv[1] === import.meta.filename) process.stdout.write(conformanceTable())
