/** Owns what stands in words in the archive of a case: the page that explains it, and the log of what was delivered. */
import type { OpenCase } from '#contract/case/cases.ts'
import { deliveryWords } from '#core/document/facts/file.ts'
import type { FileOfCase } from '#server/features/upload/actions.ts'

export type Inside = { readonly path: string; readonly about: string }

const lines = (...all: readonly string[]): string => `${all.join('\r\n')}\r\n`

export const aboutUpload = ({ name, caption, takenOn }: FileOfCase): string =>
  [caption === '' ? name : `${name} (${caption})`, ...(takenOn === null ? [] : [takenOn])].join(', ')

export const readMe = (
  { address, taxYear, version }: OpenCase,
  inside: readonly Inside[],
  { heldBack, missing }: { readonly heldBack: readonly string[]; readonly missing: readonly Inside[] },
  now: Date,
): string =>
  lines(
    `Case of ${address}, tax year ${taxYear}`,
    `Made on ${now.toISOString()} by Just Value from version ${version}.`,
    '',
    'case.json: everything you typed, and the county’s property record of the home. Amounts whose name ends in Cents are in',
    'US cents. Numbers from your notice are in dollars, as printed.',
    'files/: your photos and documents, with hidden data removed. documents/: your papers, as they read today.',
    '',
    ...inside.map(({ path, about }) => `${path}: ${about}`),
    ...(missing.length === 0 ? [] : ['', 'THIS ARCHIVE IS NOT COMPLETE.']),
    ...missing.map(
      ({ path, about }) =>
        `Missing: ${path}: ${about}. We couldn’t find this file. If you still have it, add it to your case again.`,
    ),
    ...heldBack.map(
      (title) => `Not here: ${title}. It has words meant for you only. Change them, then download it again.`,
    ),
    '',
    'This is your own record. It’s not an appraisal or legal advice.',
  )

/** Null while nothing is noted. */
export const deliveryLog = ({ address, taxYear, file }: OpenCase): string | null =>
  file.deliveries.length === 0
    ? null
    : lines(
        `Deliveries you logged for ${address}, tax year ${taxYear}`,
        '',
        ...file.deliveries.map((delivery, at) => `${at + 1}. ${deliveryWords(delivery)}`),
      )
