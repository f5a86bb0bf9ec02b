/** Owns what has to be put right before a packet is made: one list, each entry with the one thing to do about it. */

import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { formatMoney } from '#core/money.ts'

export const FIX_KINDS = [
  'no_value',
  'wrong_value',
  'stale',
  'locked',
  'two_values',
  'blank',
  'private',
  'unproved',
  'unwritten',
] as const
export type FixKind = (typeof FIX_KINDS)[number]

export interface Fix {
  readonly kind: FixKind
  /** What is wrong, and what to do, in a sentence each. */
  readonly message: string
  /** Those to be written again or opened. */
  readonly documentIds: readonly string[]
}

/** A paper chosen for the packet, without the pages that are for its owner. */
export interface CheckedPaper {
  readonly id: string
  readonly kind: DocumentKind
  readonly title: string
  readonly locked: boolean
  /** What it speaks of and has changed in the case since. */
  readonly changed: readonly string[]
  /** False where it names exhibits otherwise than the packet does. */
  readonly hasPresentLetters: boolean
  /** All that is read in it; lines for a signature are left out. */
  readonly texts: readonly string[]
  /** What of it is for its owner alone stands in a part that is handed over. */
  readonly isPrivate: boolean
}

/** What the case asks for, beside what the papers say the county has. */
export interface AskedValue {
  readonly requestedCents: number | null
  /** Null where no paper states it. */
  readonly justCents: number | null
  /** Why the case itself cannot be right about it, in a sentence; null where it can. */
  readonly fault: string | null
}

/** Room that our own program leaves for a figure or a name; a line to sign on is longer. */
const BLANK = /(?<!_)_{8}(?!_)/u

/** A signature and its day are the pen's. */
const SIGNED = /^signature\b/iu

/** '$379,000' where a text says what is asked for. */
const REQUESTED =
  /(?:value (?:that )?i (?:request|ask for)|value requested|in my opinion[^.$]{0,60}|(?:ask|set)[^.$]{0,40}just value (?:at|of|to))[^.$]{0,20}(\$[\d,]+)/giu

const hasBlank = ({ texts }: CheckedPaper): boolean =>
  texts.some((text) => BLANK.test(text) && !SIGNED.test(text))

/** Amounts asked for that are not the one of the case. */
const otherValues = ({ texts }: CheckedPaper, requestedCents: number): readonly string[] => {
  const own = formatMoney(requestedCents)
  const named = texts.flatMap((text) => [...text.matchAll(REQUESTED)].map(([, amount = '']) => amount))
  return [...new Set(named)].map((amount) => amount.replace(/,$/u, '')).filter((amount) => amount !== own)
}

/** Enough to know it again. */
const mostNamed = 3

/** With what has changed: the case, or the letters of the exhibits. */
const changedTitles = (papers: readonly CheckedPaper[]): string =>
  papers
    .map(({ title, changed }) => {
      const what =
        changed.length === 0 ? 'the letters of the exhibits' : changed.slice(0, mostNamed).join(', ')
      return `“${title}” (${what})`
    })
    .join(', ')

const idsOf = (papers: readonly CheckedPaper[]): readonly string[] => papers.map(({ id }) => id)

const onePer = (
  papers: readonly CheckedPaper[],
  kind: FixKind,
  message: (paper: CheckedPaper) => string,
): readonly Fix[] => papers.map((paper) => ({ kind, message: message(paper), documentIds: [paper.id] }))

const isStale = ({ changed, hasPresentLetters }: CheckedPaper): boolean =>
  changed.length > 0 || !hasPresentLetters

const staleFixes = (papers: readonly CheckedPaper[]): readonly Fix[] => {
  const stale = papers.filter(isStale)
  const [open, locked] = [stale.filter((one) => !one.locked), stale.filter((one) => one.locked)]
  return [
    ...(open.length === 0
      ? []
      : [
          {
            kind: 'stale' as const,
            message: `Your case has changed since ${open.length === 1 ? 'this was' : 'these were'} written: ${changedTitles(open)}. A packet made now would contradict itself.`,
            documentIds: idsOf(open),
          },
        ]),
    ...onePer(
      locked,
      'locked',
      ({ title }) => `“${title}” is older than your case, and locked. Unlock it, then update it.`,
    ),
  ]
}

/** A packet that asks for no less than the county has, or for what no home is worth, harms its owner. */
const wrongValue = ({ requestedCents, justCents, fault }: AskedValue): string | null => {
  if (requestedCents === null || justCents === null || requestedCents < justCents) return fault
  const asked = `Your case asks for ${formatMoney(requestedCents)}`
  return `${asked}, and the current just value is ${formatMoney(justCents)}. Ask for a lower value under “Your opinion of value,” or correct your notice.`
}

const valueFixes = (papers: readonly CheckedPaper[], value: AskedValue): readonly Fix[] => {
  if (papers.length === 0) return []
  const { requestedCents } = value
  if (requestedCents === null)
    return [
      {
        kind: 'no_value',
        message: 'Your case doesn’t say which value you ask for. Write it under “Your opinion of value.”',
        documentIds: [],
      },
    ]
  const wrong = wrongValue(value)
  if (wrong !== null) return [{ kind: 'wrong_value', message: wrong, documentIds: [] }]
  // A stale paper is written again, and then asks for the value of the case.
  return papers
    .filter((paper) => !isStale(paper))
    .flatMap((paper) => {
      const [other] = otherValues(paper, requestedCents)
      if (other === undefined) return []
      const message = `“${paper.title}” asks for ${other}. Your case asks for ${formatMoney(requestedCents)}. Change one of them.`
      return [{ kind: 'two_values' as const, message, documentIds: [paper.id] }]
    })
}

/** None when the packet may be made. `beside` is what is used with it: it has to say the same. `unproved` are costs without their paper. */
export const packetToFix = (
  papers: readonly CheckedPaper[],
  value: AskedValue,
  beside: readonly CheckedPaper[] = [],
  unproved: readonly string[] = [],
): readonly Fix[] => [
  ...valueFixes(papers, value),
  ...staleFixes([...papers, ...beside]),
  ...onePer(
    papers.filter((paper) => hasBlank(paper) && !isStale(paper)),
    'blank',
    ({ title }) => `“${title}” has a blank that is not filled in.`,
  ),
  ...onePer(
    papers.filter(({ isPrivate }) => isPrivate),
    'private',
    ({ title }) => `“${title}” has words that are for you only. Open it: the section is marked.`,
  ),
  ...(papers.length === 0
    ? []
    : unproved.map((message) => ({ kind: 'unproved' as const, message, documentIds: [] }))),
]
