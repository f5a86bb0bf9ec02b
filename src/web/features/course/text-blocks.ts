/** The paragraphs, lists and tables of a lesson's text, as they stand on the page; places are counted in them. */
export const blocksOf = (text: HTMLElement | null): readonly Element[] => [
  ...(text?.firstElementChild?.children ?? []),
]
