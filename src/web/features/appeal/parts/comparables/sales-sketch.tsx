/** How near the sales lie, without a map: the record knows places, not distances. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile } from '#core/case/file.ts'
import { andList } from '#core/list-format.ts'
import { NEARNESSES, type Nearness } from '#core/valuation/explain/sale-reasons.ts'
import * as words from '#messages/appeal/sales-sketch.ts'
import { HomeSquare } from '#web/ui/chart.tsx'
import { numberOf } from './offered-sale.ts'

const PLACES: Readonly<Record<Nearness, string>> = {
  same_development: words.sameDevelopment(),
  same_neighborhood: words.sameNeighborhood(),
  same_market_area: words.sameMarketArea(),
  same_zip: words.sameZipCode(),
  same_county: words.elsewhereInTheCounty(),
}

const firstReach = 42
const ringStep = 27
const dotReach = 11
const smallReach = 5
/** So that nothing touches the edge. */
const rim = dotReach + 3

type Dot = { readonly key: number; readonly number: number | null }
type Ring = { readonly nearness: Nearness; readonly reach: number; readonly dots: readonly Dot[] }

const ringsOf = (homeValue: HomeValueOnWire, comparables: CaseFile['comparables']): readonly Ring[] => {
  const placed = homeValue.comparables.map((comparable, key) => ({
    nearness: comparable.nearness,
    dot: { key, number: numberOf(comparables, comparable) },
  }))
  return NEARNESSES.map((nearness) => ({
    nearness,
    dots: placed.filter((one) => one.nearness === nearness).map(({ dot }) => dot),
  }))
    .filter(({ dots }) => dots.length > 0)
    .map((ring, at) => ({ ...ring, reach: firstReach + ringStep * at }))
}

const Dots = ({ reach, dots }: Ring) =>
  dots.map(({ key, number }, at) => {
    const angle = (2 * Math.PI * at) / dots.length - Math.PI / 2
    const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)]
    return (
      <g key={key} transform={`translate(${x} ${y})`}>
        <circle
          r={number === null ? smallReach : dotReach}
          strokeWidth="2"
          className={number === null ? 'fill-surface stroke-action' : 'fill-action stroke-action'}
        />
        {number !== null && (
          <text y="4.5" textAnchor="middle" fontSize="13" className="fill-on-action font-bold">
            {number}
          </text>
        )}
      </g>
    )
  })

/** 'Same neighborhood: Sale 1, Sale 2, and 3 more' */
const said = ({ nearness, dots }: Ring): string => {
  const used = dots.flatMap(({ number }) => (number === null ? [] : [number]))
  const more = dots.length - used.length
  const named = used.toSorted((one, other) => one - other).map((number) => words.sale({ number }))
  const rest =
    more === 0 ? [] : [words.moreYouDontUse({ count: more, hasUsed: used.length > 0 ? 'yes' : 'no' })]
  return `${PLACES[nearness]}: ${andList.format([...named, ...rest])}`
}

type SketchProps = { homeValue: HomeValueOnWire; comparables: CaseFile['comparables'] }

export const SalesSketch = ({ homeValue, comparables }: SketchProps) => {
  const rings = ringsOf(homeValue, comparables)
  // Where all are equally near, the line above the list says it.
  if (rings.length < 2) return null
  const edge = (rings.at(-1)?.reach ?? 0) + rim
  return (
    <figure
      aria-label={words.howNearTheyAre()}
      className="flex flex-wrap items-center justify-center gap-4 rounded-lg border border-line bg-surface p-3 sm:p-4 @min-[48rem]:gap-3"
    >
      <svg
        aria-hidden="true"
        width={2 * edge}
        viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
        className="block h-auto max-w-full shrink-0 @min-[48rem]:max-w-32"
      >
        {rings.toReversed().map(({ nearness, reach }, at) => (
          <circle
            key={nearness}
            r={reach}
            strokeWidth="1.5"
            strokeDasharray={at === rings.length - 1 ? undefined : '4 4'}
            className="fill-tint/40 stroke-control"
          />
        ))}
        <HomeSquare reachPx={9} />
        {rings.map((ring) => (
          <Dots key={ring.nearness} {...ring} />
        ))}
      </svg>
      <figcaption className="stack min-w-0 flex-1 basis-44 @min-[48rem]:basis-36 gap-1 text-sm @min-[48rem]:text-xs">
        <h3 className="text-base">{words.howNearTheyAre()}</h3>
        {rings.map((ring) => (
          <p key={ring.nearness}>{said(ring)}</p>
        ))}
        <p className="text-soft">{words.theSquareIsYourHome({ rings: rings.length })}</p>
      </figcaption>
    </figure>
  )
}
