/** A picture of a document as it is set on paper: the same marks, in the colors of the page. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import { FIGURE_WIDTH } from '#core/document/paper.ts'
import { cornersOf } from '#core/figure/svg-of-marks.ts'

type Block = WrittenDocument['sections'][number]['blocks'][number]
type Figure = Extract<Block, { kind: 'figure' }>['figure']
type Mark = Figure['marks'][number]
type Ink = Extract<Mark, { kind: 'line' }>['ink']

const COLORS: Readonly<Record<Ink, string>> = {
  ink: 'var(--color-ink)',
  soft: 'var(--color-soft)',
  action: 'var(--color-action)',
  control: 'var(--color-control)',
  line: 'var(--color-line)',
  tint: 'var(--color-tint)',
  accent: 'var(--color-coral)',
  amber: 'var(--color-amber)',
  // What covers a line is as white as the sheet.
  paper: 'var(--color-surface)',
}

const ANCHORS = { left: 'start', middle: 'middle', right: 'end' } as const

const edgeOf = (edge: Ink | undefined) => (edge === undefined ? 'none' : COLORS[edge])

const Shape = ({ mark }: { mark: Mark }) => {
  switch (mark.kind) {
    case 'line': {
      const [[x1, y1], [x2, y2]] = [mark.from, mark.to]
      const dashes = mark.isDashed ? '3 3' : undefined
      return (
        <line
          x1={x1}
          y1={y1}
          x2={x2}
          y2={y2}
          stroke={COLORS[mark.ink]}
          strokeWidth={mark.thick}
          strokeDasharray={dashes}
        />
      )
    }
    case 'box': {
      const [[x, y], [width, height]] = [mark.at, mark.size]
      return (
        <rect x={x} y={y} width={width} height={height} fill={COLORS[mark.fill]} stroke={edgeOf(mark.edge)} />
      )
    }
    case 'dot': {
      const [cx, cy] = mark.at
      return <circle cx={cx} cy={cy} r={mark.reach} fill={COLORS[mark.fill]} stroke={edgeOf(mark.edge)} />
    }
    case 'diamond':
    case 'square':
    case 'triangle': {
      const points = cornersOf(mark.kind, mark.at, mark.reach).join(' ')
      return <polygon points={points} fill={COLORS[mark.fill]} stroke={edgeOf(mark.edge)} />
    }
    case 'label': {
      const [x, y] = mark.at
      return (
        <text
          x={x}
          y={y}
          fontSize={10}
          fontWeight={mark.strong ? 700 : 400}
          fill={COLORS[mark.ink]}
          textAnchor={ANCHORS[mark.align]}
          dominantBaseline="central"
        >
          {mark.text}
        </text>
      )
    }
  }
}

export const SectionFigure = ({ figure: { title, alt, height, marks, sources } }: { figure: Figure }) => (
  <figure className="stack gap-2">
    <figcaption className="font-bold">{title}</figcaption>
    <svg viewBox={`0 0 ${FIGURE_WIDTH} ${height}`} role="img" aria-label={alt} className="w-full max-w-2xl">
      {marks
        .map((mark, at) => ({ mark, key: String(at) }))
        .map(({ mark, key }) => (
          <Shape key={key} mark={mark} />
        ))}
    </svg>
    {sources && <p className="text-sm text-soft">{sources}</p>}
  </figure>
)
