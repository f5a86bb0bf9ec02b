/** Owns the downloads there are: read once from content/templates, with the figures of law filled in. */
import type { z } from 'zod'
import { readYaml } from '#content/content-files.ts'
import { fixedTokens } from '#content/fixed-tokens.ts'
import { type PaperTemplate, paperTemplate } from '#content/template.ts'
import { fillTokensWithin } from '#content/tokens.ts'
import { calendarTemplate, comparisonTemplate, conditionTemplate, officialPages } from '#content/worksheet.ts'
import type { FileFormat } from '#contract/course/resources.ts'

/** What a download is made from. */
export type Source =
  | { readonly kind: 'paper'; readonly template: PaperTemplate }
  | { readonly kind: 'comparison'; readonly template: z.infer<typeof comparisonTemplate> }
  | { readonly kind: 'condition'; readonly template: z.infer<typeof conditionTemplate> }
  | { readonly kind: 'calendar'; readonly template: z.infer<typeof calendarTemplate> }

export type Download = {
  readonly id: string
  readonly source: Source
  /** The first is the one to offer. */
  readonly formats: readonly [FileFormat, ...FileFormat[]]
}

export type ResourceLibrary = {
  readonly downloads: readonly Download[]
  readonly official: z.infer<typeof officialPages>
}

const read = (id: string): unknown => fillTokensWithin(readYaml(`templates/${id}.yaml`), fixedTokens())

const paper = (id: string): Download => {
  const template = paperTemplate.parse(read(id))
  return { id, source: { kind: 'paper', template }, formats: template.word ? ['pdf', 'docx'] : ['pdf'] }
}

const calendar = (id: string): Download => ({
  id,
  source: { kind: 'calendar', template: calendarTemplate.parse(read(id)) },
  formats: ['ics'],
})

const comparison = (id: string): Download => ({
  id,
  source: { kind: 'comparison', template: comparisonTemplate.parse(read(id)) },
  formats: ['xlsx'],
})

const condition = (id: string): Download => ({
  id,
  source: { kind: 'condition', template: conditionTemplate.parse(read(id)) },
  formats: ['xlsx'],
})

/** In the order in which an appeal needs them. */
const readLibrary = (): ResourceLibrary => ({
  downloads: [
    calendar('filing-deadlines'),
    paper('dates-and-rules'),
    paper('informal-conference-sheet'),
    paper('appeal-form-guide'),
    paper('evidence-request-letter'),
    comparison('comparison-worksheet'),
    condition('condition-worksheet'),
    paper('photo-log'),
    paper('evidence-list'),
    paper('witness-list'),
    paper('delivery-certificate'),
    paper('hearing-script-outline'),
  ],
  official: officialPages.parse(read('official-pages')),
})

let library: ResourceLibrary | undefined

/** Read at the first call: the files are part of the program. Throws when a template breaks its own rules. */
export const loadResourceLibrary = (): ResourceLibrary => {
  library ??= readLibrary()
  return library
}
