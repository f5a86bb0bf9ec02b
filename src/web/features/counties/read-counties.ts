/** Reads the county files, checked; used only while the site is built. */
import countiesJson from '#content/counties/counties.json' with { type: 'json' }
import shapesJson from '#content/counties/shapes.json' with { type: 'json' }
import { type CountyFacts, type CountySource, countiesFile, countyShapes } from '#content/county/facts.ts'

const { counties, sources } = countiesFile.parse(countiesJson)

export const allCounties: readonly CountyFacts[] = counties.toSorted((a, b) =>
  a.name.localeCompare(b.name, 'en-US'),
)

export const shapes = countyShapes.parse(shapesJson)

/** Throws when there is no such county. */
export const countyById = (id: string): CountyFacts => {
  const found = counties.find((county) => county.id === id)
  if (!found) throw new Error(`content/counties has no ${id}`)
  return found
}

/** The sources a county names, in its own order, as a page shows them. */
export const sourcesOf = (county: CountyFacts): readonly Omit<CountySource, 'address'>[] =>
  county.sources.flatMap((id) =>
    sources.filter((source) => source.id === id).map(({ address: _, ...shown }) => shown),
  )

/** Throws when the county has no outline. */
export const shapeOf = (id: string): string => {
  const path = shapes.counties[id]
  if (path === undefined) throw new Error(`shapes.json has no ${id}`)
  return path
}
