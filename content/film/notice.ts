/** Owns what is printed on the notice that the films point at: that of the story's home, with its computed figures. */
import { fillTokens, type TokenValues } from '#content/tokens.ts'
import type { PictureOf } from '#contract/course/film-picture.ts'

const printed: PictureOf<'notice'>['printed'] = {
  parcel: '118 Heron Lane',
  market: '{{example:new-homestead.justValue}}',
  assessed: '{{example:new-homestead.assessedSchool}}',
  exemptions: '{{example:new-homestead.exemptionNonSchool}}',
  taxable: '{{example:new-homestead.taxableNonSchool}}',
  school: '{{example:new-homestead.taxableSchool}}',
  county: '{{example:new-homestead.taxableNonSchool}}',
  rates: '{{example:new-homestead.millageSchool}} + {{example:new-homestead.millageNonSchool}}',
  taxes: '{{example:new-homestead.taxNow}}',
  charges: '{{example:new-homestead.nonAdValorem}}',
  deadline: 'September 7, 2026',
  office: 'Hillsborough County',
}

export const noticePrint = (values: TokenValues): PictureOf<'notice'>['printed'] =>
  Object.fromEntries(Object.entries(printed).map(([part, words]) => [part, fillTokens(words, values)]))
