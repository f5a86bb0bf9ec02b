/** Owns matters that sound like ours and are not: other states, other taxes, other troubles with a home. Nothing of ours answers them. */

const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|' +
  'kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|' +
  'new (?:hampshire|jersey|mexico|york)|(?:north|south) (?:carolina|dakota)|ohio|oklahoma|oregon|pennsylvania|rhode island|' +
  'tennessee|texas|utah|vermont|virginia|wisconsin|wyoming|puerto rico|canada'
const OTHER_TAXES =
  'income tax(?:es)?|sales tax|federal|irs|turbotax|estate tax|gift tax|capital gains?|tangible personal|tax deed|tourist tax|gas tax|1099'
const OTHER_TROUBLES =
  "hoa|homeowners?[’']? association|(?:home ?owners?|flood|title|car|health)[’']? insurance|premiums?|evict\\w*|tenants? (?:who|will|won)|building permits?|" +
  '(?:traffic|parking|speeding) tickets?|divorc\\w+|probate|reverse mortgages?|mortgage rates?|interest rates?|refinanc\\w+|flood zones?|zoning|' +
  "passports?|social security|medicare|voter|vote|election|airbnb|rent control|weather|contractor(?:[’']s)? liens?|birth certificate|" +
  "unemployment|food stamps|bankruptcy|driver[’']?s licen[sc]e|(?:water|electric|power) bills?|small claims|" +
  'roofers?|plumbers?|electricians?|vehicles?|license plates?|tag office|hurricane season'

const OUTSIDE = new RegExp(`\\b(?:${STATES}|${OTHER_TAXES}|${OTHER_TROUBLES})\\b`, 'i')

export const isOutside = (question: string): boolean => OUTSIDE.test(question)

/** Their words, so that none is taken for a mistyped word of ours. */
export const OUTSIDE_WORDS = [STATES, OTHER_TAXES, OTHER_TROUBLES].join(' ').replace(/[^a-z]+/g, ' ')
