/** Checks the sources of the downloads: facts that exist, figures of law by token, words a layman reads. */
import { describe, expect, it } from 'vitest'
import { contentFiles, readYaml } from '#content/content-files.ts'
import { downloadHead, type PaperTemplate, paperTemplate } from '#content/template.ts'
import { fleschKincaidGrade } from '#content/text/reading-level.ts'
import { factsIn } from '#core/document/template/case-facts.ts'

const files = contentFiles().filter(({ path }) => path.startsWith('templates/'))
const papers = files
  .map(({ path }) => ({ path, template: paperTemplate.safeParse(readYaml(path)) }))
  .flatMap(({ path, template }) => (template.success ? [{ path, template: template.data }] : []))

/** Sentences only: labels, heads of tables and lists of things are no prose. */
const proseOf = ({ sections }: PaperTemplate): string =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind === 'text' || block.kind === 'note') return [block.words]
      return block.kind === 'list' || block.kind === 'steps' ? block.items : []
    })
    .filter((text) => !text.startsWith('Sources:'))
    .map((text) => text.replace(/\[\[[^\]]*\]\]/g, 'name').replace(/_{3,}/g, 'blank'))
    .join('\n\n')

it('are twelve files and the list of official pages', () => {
  expect(files).toHaveLength(13)
  expect(papers).toHaveLength(9)
})

describe.each(files)('$path', ({ text }) => {
  it('names only facts that a case can have', () => {
    expect(() => factsIn(text)).not.toThrow()
  })

  it('shows money, shares and numbers of days only through tokens', () => {
    expect(text.match(/\$\s?\d[\d,.]*|\d[\d.]*\s?(%|percent\b|mills?\b|days?\b)/gi)).toBeNull()
  })
})

const placed = files.flatMap(({ path }) => {
  const read = downloadHead.loose().safeParse(readYaml(path))
  return read.success ? [{ path, lessons: read.data.lessons }] : []
})

it('stand with the lessons that need them, and no module is without one', () => {
  const lessonsOf = (id: string) => placed.find(({ path }) => path === `templates/${id}.yaml`)?.lessons
  expect(placed).toHaveLength(12)
  expect(lessonsOf('informal-conference-sheet')).toEqual(['3-1'])
  for (const id of ['evidence-request-letter', 'evidence-list', 'delivery-certificate'])
    expect(lessonsOf(id)).toContain('5-1')
  const modules = new Set(placed.flatMap(({ lessons }) => lessons.map((lesson) => lesson[0])))
  expect([...modules].sort()).toEqual(['1', '2', '3', '4', '5', '6', '7'])
})

describe.each(papers)('$path', ({ template }) => {
  it('reads at grade 9 or below', () => {
    expect(fleschKincaidGrade(proseOf(template))).toBeLessThanOrEqual(9)
  })

  it('says who it is from: our sheets name their sources, the owner’s own papers do not name us', () => {
    const words = JSON.stringify(template.sections.filter(({ forOwner }) => !forOwner))
    if (template.form === 'sheet') expect(template.sources?.length ?? 0).toBeGreaterThan(0)
    else expect(words).not.toMatch(/Just Value|Sources?:/)
  })
})
