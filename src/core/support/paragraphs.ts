/** Owns cutting what a person wrote into pieces that a mail or a page can show. */

/** Each at most `longest` characters, none cut in two; a blank line parts two, single lines stay within one. */
export const paragraphsOf = (text: string, longest = 4_000): readonly string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => paragraph.match(new RegExp(`[^]{1,${longest}}`, 'gu')) ?? [])
