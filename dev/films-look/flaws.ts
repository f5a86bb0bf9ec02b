/** Finds in a drawn picture what an eye would stumble over: words cut off, words upon words, letters too small to read. */

export type Flaw = { readonly scene: string; readonly at: number; readonly what: string }

type Box = { readonly text: string; readonly element: Element; readonly rect: DOMRect }

/** Less is a matter of how a letter is drawn. */
const slack = 2

const isSeen = (element: Element): boolean => {
  for (let one: Element | null = element; one?.closest('.film-stage'); one = one.parentElement)
    if (Number(getComputedStyle(one).opacity) < 0.3 || getComputedStyle(one).visibility === 'hidden')
      return false
  return true
}

const boxesIn = (stage: Element): readonly Box[] => {
  const boxes: Box[] = []
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (text === '' || element === null || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) boxes.push({ text, element, rect })
  }
  return boxes
}

const upon = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
    0.35 * Math.min(one.height, other.height)

const flawsOf = (stage: Element): readonly string[] => {
  const whole = stage.getBoundingClientRect()
  const boxes = boxesIn(stage)
  const flaws = new Set<string>()
  for (const { text, rect, element } of boxes) {
    if (
      rect.left < whole.left - slack ||
      rect.right > whole.right + slack ||
      rect.top < whole.top - slack ||
      rect.bottom > whole.bottom + slack
    )
      flaws.add(`cut off: “${text}”`)
    if (!element.closest('svg') && Number.parseFloat(getComputedStyle(element).fontSize) < 13.9)
      flaws.add(`too small: “${text}”`)
    if (rect.height < 13) flaws.add(`too small: “${text}” ${rect.height.toFixed(0)} px`)
  }
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1))
      if (one.element !== other.element && upon(one.rect, other.rect))
        flaws.add(`upon each other: “${one.text}” and “${other.text}”`)
  })
  const scene = stage.querySelector<HTMLElement>('.film-scene')
  const picture = scene?.firstElementChild
  if (scene && picture) {
    // As the page itself measures: parts on their way in stand where they will be.
    scene.dataset.measured = ''
    if (picture.scrollHeight > picture.clientHeight + 12)
      flaws.add(`higher than its place: ${picture.scrollHeight} for ${picture.clientHeight} px`)
    delete scene.dataset.measured
  }
  return [...flaws]
}

export const flawsIn = (body: Element): readonly Flaw[] =>
  [...body.querySelectorAll<HTMLElement>('[data-moment]')].flatMap((tile) => {
    const stage = tile.querySelector('.film-stage')
    return (stage ? flawsOf(stage) : []).map((what) => ({
      scene: tile.dataset.scene ?? '',
      at: Number(tile.dataset.moment),
      what,
    }))
  })
