/** Owns the homes that are walked to their papers, and what their owners type. */

export type Correction = { readonly field: string; readonly record: string; readonly isIs: string; readonly why: string; readonly proof: string }
export type Item = {
  readonly what: string
  readonly where: string
  readonly then: boolean
  readonly cost: string
  readonly source: string
  readonly detail: string
}
export type File = { readonly kind: 'photo' | 'paper'; readonly name: string; readonly caption: string; readonly day: string; readonly says?: readonly string[] }
export type Home = {
  readonly name: string
  readonly about: string
  readonly first: string
  readonly last: string
  readonly street: string
  readonly city: string
  readonly zip: string
  readonly parcelId: string
  /** As the notice prints them, by the labels of the screen. */
  readonly notice: Readonly<Record<string, string>>
  /** How many of the sales offered are taken, from the first on; and those of them left out, each with its reason. */
  readonly take: number
  readonly why: readonly string[]
  readonly leave?: readonly string[]
  readonly corrections?: readonly Correction[]
  readonly items?: readonly Item[]
  readonly files?: readonly File[]
  readonly value: string
  readonly late?: string
  readonly reasons: string
  readonly homestead: 'Yes' | 'No'
  readonly minutes: string
  readonly remote?: string
}

const roofEstimate = (name: string, contractor: string, day: string, scope: readonly string[], sum: string, caption: string, iso: string): File => ({
  kind: 'paper',
  name,
  caption,
  day: iso,
  says: [contractor, 'Licensed contractor, Hillsborough County, Florida', '', `Estimate of ${day}`, '', ...scope, '', `Total: ${sum}`],
})

