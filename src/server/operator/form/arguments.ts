/** Owns reading what the commands about official forms take: the form, its edition, and files of bounded size. */

import { readFile, stat } from 'node:fs/promises'
import { MOST_FORM_BYTES } from '#server/features/official-form/form-faults.ts'
import { UsageError } from '../command.ts'
import { readChoice } from '../read-arguments.ts'

export const formOptions = {
  form: { type: 'string', default: 'DR-486' },
  edition: { type: 'string' },
} as const

const longestEdition = 40

/** As printed on the form, such as 'R. 12/25'. */
export const readNamedForm = ({ form, edition }: { form: string; edition: string | undefined }) => {
  const text = edition?.trim() ?? ''
  if (text === '' || text.length > longestEdition)
    throw new UsageError(
      `Say which edition with --edition TEXT, as printed on the form (up to ${longestEdition} letters).`,
    )
  return { form: readChoice('--form', form, ['DR-486']), edition: text }
}

export const readBoundedFile = async (path: string): Promise<Buffer> => {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new UsageError(`There is no file ${path}.`)
  if (found.size > MOST_FORM_BYTES)
    throw new UsageError(`${path} has more than ${MOST_FORM_BYTES / 1_000_000} MB.`)
  return readFile(path)
}
