/** Owns which words say the same in our papers, and which claim nothing by themselves. */

import { isLight, stemOf, stemsOf } from '#core/ask/words.ts'

/** English words of grammar that no neighbouring language writes in the same way. */
export const ENGLISH: ReadonlySet<string> = new Set(
  (
    'the of and to is it its that this these those what which who with by from at are were be been being your you my our we they ' +
    'their them if not can may might would could should must how when where there here than then into but because have had does did ' +
    'i it’s i’ll each every any all any both between under about out up one own once only so far as long use per yes say ask ' +
    'nothing nobody anything something never still yet just also too for'
  ).split(' '),
)

/** Words that may stand for each other in these papers, one group a line; directions and qualifiers are never among them. */
const SAME = [
  'home house residence dwelling property',
  'figure number amount numeral',
  'paper document sheet analysis section page',
  'right correct accurate',
  'wrong mistake mistaken error incorrect',
  'show prove proof evidence shown proven demonstrate',
  'each every per',
  'like alike comparable match',
  'nearby near close closest around',
  'say state tell report list give print note mention describe',
  'hold keep limit slow stay stand remain stop sit lie back',
  'follow come result lead',
  'set put choose decide find determine make fix',
  'change alter affect difference',
  'ask request question query',
  'take treat regard consider count assume account deduct subtract',
  'see look notice inspect visit view seen',
  'speak talk conversation spoke discuss',
  'owner own',
  'day date',
  'part partly portion partial',
  'rule law',
  'leave skip omit strike cross',
  'answer reply response',
  'begin start anew again',
  'learn hear find',
  'rest base depend',
  'mend repair fix put',
  'fast quickly quick speed',
  'reason why because',
  'work calculate compute figured',
  'separate separately itself apart',
  'line row entry',
  'forecast prediction predict',
  'read aloud',
  'use used',
  'damage wear harm',
  'buyer buy anyone anybody somebody person whoever',
  'compare comparison check',
  'type enter typed',
  'appraiser office',
  'question matter',
  'yearly annual',
  'show appear shown',
] as const

const groupOf: ReadonlyMap<string, string> = new Map(
  SAME.toReversed().flatMap((group) => {
    const stems = group.split(' ').map(stemOf)
    return stems.map((stem): [string, string] => [stem, stems[0] ?? stem])
  }),
)

/** Says of a figure which one it is; another of these beside it makes it another figure. */
const QUALIFIER =
  /\b(just|assessed|taxable|market|school|effective|living|heated|land|cost|price|tax|opinion|adjusted)s?\b/g

/** `text` without names of facts. */
export const qualifiersOf = (text: string): readonly string[] =>
  [...text.toLowerCase().matchAll(QUALIFIER)].map(([, one = '']) => one)

const TURNING = new Set(
  (
    'not no never nothing nobody none nor neither without cannot unless above below lower higher under up down more less ' +
    'same different differ other first last all onli further may might'
  ).split(' '),
)

/** The words that carry the subject, one for all that say the same. */
export const sensesOf = (text: string): readonly string[] =>
  stemsOf(text)
    .filter((stem) => !TURNING.has(stem))
    .map((stem) => groupOf.get(stem) ?? stem)

/** Words in which anything may be said plainly, and that claim nothing by themselves. */
const PLAIN = new Set(
  (
    'paper document section part page text word line list rule law figure number amount value home house owner appraiser office board ' +
    'year day date time notice record roll tax levy levies cap exemption petition sale price cost repair proof evidence question answer ' +
    'reason case hearing value case form kind way place thing point matter example difference side room view account detail practice ' +
    'start begin come go follow lead lie sit stand stay hold keep limit slow leave put set take treat count consider regard read say ' +
    'tell list name call show see look find know learn hear think understand write speak talk ask reply work calculate figure compute ' +
    'subtract deduct remove use need want give get send make made mean help turn depend rest base compare check adjust change alter ' +
    'apply happen become concern belong contain hold include cover describe explain state report print appear matter fit meet pay ' +
    'treat share join bring carry pass open close end finish complete fill skip cross strike repeat choose decide add subtract own ' +
    'plain simple clear short usual usually actual actually similar separate next other another only alone also together already now ' +
    'then therefore thus however so here there instead rather quickly slowly partly directly straight exactly ready careful carefully ' +
    'important main whole full single certain special own possible available following above below early late new old long such back ' +
    'apart aside behind beside next near around toward within across during among while since because although though whatever whoever ' +
    'anyone anybody someone somebody everyone everything everybody nobody nothing something anything itself themselves yourself myself ' +
    'please thank well just even still yet again once always ever enter entered offered noticed buying buyer attention mind visit ' +
    'last first kept alike similar paid spot mended learned told seen shown given taken based limits list lists concern concerns ' +
    'am each whether none same used lies according think thinks thought closest stood whose right ' +
    'correct accurate further result results reach reached return row rows entry entries basis regard respect order cover covers'
  )
    .split(' ')
    .flatMap((word) => stemsOf(word)),
)

/** Names and months have a check of their own. */
const NAMED = /(?<=[\p{L},] )\p{Lu}[\p{L}’'-]+/gu

/** Words of a text that neither its original nor plain speech has: with them comes a claim. */
export const strangeSenses = (text: string, given: string): readonly string[] => {
  const known = new Set([...stemsOf(given), ...sensesOf(given)])
  return stemsOf(text.replace(NAMED, ' ')).filter(
    (stem) =>
      !known.has(stem) &&
      !known.has(groupOf.get(stem) ?? stem) &&
      !PLAIN.has(stem) &&
      !isLight(stem) &&
      !TURNING.has(stem),
  )
}

/** Colons and semicolons end one too. */
export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!;:][”"’)]*)\s+/)

export const shareIn = (senses: readonly string[], known: ReadonlySet<string>): number =>
  senses.length === 0 ? 1 : senses.filter((one) => known.has(one)).length / senses.length
