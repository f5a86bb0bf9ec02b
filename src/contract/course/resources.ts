/** The files a person takes away from the course: guides, letters, worksheets, the calendar; and where the official form is. */
import { z } from 'zod'
import * as words from '#messages/course/resources.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { lessonId, resource } from './lesson.ts'

export const fileFormat = z.enum(['pdf', 'docx', 'xlsx', 'ics'], {
  error: words.formatMustBePdfDocxXlsx(),
})
export type FileFormat = z.infer<typeof fileFormat>

const moduleId = z.coerce
  .number(words.chooseAModuleFrom1To())
  .int(words.chooseAModuleFrom1To())
  .min(1, words.chooseAModuleFrom1To())
  .max(7, words.chooseAModuleFrom1To())

const resourceType = z.enum(['template', 'worksheet', 'guide', 'link'], {
  error: words.typeMustBeTemplateWorksheetGuide(),
})

/**
 * `url` of a link is the page itself, on another site. `url` of a file is the path of the call `downloadResource`,
 * which gives the file's own address.
 */
const listedResource = resource.extend({
  /** The first is the one to offer; empty for a link. */
  formats: z.array(fileFormat),
  /** The lessons it belongs to, and their modules. */
  lessonIds: z.array(lessonId),
  moduleIds: z.array(z.int().min(1).max(7)),
})
export type ListedResource = z.infer<typeof listedResource>

export const listResources = endpoint({
  method: 'GET',
  path: '/courses/resources',
  access: 'bearer',
  tag: 'Courses',
  summary: 'The downloads of the course, in the order they are needed, and the official pages beside them',
  input: z.object({ type: resourceType.optional(), moduleId: moduleId.optional(), ...pageInput() }),
  output: z.object({
    resources: z.array(listedResource).max(50),
    /** The home the files are filled in for: the last one entered; null when there is none, and lines stay blank. */
    home: z.object({ propertyId: z.uuid(), address: z.string(), countyName: z.string() }).nullable(),
    ...pageOutput,
  }),
})

export const downloadResource = endpoint({
  method: 'POST',
  path: '/courses/resources/:id/download',
  access: 'bearer',
  tag: 'Courses',
  summary: 'An address good for ten minutes, where the browser fetches the file; needs a purchase',
  needs: 'course',
  refusals: ['not_found'],
  limit: { max: 60, perSeconds: 60 },
  input: z.object({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/, words.weCouldntFindThatDownload())
      .max(60, words.weCouldntFindThatDownload()),
    /** The first of the resource's formats unless said. */
    format: fileFormat.optional(),
    /** One of the person's homes; the last one entered unless said. */
    propertyId: z.uuid(words.weCouldntFindThatHomeIn()).optional(),
    /** For the calendar: the last day printed on the TRIM notice, which wins over every other date; as kept with the home unless said. */
    petitionDueOn: z.iso.date(words.theLastDayForThePetition()).optional(),
    /** For the calendar: the day on the notice of hearing. */
    hearingOn: z.iso.date(words.theDayOfTheHearingMust()).optional(),
  }),
  output: z.object({
    /** Below this site; navigate to it. It comes as an attachment, so the page stays open. */
    url: z.string(),
    fileName: z.string(),
    expiresAt: z.iso.datetime(),
  }),
})
