/** Owns where the numbers of dots on a plot are: each beside its own dot, on no dot and on no other number. */

export interface PlotPoint {
  /** Percent of the width. */
  readonly place: number
  /** From the top, in units of the plot. */
  readonly y: number
}

/** What else is on the plot, from its middle to its edges. */
export interface PlotBox extends PlotPoint {
  readonly reachX: number
  readonly reachY: number
}

export interface NumberGround {
  /** A drawing that stretches keeps its numbers apart at every width between these. */
  readonly narrowest: number
  readonly widest: number
  readonly height: number
  /** A pixel of the screen, in units of the plot. */
  readonly pixel: number
}

export interface NumberedDot extends PlotPoint {
  readonly words: string
}

export interface NumberPlace {
  /** From the middle of the dot to the middle of its number. */
  readonly dx: number
  readonly dy: number
  /** A line leads from the dot to the number, which is not right beside it or is nearer to another dot. */
  readonly isLed: boolean
}

/** In pixels: of the ring around a dot, and of the small bold figures beside it. */
const SIZE = { dotReach: 7, digitWidth: 9.5, numberReachY: 6, leaderReach: 2 } as const

/** In pixels, from middle to middle: right beside the dot, and as far as a line may lead. */
const [BESIDE, ...FARTHER] = [14, 17, 20, 24] as const
const RIGHT_BESIDE = 17

/** To the right first, as one reads; slanting last. */
const DIRECTIONS = [0, 270, 90, 180, 315, 45, 225, 135].map((degrees) => {
  const angle = (degrees * Math.PI) / 180
  return { x: Math.cos(angle), y: Math.sin(angle) }
})

const LINE_REACH = 2

/** The marks of the home, all at its own size, and the line of its range where it has one. */
export const homeBoxes = (
  place: number,
  marks: readonly { readonly y: number; readonly reach: number }[],
  range: readonly number[],
  pixel: number,
): readonly PlotBox[] => {
  const boxes = marks.map(({ y, reach }) => ({ place, y, reachX: reach, reachY: reach }))
  if (range.length === 0) return boxes
  const [top, foot] = [Math.min(...range), Math.max(...range)]
  return [...boxes, { place, y: (top + foot) / 2, reachX: LINE_REACH * pixel, reachY: (foot - top) / 2 }]
}

/** A box that keeps its distance from a point, however wide the plot. */
interface Shape extends PlotBox {
  readonly dx: number
}

/** The nearest that the middles come to each other across, at any width. */
const apartX = (one: Shape, other: Shape, { narrowest, widest }: NumberGround): number => {
  const [first, last] = [narrowest, widest].map(
    (width) => ((one.place - other.place) / 100) * width + one.dx - other.dx,
  ) as [number, number]
  return first * last <= 0 ? 0 : Math.min(Math.abs(first), Math.abs(last))
}

/** How much of them is on each other where they are nearest; 0 where they do not touch. */
const overlap = (one: Shape, other: Shape, ground: NumberGround): number => {
  const x = one.reachX + other.reachX - apartX(one, other, ground)
  const y = one.reachY + other.reachY - Math.abs(one.y - other.y)
  return x > 1e-9 && y > 1e-9 ? x * y : 0
}

/** How much of it is off the plot. */
const outside = ({ place, y, dx, reachX, reachY }: Shape, { narrowest, height }: NumberGround): number => {
  const x = (place / 100) * narrowest + dx
  // To the right of the plot is free paper; to the left are the figures of its lines.
  const over = [reachX - x, x - narrowest - reachX, reachY - y, y + reachY - height]
  return over.reduce((sum, by) => sum + Math.max(0, by), 0) * reachX
}

const dotShape = (point: PlotPoint, { pixel }: NumberGround): Shape => ({
  ...point,
  dx: 0,
  reachX: SIZE.dotReach * pixel,
  reachY: SIZE.dotReach * pixel,
})

interface Candidate {
  readonly number: Shape
  readonly leader: readonly Shape[]
  readonly at: NumberPlace
}

const candidateAt = (
  dot: NumberedDot,
  { x, y }: { readonly x: number; readonly y: number },
  away: number,
  dots: readonly Shape[],
  ground: NumberGround,
): Candidate => {
  const { pixel } = ground
  const [dx, dy] = [x * away * pixel, y * away * pixel]
  const number = {
    place: dot.place,
    y: dot.y + dy,
    dx,
    reachX: (SIZE.digitWidth * dot.words.length * pixel) / 2,
    reachY: SIZE.numberReachY * pixel,
  }
  const nearest = Math.min(
    ...dots.map((other) => Math.hypot(apartX(number, other, ground), number.y - other.y)),
  )
  const isLed = away > RIGHT_BESIDE || nearest < away * pixel - 1e-9
  const reach = SIZE.leaderReach * pixel
  const middle = { place: dot.place, y: dot.y + dy / 2, dx: dx / 2, reachX: reach, reachY: reach }
  return { number, leader: isLed ? [middle] : [], at: { dx, dy, isLed } }
}

/** The first of the least. */
const leastBy = (candidates: readonly Candidate[], cost: (one: Candidate) => number): Candidate =>
  candidates
    .map((one) => ({ one, costs: cost(one) }))
    .reduce((least, next) => (next.costs < least.costs ? next : least)).one

/** The dots come first, so that a number never hides one; `taken` is kept free for something else. */
export const numberPlaces = (
  dots: readonly NumberedDot[],
  taken: readonly PlotBox[],
  ground: NumberGround,
): readonly NumberPlace[] => {
  const shapes = dots.map((dot) => dotShape(dot, ground))
  const others = taken.map((box) => ({ ...box, dx: 0 }))
  const numbers: Shape[] = []
  const leaders: Shape[] = []
  const cost = ({ number, leader }: Candidate): number => {
    const onNumber = [...shapes, ...others, ...numbers, ...leaders].map((one) => overlap(number, one, ground))
    const onLeader = leader.flatMap((part) => numbers.map((one) => overlap(part, one, ground)))
    return [...onNumber, ...onLeader].reduce((sum, by) => sum + by, outside(number, ground))
  }
  return dots.map((dot) => {
    const candidates = [BESIDE, ...FARTHER].flatMap((away) =>
      DIRECTIONS.map((direction) => candidateAt(dot, direction, away, shapes, ground)),
    )
    const best = candidates.find((one) => cost(one) === 0) ?? leastBy(candidates, cost)
    numbers.push(best.number)
    leaders.push(...best.leader)
    return best.at
  })
}