export const homes: readonly Home[] = [
  {
    name: '1-corrections',
    about: 'Record corrections and condition, with photos and a written estimate',
    first: 'Dana', last: 'Whitfield', street: '2725 Walden Woods Dr', city: 'Plant City', zip: '33566', parcelId: '0912130934', notice: { 'Just (market) value': '187,651', 'Assessed value, school row': '187,651', 'Assessed value, county row': '187,651', 'Taxable value, school row': '187,651', 'Taxable value, county row': '187,651', 'Total proposed tax': '3,538.22' },
    take: 5,
    why: ['Same subdivision, nearly the same size', 'Same subdivision, sold within the year', 'Same street plan, same age', 'Same subdivision, a little larger', 'Same subdivision, a little older sale'],
    corrections: [
      { field: 'Living area', record: '1,598 sq ft', isIs: '1,452 sq ft', why: 'The screened porch at the back was counted as living area.', proof: 'Floor plan of the builder, and my measurements with photos' },
      { field: 'Garage or carport', record: 'Two-car garage', isIs: 'One-car garage', why: 'The second bay was never built.', proof: 'Photo of the front' },
    ],
    items: [
      { what: 'Roof leaks over the hall', where: 'Roof, north side', then: true, cost: '9,450', source: 'A written estimate', detail: 'Bayline Roofing LLC, December 9, 2025' },
      { what: 'Cracked driveway', where: 'Front', then: true, cost: '3,200', source: 'My own figure', detail: '' },
      { what: 'Fence blown down', where: 'Back yard', then: false, cost: '2,100', source: 'An invoice that was paid', detail: 'Gulf Fence, June 3, 2026' },
    ],
    files: [
      { kind: 'photo', name: 'roof.jpg', caption: 'Roof, north side: leak stain over the hall', day: '2025-12-28' },
      { kind: 'photo', name: 'porch.jpg', caption: 'Screened porch at the back, not living area', day: '2025-12-28' },
      { kind: 'photo', name: 'driveway.jpg', caption: 'Driveway: cracked slab at the front', day: '2025-12-30' },
      roofEstimate('roof-estimate.pdf', 'Bayline Roofing LLC', 'December 9, 2025', ['Remove and replace 12 squares of shingle, north slope', 'Replace decking where wet', 'New flashing at the hall vent'], '$9,450.00', 'Estimate of Bayline Roofing for the north roof', '2025-12-09'),
      { kind: 'paper', name: 'floor-plan.pdf', caption: 'Builder’s floor plan with the living area', day: '2016-05-02', says: ['Walden Woods, plan 3B', 'Living area 1,452 sq ft', 'Screened porch 146 sq ft', 'Garage, one car'] },
    ],
    value: '150,000', reasons: 'Five sales in my subdivision, the smaller living area, and the roof that leaked on January 1.', homestead: 'No', minutes: '15',
  },
  {
    name: '2-condo',
    about: 'A condominium apartment among its own building’s sales',
    first: 'Marcus', last: 'Odom', street: '345 Bayshore Blvd', city: 'Tampa', zip: '33606', parcelId: '1946585578', notice: { 'Just (market) value': '274,865', 'Assessed value, school row': '274,865', 'Assessed value, county row': '274,865', 'Taxable value, school row': '274,865', 'Taxable value, county row': '274,865', 'Total proposed tax': '5,182.66' },
    take: 5,
    why: ['Same building, same size', 'Same building, sold that year', 'Same building, a little larger', 'Same building', 'Same building, a little smaller'],
    value: '236,000', reasons: 'Five apartments sold in my own building in the year before.', homestead: 'No', minutes: '10',
  },
  {
    name: '3-duplex',
    about: 'A duplex, one half lived in; few sales of its kind',
    first: 'Elena', last: 'Petrova', street: '6419 N Grady Ave', city: 'Tampa', zip: '33614', parcelId: '0291845000', notice: { 'Just (market) value': '190,657', 'Assessed value, school row': '160,191', 'Assessed value, county row': '160,191', 'Taxable value, school row': '135,191', 'Taxable value, county row': '58,280', 'Total proposed tax': '1,586.50' },
    take: 4,
    why: ['Duplex of the same size', 'Duplex in the same part of Tampa', 'Duplex, about the same age', 'Duplex, sold in the year before'],
    items: [{ what: 'Unit B bathroom out of use', where: 'Unit B, bathroom', then: true, cost: '8,600', source: 'A written estimate', detail: 'Tampa Bay Plumbing, November 18, 2025' }],
    files: [
      { kind: 'photo', name: 'bath.jpg', caption: 'Unit B bathroom: floor opened, out of use', day: '2025-12-20' },
      roofEstimate('bath-estimate.pdf', 'Tampa Bay Plumbing', 'November 18, 2025', ['Replace drain line under slab, unit B', 'Rebuild bathroom floor and tile'], '$8,600.00', 'Estimate of Tampa Bay Plumbing for the unit B bathroom', '2025-11-18'),
    ],
    value: '165,000', reasons: 'The duplexes that sold, and the bathroom of unit B that could not be used on January 1.', homestead: 'Yes', minutes: '15',
  },
  {
    name: '4-thin',
    about: 'A thin market: three sales in the whole county are like it',
    first: 'Harold', last: 'Jessup', street: '8302 Lutz Lake Fern Rd', city: 'Odessa', zip: '33556', parcelId: '0001530100', notice: { 'Just (market) value': '264,085', 'Assessed value, school row': '264,085', 'Assessed value, county row': '248,933', 'Taxable value, school row': '264,085', 'Taxable value, county row': '248,933', 'Total proposed tax': '4,789.77' },
    take: 3,
    why: ['About the same size and land', 'A small house on a large lot', 'Same kind of lot, same age'],
    value: '205,000', reasons: 'Only three sales of small houses on an acre can be found; all of them sold for less than my just value.', homestead: 'No', minutes: '15',
  },
  {
    name: '5-own-above',
    about: 'Bought last year above the value requested',
    first: 'Priya', last: 'Raman', street: '947 Benninger Dr', city: 'Brandon', zip: '33510', parcelId: '0697180166', notice: { 'Just (market) value': '260,399', 'Assessed value, school row': '260,399', 'Assessed value, county row': '260,399', 'Taxable value, school row': '260,399', 'Taxable value, county row': '260,399', 'Total proposed tax': '4,909.90' },
    take: 5,
    why: ['Same neighborhood, same age', 'Same neighborhood, nearly the same size', 'Two streets away, sold that spring', 'Same neighborhood, larger lot', 'Same neighborhood'],
    value: '240,000', reasons: 'Five sales in my neighborhood, and my own purchase.', homestead: 'No', minutes: '10',
  },
  {
    name: '6-own-below',
    about: 'Bought last year below the just value',
    first: 'Luis', last: 'Ferrer', street: '3310 San Moise Pl', city: 'Plant City', zip: '33567', parcelId: '0851960612', notice: { 'Just (market) value': '240,080', 'Assessed value, school row': '240,080', 'Assessed value, county row': '240,080', 'Taxable value, school row': '215,080', 'Taxable value, county row': '188,669', 'Total proposed tax': '3,724.86' },
    take: 4,
    why: ['Same development, same plan', 'Same development, a little larger', 'Same development, sold that year', 'Same development'],
    value: '205,000', reasons: 'I bought it in November for less than the just value, and four sales in the same development agree.', homestead: 'Yes', minutes: '15',
  },
  {
    name: '7-stubborn',
    about: 'The sales support the appraiser; the owner files anyway, with nothing but an opinion',
    first: 'Walter', last: 'Boggs', street: '609 Hillpoint Way', city: 'Brandon', zip: '33510', parcelId: '0692433630', notice: { 'Just (market) value': '183,202', 'Assessed value, school row': '183,202', 'Assessed value, county row': '181,156', 'Taxable value, school row': '183,202', 'Taxable value, county row': '181,156', 'Total proposed tax': '3,428.72' },
    take: 4,
    why: ['Same neighborhood', 'Same neighborhood, same size', 'Near me', 'Same neighborhood'],
    value: '170,000', reasons: 'The houses on my street need work, and so does mine.', homestead: 'No', minutes: '5',
  },
  {
    name: '8-do-not-file',
    about: 'The sales support the appraiser; what is left is the condition',
    first: 'Gloria', last: 'Mays', street: '18808 Dorman Rd', city: 'Lithia', zip: '33547', parcelId: '0881990300', notice: { 'Just (market) value': '225,971', 'Assessed value, school row': '225,971', 'Assessed value, county row': '225,971', 'Taxable value, school row': '200,971', 'Taxable value, county row': '174,560', 'Total proposed tax': '3,458.83' },
    take: 4,
    why: ['About the same land', 'Same size', 'Sold in the year before', 'About the same age'],
    items: [{ what: 'Septic drain field failed', where: 'Back yard', then: true, cost: '14,800', source: 'A written estimate', detail: 'Lithia Septic Inc., October 22, 2025' }],
    files: [
      { kind: 'photo', name: 'septic.jpg', caption: 'Back yard: standing water over the septic drain field', day: '2025-11-02' },
      roofEstimate('septic-estimate.pdf', 'Lithia Septic Inc.', 'October 22, 2025', ['Abandon failed drain field', 'New mounded drain field, 600 sq ft', 'County permit'], '$14,800.00', 'Estimate of Lithia Septic for a new drain field', '2025-10-22'),
    ],
    value: '211,000', reasons: 'The drain field failed before January 1 and costs $14,800.', homestead: 'Yes', minutes: '10',
  },
  {
    name: '9-late-value',
    about: 'A second value requested is typed after the papers were written',
    first: 'Naomi', last: 'Grant', street: '11728 Spanish Lake Dr', city: 'Tampa', zip: '33635', parcelId: '0043295080', notice: { 'Just (market) value': '274,842', 'Assessed value, school row': '274,842', 'Assessed value, county row': '270,628', 'Taxable value, school row': '274,842', 'Taxable value, county row': '270,628', 'Total proposed tax': '5,129.49' },
    take: 6,
    why: ['Same development, same size', 'Same development, sold that year', 'Same development', 'Same development, a little larger', 'Same development, a little smaller', 'Next development over'],
    leave: ['', '', '', '', '', 'On the water, mine is not'],
    value: '239,000', late: '242,000', reasons: 'Five sales in my development.', homestead: 'No', minutes: '15', remote: 'https://hillsclerk.example/vab/room-4',
  },
  {
    name: '10-spanish',
    about: 'Captions and reasons in Spanish',
    first: 'Yolanda', last: 'Núñez', street: '11922 Snapdragon Rd', city: 'Tampa', zip: '33635', parcelId: '0043251142', notice: { 'Just (market) value': '237,625', 'Assessed value, school row': '237,625', 'Assessed value, county row': '233,200', 'Taxable value, school row': '237,625', 'Taxable value, county row': '233,200', 'Total proposed tax': '4,425.11' },
    take: 5,
    why: ['La misma urbanización, casi el mismo tamaño', 'La misma urbanización', 'Misma zona, vendida en 2025', 'Misma urbanización, un poco más grande', 'Misma zona'],
    items: [
      { what: 'Techo con goteras', where: 'Dormitorio principal', then: true, cost: '7,300', source: 'A written estimate', detail: 'Techos Muñoz, 12 de diciembre de 2025' },
      { what: 'Aire acondicionado averiado', where: 'Patio', then: true, cost: '5,900', source: 'An invoice that was paid', detail: 'Clima Tampa, 15 de enero de 2026' },
    ],
    files: [
      { kind: 'photo', name: 'techo.jpg', caption: 'Techo: goteras sobre el dormitorio principal', day: '2025-12-15' },
      { kind: 'photo', name: 'aire.jpg', caption: 'Aire acondicionado averiado en el patio, ¡sin compresor!', day: '2025-12-27' },
      roofEstimate('techos-munoz.pdf', 'Techos Muñoz', '12 de diciembre de 2025', ['Reparar 8 metros de cumbrera', 'Cambiar la membrana sobre el dormitorio'], '$7,300.00', 'Presupuesto de Techos Muñoz para el techo con goteras', '2025-12-12'),
    ],
    value: '190,000', reasons: 'Cinco ventas de mi urbanización y el techo con goteras.', homestead: 'No', minutes: '15',
  },
]
