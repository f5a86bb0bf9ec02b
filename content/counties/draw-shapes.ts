/**
 * Owns drawing the counties: `node content/counties/draw-shapes.ts counties.json` writes shapes.json beside this file.
 * The argument is a TopoJSON file whose object `counties` has the Census numbers as ids, such as counties-10m.json of
 * the npm package us-atlas 3.0.1 (ISC license; shapes of the US Census Bureau, public domain).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { mapSize, placeOnMap } from '#content/county/florida-map.ts'
import countiesFile from './counties.json' with { type: 'json' }

const folder = import.meta.dirname
const pair = z.tuple([z.number(), z.number()])
const ring = z.array(z.int())
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), id: z.string(), arcs: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), id: z.string(), arcs: z.array(z.array(ring)) }),
])
const topology = z.object({
  transform: z.object({ scale: pair, translate: pair }),
  arcs: z.array(z.array(pair)),
  objects: z.object({ counties: z.object({ geometries: z.array(geometry) }) }),
})

type Point = z.infer<typeof pair>
type Arcs = readonly (readonly Point[])[]

/** Each arc's first point stands whole, every further one as the step from the one before. */
const decode = ({ arcs, transform: { scale, translate } }: z.infer<typeof topology>): Arcs =>
  arcs.map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([dx, dy]) => {
      x += dx
      y += dy
      return placeOnMap([x * scale[0] + translate[0], y * scale[1] + translate[1]])
    })
  })

/** A negative number names an arc backwards: ~n. */
const arcOf = (arcs: Arcs, at: number): readonly Point[] =>
  at < 0 ? (arcs[~at] ?? []).toReversed() : (arcs[at] ?? [])

const repeats = ([x, y]: Point, before: Point | undefined): boolean => before?.[0] === x && before[1] === y

const pathOf = (arcs: Arcs, of: readonly number[]): string => {
  const points = of.flatMap((at) => arcOf(arcs, at)).filter((point, at, all) => !repeats(point, all[at - 1]))
  const steps = points.map(([x, y], at) => {
    const [beforeX, beforeY] = points[at - 1] ?? [0, 0]
    return `${at === 0 ? 'M' : 'l'}${x - beforeX},${y - beforeY}`
  })
  // What is a point or a line at this size would only be a speck.
  return points.length < 4 ? '' : `${steps.join('')}z`
}

const ringsOf = (shape: z.infer<typeof geometry>): readonly (readonly number[])[] =>
  shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat()

const nextArc = (arcs: Arcs, open: readonly number[], from: Point): number | undefined =>
  open.find((at) => {
    const [x, y] = arcOf(arcs, at)[0] ?? [Number.NaN, Number.NaN]
    return x === from[0] && y === from[1]
  })

/** The state's own edge: the arcs that belong to one county only, joined end to start. */
const outlineOf = (arcs: Arcs, rings: readonly (readonly number[])[]): string => {
  const used = rings.flat()
  const plain = (at: number) => (at < 0 ? ~at : at)
  let open = used.filter((at) => used.filter((other) => plain(other) === plain(at)).length === 1)
  const paths: string[] = []
  while (open.length > 0) {
    const joined: number[] = []
    let next = open[0]
    while (next !== undefined) {
      const taken = next
      joined.push(taken)
      open = open.filter((at) => at !== taken)
      const end = arcOf(arcs, taken).at(-1)
      next = end && nextArc(arcs, open, end)
    }
    paths.push(pathOf(arcs, joined))
  }
  return paths.join('')
}

const shapesFrom = (text: string) => {
  const given = topology.parse(JSON.parse(text))
  const arcs = decode(given)
  const idOf = new Map(countiesFile.counties.map(({ fips, id }) => [fips, id]))
  const own = given.objects.counties.geometries.flatMap((shape) => {
    const id = idOf.get(shape.id)
    return id === undefined ? [] : [{ id, rings: ringsOf(shape) }]
  })
  const drawn = own.map(({ id, rings }) => [id, rings.map((of) => pathOf(arcs, of)).join('')] as const)
  return {
    about: 'Florida’s counties as SVG paths, drawn by draw-shapes.ts.',
    source: 'npm us-atlas 3.0.1 (ISC license), from the 1:10m county boundaries of the US Census Bureau',
    ...mapSize,
    outline: outlineOf(
      arcs,
      own.flatMap(({ rings }) => rings),
    ),
    counties: Object.fromEntries(drawn.toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
  }
}

const [, , given = ''] = process.argv
writeFileSync(
  join(folder, 'shapes.json'),
  `${JSON.stringify(shapesFrom(readFileSync(given, 'utf8')), null, 2)}\n`,
)
