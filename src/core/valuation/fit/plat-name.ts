/** Owns the name of a development in a short legal description, without its phase, unit or plat book. */

const FROM_HERE_ON =
  /\s+(PH|PHASE|UNIT|UN|TRACT|TR|PARCEL|SECTION|SEC|VILLAGE|VILLAGES|PB\d*|PG\d*|NO|BLOCK|BLK|LOT|REPLAT|PLAT)\b.*$/

/** 'COUNTRYWAY PARCEL B TRACT 1 PH' → 'COUNTRYWAY'. '' when the roll gives no name to hold on to. */
export const platName = (shortLegal: string): string => {
  const name = shortLegal.toUpperCase().replace(/\s+/g, ' ').trim().replace(FROM_HERE_ON, '')
  return /^(UNPLATTED|LOT|BLOCK|\d)/.test(name) ? '' : name
}

/** 'TRAPNELL RIDGE' → 'Trapnell Ridge', as a paper names it. */
export const inTitleCase = (name: string): string =>
  name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
