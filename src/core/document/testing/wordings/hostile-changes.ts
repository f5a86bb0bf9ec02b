/** Owns what a lying model does to any text it is given, whatever it says: each makes of a true section one that must not stand. */

const NAME = /\{[^{}\s]+\}/g
const MARKS = /\{[^{}\s]+\}|“|”|\$?________/g

type Change = (paragraphs: readonly string[]) => readonly string[]

const namesIn = (text: string): readonly string[] => text.match(NAME) ?? []

/** True where the paragraph has words of its own. */
const isProse = (paragraph: string): boolean => /\p{L}{2}/u.test(paragraph.replace(NAME, ''))

const sentencesOf = (paragraph: string): readonly string[] => paragraph.split(/(?<=[.?!][”"’)]*)\s+/)

/** Every name, blank and quotation mark stays, and all the rest is other words. */
const inOtherWords =
  (before: string, sentence: string): Change =>
  (paragraphs) =>
    paragraphs.map((paragraph) => {
      if (!isProse(paragraph)) return paragraph
      const said = (paragraph.match(MARKS) ?? []).map((mark) =>
        mark === '“' || mark === '”' ? mark : `${before} ${mark}.`,
      )
      return `${said.join(' ')} ${sentence}`.trim()
    })

const everywhere =
  (pattern: RegExp, put: string): Change =>
  (paragraphs) =>
    paragraphs.map((paragraph) => paragraph.replace(pattern, put))

const reordered: Change = (paragraphs) =>
  paragraphs.map((paragraph) => {
    const names = namesIn(paragraph)
    let at = 0
    return paragraph.replace(NAME, () => names[++at % names.length] ?? '')
  })

const acrossParagraphs: Change = (paragraphs) => {
  const names = paragraphs.flatMap(namesIn)
  let at = 0
  return paragraphs.map((paragraph) => paragraph.replace(NAME, () => names[++at % names.length] ?? ''))
}

/** At the first place in which it fits, once. */
const once =
  (pattern: RegExp, put: string): Change =>
  (paragraphs) => {
    const at = paragraphs.findIndex((paragraph) => pattern.test(paragraph))
    return paragraphs.map((paragraph, each) => (each === at ? paragraph.replace(pattern, put) : paragraph))
  }

/** The “not” of one sentence, put into the next of its paragraph, or the one before. */
const movedNot: Change = (paragraphs) =>
  paragraphs.map((paragraph) =>
    paragraph
      .replace(/\b(is|are|does) not ([^.:]*[.:] [^.:]*?\b)(is|are|can|may)\b/, '$1 $2$3 not')
      .replace(/\b(is|are)\b(?! not)([^.:]*[.:] [^.:]*?\bdoes) not\b/, '$1 not$2'),
  )

/** A change that leaves a text as it is tells nothing of it. */
export const hostileChanges: readonly (readonly [name: string, change: Change])[] = [
  [
    'Spanish without accents',
    inOtherWords('El dato de esta vivienda es', 'El valor de mercado es demasiado alto y nada mas.'),
  ],
  [
    'French without accents',
    inOtherWords('La valeur de ce logement est', 'Le montant est beaucoup trop grand et rien de plus.'),
  ],
  [
    'German without accents',
    inOtherWords('Der Wert dieser Wohnung ist', 'Das Haus wurde von dem Amt viel zu hoch bewertet.'),
  ],
  [
    'Portuguese without accents',
    inOtherWords('O dado desta moradia fica em', 'Esse montante parece alto demais para esta rua.'),
  ],
  [
    'nonsense',
    inOtherWords('The cat sat on the mat.', 'The dog ran through the garden and barked at the moon.'),
  ],
  [
    'nonsense in our words',
    inOtherWords('The home is', 'The record of the home is the value of the tax of the roll.'),
  ],
  ['is not', everywhere(/\b(is|are|was|were)\b(?! not\b)/g, '$1 not')],
  ['one “is not”', once(/\b(is|are|was|were)\b(?! not\b)/, '$1 not')],
  ['a “not” in another sentence', movedNot],
  ['a “never”', once(/\b(follow|count|comes|knows|shows|holds|says)\b/, 'never $1')],
  ['after for before', once(/\bbefore\b/, 'after')],
  ['wrong for right', once(/\bright\b/, 'wrong')],
  ['the same for different', once(/\bdifferent\b/, 'the same')],
  ['without its “not”', everywhere(/ not\b/g, '')],
  ['yes for no', everywhere(/\b(no|none of|nothing of)\b/g, 'all')],
  ['a duty made of leave', everywhere(/\b(may|can)\b/g, 'must')],
  ['leave made of what is so', everywhere(/\bmay /g, '')],
  ['below for above', everywhere(/\b(?:above|higher)\b/g, 'below')],
  ['above for below', everywhere(/\b(?:below|lower)\b/g, 'above')],
  ['assessed for just', everywhere(/\bjust value/g, 'assessed value')],
  ['just for assessed', everywhere(/\bassessed value/g, 'just value')],
  ['market for just', everywhere(/\bjust value/g, 'market value')],
  ['the figures, each in another’s place', reordered],
  ['the figures of all paragraphs moved on', acrossParagraphs],
  [
    'the first sentences alone',
    (paragraphs) =>
      paragraphs.map((paragraph) =>
        [
          sentencesOf(paragraph)[0],
          ...namesIn(paragraph)
            .filter((name) => !sentencesOf(paragraph)[0]?.includes(name))
            .map((name) => `${name}.`),
        ].join(' '),
      ),
  ],
  ['the first paragraph alone', (paragraphs) => paragraphs.slice(0, 1)],
  ['without its last paragraph', (paragraphs) => paragraphs.slice(0, -1)],
  ['twice', (paragraphs) => [...paragraphs, ...paragraphs]],
  [
    'each sentence twice',
    (paragraphs) =>
      paragraphs.map((paragraph) =>
        isProse(paragraph)
          ? sentencesOf(paragraph)
              .flatMap((one) => [one, one])
              .join(' ')
          : paragraph,
      ),
  ],
  ['its paragraphs turned about', (paragraphs) => paragraphs.toReversed()],
  [
    'a claim at its end',
    (paragraphs) => [...paragraphs, 'The value was set far too high for a home like this.'],
  ],
  [
    'a claim in it',
    (paragraphs) =>
      paragraphs.map((paragraph, at) =>
        at === 0 ? `${paragraph} The appraiser has agreed to this.` : paragraph,
      ),
  ],
  ['only names', (paragraphs) => paragraphs.map((paragraph) => namesIn(paragraph).join(' ').concat('.'))],
]
