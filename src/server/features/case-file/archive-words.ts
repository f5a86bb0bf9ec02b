/** Owns what is in words in the archive of a case: the page that explains it, and the log of what was delivered. */
import type { OpenCase } from '#contract/case/cases.ts'
import { deliveryWords } from '#core/document/facts/file.ts'
import * as words from '#messages/case-file/archive-words.ts'
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
    words.caseOfTaxYear({ address, taxYear }),
    words.madeOnByJustValueFrom({ time: now.toISOString(), version }),
    '',
    words.caseJsonEverythingYouTypedAnd(),
    words.usCentsNumbersFromYourNotice(),
    words.filesYourPhotosAndDocumentsWith(),
    '',
    ...inside.map(({ path, about }) => `${path}: ${about}`),
    ...(missing.length === 0 ? [] : ['', words.thisArchiveIsNotComplete()]),
    ...missing.map(({ path, about }) => words.missingWeCouldntFindThisFile({ file: path, caption: about })),
    ...heldBack.map((title) => words.notHereItHasWordsMeant({ title })),
    '',
    words.thisIsYourOwnRecordIts(),
  )

/** Null while nothing is noted. */
export const deliveryLog = ({ address, taxYear, file }: OpenCase): string | null =>
  file.deliveries.length === 0
    ? null
    : lines(
        words.deliveriesYouLoggedForTaxYear({ address, taxYear }),
        '',
        ...file.deliveries.map((delivery, at) => `${at + 1}. ${deliveryWords(delivery)}`),
      )
