/** Owns what stands in words in the archive of a case: the page that explains it, and the log of what was delivered. */
import type { OpenCase } from '#contract/cases.ts'
import { deliveryWords } from '#core/document/facts/fact-sheet-file.ts'
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
    'case.json: all that you typed, and what the tax roll says of the home. Amounts whose name ends in Cents are in',
    'US cents; the numbers of the notice are in dollars, as printed.',
    'files/: your photos and papers, without their hidden data. documents/: what was written, as its text stands now.',
    '',
    ...inside.map(({ path, about }) => `${path}: ${about}`),
    ...(missing.length === 0 ? [] : ['', 'THIS ARCHIVE IS NOT COMPLETE.']),
    ...missing.map(
      ({ path, about }) =>
        `Missing: ${path}: ${about}. We could not find this file on our side. If you still have it, add it to your case again.`,
    ),
    ...heldBack.map(
      (title) => `Not here: ${title}. It holds words that are for you only; change it, then take it.`,
    ),
    '',
    'This is your own record. It is not an appraisal and not legal advice.',
  )

/** Null while nothing is noted. */
export const deliveryLog = ({ address, taxYear, file }: OpenCase): string | null =>
  file.deliveries.length === 0
    ? null
    : lines(
        `What was delivered in the case of ${address}, tax year ${taxYear}, as you noted it`,
        '',
        ...file.deliveries.map((delivery, at) => `${at + 1}. ${deliveryWords(delivery)}`),
      )
