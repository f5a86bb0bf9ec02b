/** Puts the list of all counties and their map together; used only while the site is built. */
import { newestSeason } from '#content/county/facts.ts'
import { feeWords } from '#content/county/words.ts'
import { allCounties, shapeOf, shapes } from '#web/features/counties/read-counties.ts'

export const readCountyList = () => ({
  counties: allCounties.map((county) => ({
    id: county.id,
    name: county.name,
    seat: county.countySeat,
    central: county.timeZone !== 'eastern',
    feeYear: newestSeason(county).year,
    fee: feeWords(county).value,
    path: shapeOf(county.id),
  })),
  width: shapes.width,
  height: shapes.height,
})

export type CountyList = ReturnType<typeof readCountyList>
