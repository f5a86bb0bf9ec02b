/** Turns the marks of a figure into the shapes of SVG, once for paper and screen; whoever shows them says what each ink is. */
import { FIGURE_WIDTH, type Figure, type Ink, type Mark } from '#core/document/paper.ts'

interface Shape {
  readonly tag: 'path' | 'rect' | 'circle' | 'text'
  /** By the names of SVG. */
  readonly attributes: Readonly<Record<string, string | number>>
  readonly text?: string
}

export type InkColors = (ink: Ink) => string

type Of<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>

const labelSize = 9.5
/** From the middle of a letter's height to its base, as a share of the size. */
const toBase = 0.35

const lineShape = ({ from, to, ink, thick, isDashed }: Of<'line'>, color: InkColors): Shape => ({
  tag: 'path',
  attributes: {
    d: `M${from.join(' ')}L${to.join(' ')}`,
    fill: 'none',
    stroke: color(ink),
    'stroke-width': thick,
    ...(isDashed === true && { 'stroke-dasharray': '2 3' }),
  },
})

const hatchStep = 5

/** Slanting lines from the foot of a box to its head, cut off at its sides. */
const hatchPath = ([x, y]: readonly [number, number], [width, height]: readonly [number, number]): string => {
  const starts = Array.from(
    { length: Math.max(0, Math.ceil((width + height) / hatchStep)) },
    (_, at) => at * hatchStep - height,
  )
  return starts
    .map((start) => {
      const [left, right] = [Math.max(0, start), Math.min(width, start + height)]
      return `M${x + left} ${y + height - (left - start)}L${x + right} ${y + height - (right - start)}`
    })
    .join('')
}

const boxShapes = ({ at, size, fill, edge, isHatched }: Of<'box'>, color: InkColors): readonly Shape[] => {
  const [x, y] = at
  const [width, height] = size
  const box: Shape = {
    tag: 'rect',
    attributes: {
      x,
      y,
      width,
      height,
      fill: isHatched === true ? 'none' : color(fill),
      ...(edge && { stroke: color(edge), 'stroke-width': 0.8 }),
    },
  }
  if (isHatched !== true) return [box]
  const attributes = {
    d: hatchPath(at, size),
    fill: 'none',
    stroke: color(fill),
    'stroke-width': 1.4,
  }
  return [{ tag: 'path', attributes }, box]
}

type Spot = Of<'dot' | 'diamond' | 'square' | 'triangle'>

/** The corners of a spot that has some, in points. */
export const cornersOf = (
  kind: Exclude<Spot['kind'], 'dot'>,
  [x, y]: Spot['at'],
  reach: number,
): readonly (readonly [x: number, y: number])[] => {
  const [left, right, top, foot] = [x - reach, x + reach, y - reach, y + reach]
  switch (kind) {
    case 'diamond':
      return [
        [x, top],
        [right, y],
        [x, foot],
        [left, y],
      ]
    case 'square':
      return [
        [left, top],
        [right, top],
        [right, foot],
        [left, foot],
      ]
    case 'triangle':
      return [
        [x, top],
        [right, foot],
        [left, foot],
      ]
  }
}

const spotShape = ({ kind, at, reach, fill, edge }: Spot, color: InkColors): Shape => {
  const [x, y] = at
  const look = { fill: color(fill), ...(edge && { stroke: color(edge), 'stroke-width': 1.4 }) }
  if (kind === 'dot') return { tag: 'circle', attributes: { cx: x, cy: y, r: reach, ...look } }
  const d = `M${cornersOf(kind, at, reach)
    .map((corner) => corner.join(' '))
    .join('L')}Z`
  return { tag: 'path', attributes: { d, ...look } }
}

const anchors = { left: 'start', middle: 'middle', right: 'end' } as const

const labelShape = ({ text, at, align, ink, strong }: Of<'label'>, color: InkColors): Shape => ({
  tag: 'text',
  attributes: {
    x: at[0],
    y: at[1] + toBase * labelSize,
    fill: color(ink),
    'font-size': labelSize,
    'text-anchor': anchors[align],
    ...(strong === true && { 'font-weight': 700 }),
  },
  text,
})

const shapesOfMark = (mark: Mark, color: InkColors): readonly Shape[] => {
  switch (mark.kind) {
    case 'line':
      return [lineShape(mark, color)]
    case 'box':
      return boxShapes(mark, color)
    case 'dot':
    case 'diamond':
    case 'square':
    case 'triangle':
      return [spotShape(mark, color)]
    case 'label':
      return [labelShape(mark, color)]
  }
}

const shapesOf = ({ marks }: Pick<Figure, 'marks'>, color: InkColors): readonly Shape[] =>
  marks.flatMap((mark) => shapesOfMark(mark, color))

const escaped = (text: string | number): string =>
  String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const fontOf = ({ attributes }: Shape, fonts: SvgFonts): string =>
  attributes['font-weight'] === 700 ? fonts.strong : fonts.text

/** Names of families, with commas between them. */
export interface SvgFonts {
  readonly text: string
  readonly strong: string
}

const written = (shape: Shape, fonts: SvgFonts): string => {
  const { tag, attributes, text } = shape
  const font = tag === 'text' ? { 'font-family': fontOf(shape, fonts) } : {}
  const all = Object.entries({ ...attributes, ...font })
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
  return text === undefined ? `<${tag}${all}/>` : `<${tag}${all}>${escaped(text)}</${tag}>`
}

/** A whole picture, as wide as the text of a paper. */
export const svgOf = (
  figure: Pick<Figure, 'marks' | 'height'>,
  color: InkColors,
  fonts: SvgFonts,
): string => {
  const size = `width="${FIGURE_WIDTH}" height="${figure.height}" viewBox="0 0 ${FIGURE_WIDTH} ${figure.height}"`
  const shapes = shapesOf(figure, color).map((shape) => written(shape, fonts))
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.join('')}</svg>`
}
