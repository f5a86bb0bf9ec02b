/** Owns how a person's name is printed in a paper that others read. */

/** Within a name they are written small. */
const PARTICLES = new Set(['da', 'de', 'del', 'di', 'do', 'dos', 'du', 'la', 'le', 'van', 'von', 'y'])

/** 'dario ruiz' → 'Dario Ruiz'; a word with a capital of its own, and 'de la' within a name, stay. */
export const printedName = (typed: string): string =>
  typed
    .trim()
    .split(/\s+/u)
    .map((word, at) =>
      word !== word.toLowerCase() || (at > 0 && PARTICLES.has(word))
        ? word
        : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join(' ')
