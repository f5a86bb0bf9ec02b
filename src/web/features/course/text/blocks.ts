/** The paragraphs, lists and tables of a lesson's text, as they are on the page; places are counted in them. A figure repeats the words beside it, so it is passed over. */
export const blocksOf = (text: HTMLElement | null): readonly Element[] =>
  [...(text?.firstElementChild?.children ?? [])].filter(({ tagName }) => tagName !== 'FIGURE')
