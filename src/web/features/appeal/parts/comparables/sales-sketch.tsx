/** How near the sales lie, without a map: the record knows places, not distances. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { CaseFile } from '#core/case/file.ts'
import { NEARNESSES, type Nearness } from '#core/valuation/explain/sale-reasons.ts'
import * as words from '#messages/appeal/sales-sketch.ts'
import { Figure } from '#web/ui/figure.tsx'
import { letterOf } from '#web/verdict/sale-words.ts'
import { isUsed } from './offered-sale.ts'

const PLACES: Readonly<Record<Nearness, string>> = {
  same_development: words.sameDevelopment(),
  same_neighborhood: words.sameNeighborhood(),
  same_market_area: words.sameMarketArea(),
  same_zip: words.sameZipCode(),
  same_county: words.elsewhereInTheCounty(),
}

const firstReach = 54
const ringStep = 34
const dotReach = 11
/** So that nothing touches the edge. */
const rim = dotReach + 3

type Dot = { readonly letter: string; readonly used: boolean }
type Ring = { readonly nearness: Nearness; readonly reach: number; readonly dots: readonly Dot[] }

const ringsOf = (homeValue: HomeValueOnWire, comparables: CaseFile['comparables']): readonly Ring[] => {
  const lettered = homeValue.comparables.map((comparable, at) => ({
    nearness: comparable.nearness,
    dot: { letter: letterOf(at), used: isUsed(comparables, comparable) },
  }))
  return NEARNESSES.map((nearness) => ({
    nearness,
    dots: lettered.filter((one) => one.nearness === nearness).map(({ dot }) => dot),
  }))
    .filter(({ dots }) => dots.length > 0)
    .map((ring, at) => ({ ...ring, reach: firstReach + ringStep * at }))
}

const Dots = ({ reach, dots }: Ring) =>
  dots.map(({ letter, used }, at) => {
    const angle = (2 * Math.PI * at) / dots.length - Math.PI / 2
    const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)]
    return (
      <g key={letter} transform={`translate(${x} ${y})`}>
        <circle
          r={dotReach}
          strokeWidth="2"
          className={used ? 'fill-action stroke-action' : 'fill-surface stroke-action'}
        />
        <text
          y="4.5"
          textAnchor="middle"
          fontSize="13"
          className={`font-bold ${used ? 'fill-on-action' : 'fill-ink'}`}
        >
          {letter}
        </text>
      </g>
    )
  })

const said = ({ nearness, dots }: Ring): string =>
  `${PLACES[nearness]}: ${dots.map(({ letter }) => letter).join(', ')}.`

type SketchProps = { homeValue: HomeValueOnWire; comparables: CaseFile['comparables'] }

export const SalesSketch = ({ homeValue, comparables }: SketchProps) => {
  const rings = ringsOf(homeValue, comparables)
  // Where all are equally near, one ring says nothing.
  if (rings.length < 2) return null
  const edge = (rings.at(-1)?.reach ?? 0) + rim
  return (
    <Figure title={words.howNearTheyAre()} says={rings.map(said).join(' ')}>
      <svg
        aria-hidden="true"
        viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
        className="mx-auto block w-full max-w-64"
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
        <rect x="-9" y="-9" width="18" height="18" transform="rotate(45)" className="fill-coral" />
        {rings.map((ring) => (
          <Dots key={ring.nearness} {...ring} />
        ))}
      </svg>
      <p className="text-sm text-soft">{words.theDiamondIsYourHomeThe()}</p>
    </Figure>
  )
}
