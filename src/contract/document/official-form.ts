/** The official petition form, filled from an answer sheet: whether the operator has supplied it, and the file. */
import { z } from 'zod'
import * as words from '#messages/document/official-form.ts'
import { endpoint } from '../endpoint.ts'

const tag = 'AI documents'

export const getOfficialForm = endpoint({
  method: 'GET',
  path: '/integration/ai/official-form',
  access: 'bearer',
  tag,
  summary:
    'Which edition of form DR-486 can be filled from an answer sheet; null where the operator supplied none',
  needs: 'ai_enhanced',
  input: z.object({}),
  output: z.object({ form: z.object({ name: z.literal('DR-486'), edition: z.string() }).nullable() }),
})
export type OfficialForm = NonNullable<z.infer<(typeof getOfficialForm)['output']>['form']>

export const downloadOfficialForm = endpoint({
  method: 'POST',
  path: '/integration/ai/documents/:id/official-form',
  access: 'bearer',
  tag,
  summary:
    'An address good for ten minutes, where the browser fetches form DR-486 filled from a finished answer sheet, unsigned',
  needs: 'ai_enhanced',
  limit: { max: 20, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: z.uuid(words.weCouldntFindThatDocument()) }),
  output: z.object({
    url: z.string(),
    fileName: z.string(),
    expiresAt: z.iso.datetime(),
    /** In words: what is not known, or does not fit into its field, and is left to the pen. */
    leftBlank: z.array(z.string()),
  }),
})
