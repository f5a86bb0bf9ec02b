/** `form fields`: shows which fields a fillable PDF has, as a mapping to fill in. */

import { mappingToFillIn } from '#server/features/official-form/mapping.ts'
import { fieldsOfPdf } from '#server/services/pdf/fillable-pdf.ts'
import type { Command } from '../command.ts'
import { readOnly } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { readBoundedFile } from './arguments.ts'

export const formFields: Command = {
  name: 'form fields',
  usage: 'form fields FILE',
  summary: 'Print the fields of a fillable PDF as a mapping to fill in for `form add`.',
  run: async (args, terminal) => {
    const { positionals } = readOptions(args, {})
    const fields = await fieldsOfPdf(await readBoundedFile(readOnly(positionals, 'file')))
    if (fields === null || fields.length === 0) {
      terminal.tell(
        fields === null ? 'The file is no PDF that can be read.' : 'The PDF has no fields to fill in.',
      )
      return 1
    }
    for (const line of mappingToFillIn(fields)) terminal.print(line)
    return 0
  },
}
