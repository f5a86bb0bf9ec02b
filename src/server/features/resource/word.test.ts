/** Proves that each Word file is a document its owner can go on writing. */
import { beforeAll, describe, expect, it } from 'vitest'
import { unzip } from '#server/services/testing/unzip.ts'
import { downloadOf, downloads, fileOf } from './testing/cases.ts'

const words = downloads.filter(({ formats }) => formats.includes('docx'))

describe.each(words.map(({ id, source }) => [id, source.template.title] as const))(
  '%s as Word file',
  (id, title) => {
    let parts: ReadonlyMap<string, string>
    beforeAll(async () => {
      parts = await unzip(await fileOf(id, 'docx'))
    })

    it('is a document with title, language, real headings and letter paper', () => {
      const body = parts.get('word/document.xml') ?? ''
      expect(parts.get('docProps/core.xml')).toContain(`<dc:title>${title}</dc:title>`)
      expect(parts.get('word/styles.xml')).toContain('w:lang w:val="en-US"')
      expect(body).toMatch(/<w:pStyle w:val="Heading1"\/>/)
      expect(body).toMatch(/<w:pgSz w:w="12240" w:h="15840"/)
      expect(body).toContain('Dana Żółtowska')
      expect(body).not.toMatch(/\[\[|\{\{|undefined/)
    })

    it('repeats the head of a table on each page', () => {
      const body = parts.get('word/document.xml') ?? ''
      const heads = body.match(/<w:tblHeader\/>/g)?.length ?? 0
      const template = downloadOf(id).source.template
      const tables =
        'sections' in template
          ? template.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'table')
          : []
      expect(heads).toBe(tables.length)
    })
  },
)
