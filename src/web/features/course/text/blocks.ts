/** The paragraphs, lists and tables of a lesson's text, as they are on the page; places are counted in them, folded ones too. A figure repeats the words beside it, so it is passed over. */
export const blocksOf = (text: HTMLElement | null): readonly Element[] =>
  [...(text?.firstElementChild?.children ?? [])].flatMap(inFold).filter(({ tagName }) => tagName !== 'FIGURE')

/** The line below a fold's heading is not part of the text. */
const inFold = (part: Element): readonly Element[] => {
  if (part.tagName !== 'DETAILS') return [part]
  const [summary, ...rest] = part.children
  const heading = summary?.firstElementChild
  return heading ? [heading, ...rest] : rest
}
