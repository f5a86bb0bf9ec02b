/** Puts the list of all counties and their map together; used only while the site is built. */
import { newestSeason } from '#content/county.ts'
import { type FactWords, feeWords } from '#content/county-words.ts'
import * as words from '#messages/counties/county-list.ts'
import { allCounties, shapeOf, shapes } from '#web/features/counties/read-counties.ts'

/** By the county's own page; of a fee that is not known there is nothing to confirm. */
const isConfirmed = ({ sureness }: FactWords): boolean => sureness === 'verified' || sureness === 'unknown'

export const readCountyList = () => ({
  counties: allCounties.map((county) => {
    const fee = feeWords(county)
    return {
      id: county.id,
      name: county.name,
      seat: county.countySeat,
      central: county.timeZone !== 'eastern',
      feeYear: newestSeason(county).year,
      fee: isConfirmed(fee) ? fee.value : words.notConfirmed({ value: fee.value }),
      path: shapeOf(county.id),
    }
  }),
  width: shapes.width,
  height: shapes.height,
})

export type CountyList = ReturnType<typeof readCountyList>
