/** Owns the ten homes that are looked at: where each stands on the county's roll, and what its invented owner knows and asks for. */

type Correction = {
  readonly field: string
  readonly trueValue: string
  readonly why: string
  readonly proof: string
}

type Item = {
  readonly what: string
  readonly inEnglish?: string
  readonly where?: string
  readonly whereInEnglish?: string
  readonly dollars: string
  readonly from: 'A written estimate' | 'A paid invoice' | 'My own figure'
  readonly by?: string
  readonly scope?: string
  readonly allowed?: string
}

/** A made-up picture or page with `says` on it. */
export type Sheet = { readonly caption: string; readonly on: string; readonly says: string }

export type LookedHome = {
  readonly name: string
  readonly street: string
  readonly unit?: string
  readonly city: string
  readonly zip: string
  readonly type?: string
  /** Where several homes share the address. */
  readonly parcel?: string
  readonly owner: readonly [string, string]
  readonly homestead: boolean
  readonly corrections?: readonly Correction[]
  readonly items?: readonly Item[]
  readonly photos?: readonly Sheet[]
  readonly papers?: readonly Sheet[]
  /** In dollars; else what the chosen sales point to. */
  readonly asks?: string
  readonly reasons?: string
  readonly reasonsInEnglish?: string
  /** In place of the reason of the first chosen sale. */
  readonly saleReason?: string
  readonly petition?: string
  readonly hearing: {
    readonly on: string
    readonly time: string
    readonly place?: string
    readonly link?: string
  }
  readonly minutes: 5 | 10 | 15
  readonly asksLater?: string
  readonly letter?: string
}

const downtown = { place: 'County Center, 601 E Kennedy Blvd, 26th floor, Tampa', time: '09:30' }
const fromHome = { link: 'https://hearing.example.org/room/7', time: '13:15' }

export const homes: readonly LookedHome[] = [
  {
    name: '01-sales-support-the-county',
    street: '16005 Muirfield Dr',
    city: 'Odessa',
    zip: '33556',
    owner: ['Walter', 'Brandt'],
    homestead: false,
    asks: '370,000',
    reasons: 'The kitchen is as the builder left it, and the street floods in summer.',
    petition: '2026-00131',
    hearing: { ...downtown, on: '2026-10-20' },
    minutes: 10,
  },
  {
    name: '02-capped-homestead',
    street: '9236 Rhea Dr',
    city: 'Odessa',
    zip: '33556',
    owner: ['Carmen', 'Ruiz'],
    homestead: true,
    asks: '365,000',
    reasons: 'Repairs have been put off, and the road behind the lot is louder every year.',
    petition: '2026-00148',
    hearing: { ...fromHome, on: '2026-10-21' },
    minutes: 5,
    letter: 'Withdrawal of the petition',
  },
  {
    name: '03-bought-below-the-request',
    street: '8520 Tidewater Trl',
    city: 'Tampa',
    zip: '33619',
    owner: ['Denise', 'Porter'],
    homestead: true,
    asks: '205,000',
    photos: [{ caption: 'Kitchen: cabinets of 1974, one door missing', on: '2025-12-20', says: 'Kitchen' }],
    papers: [{ caption: 'closing statement', on: '2025-06-12', says: 'Closing disclosure of the purchase.' }],
    petition: '2026-00152',
    hearing: { ...downtown, on: '2026-10-22' },
    minutes: 10,
  },
  {
    name: '04-bought-above-the-request',
    street: '2911 Hansen Manor Ln',
    city: 'Tampa',
    zip: '33611',
    owner: ['Alan', 'Whitfield'],
    homestead: false,
    petition: '2026-00160',
    hearing: { ...downtown, on: '2026-10-23' },
    minutes: 10,
  },
  {
    name: '05-condo',
    street: '4141 Bayshore Blvd',
    unit: '904',
    city: 'Tampa',
    zip: '33611',
    type: 'Condominium',
    parcel: '1289777108',
    owner: ['Joyce', 'Hamilton'],
    homestead: false,
    hearing: { ...fromHome, on: '2026-10-26' },
    minutes: 5,
    letter: 'Request to appear remotely',
  },
  {
    name: '06-duplex',
    street: '8702 Navajo Ave',
    city: 'Tampa',
    zip: '33637',
    owner: ['Luis', 'Ortega'],
    homestead: false,
    asks: '131,000',
    reasons: 'The drain under unit B has to be replaced, and buyers of a duplex count what it costs.',
    items: [
      {
        what: 'Cast-iron drain line broken under unit B',
        where: 'Unit B, bathroom',
        dollars: '9,800',
        from: 'A written estimate',
        by: 'Bay Area Drain & Sewer, November 18, 2025',
        scope: 'Break the slab, replace 24 feet of drain line, patch the slab and tile',
      },
    ],
    photos: [
      {
        caption: 'Cast-iron drain line broken under unit B',
        on: '2025-11-18',
        says: 'Unit B, bathroom',
      },
    ],
    papers: [
      {
        caption: 'Estimate for the drain line, Bay Area Drain & Sewer',
        on: '2025-11-18',
        says: 'Bay Area Drain & Sewer. Estimate: replace 24 feet of drain line. Total $9,800.00',
      },
    ],
    petition: '2026-00171',
    hearing: { ...downtown, on: '2026-10-27' },
    minutes: 15,
  },
  {
    name: '07-thin-market',
    street: '4810 Dr Martin Luther King Jr Blvd',
    city: 'Plant City',
    zip: '33566',
    owner: ['Ruth', 'Dawson'],
    homestead: false,
    petition: '2026-00175',
    hearing: { ...downtown, on: '2026-10-28' },
    minutes: 10,
  },
  {
    name: '08-record-and-repairs',
    street: '2517 Nichols Rd',
    city: 'Lithia',
    zip: '33547',
    owner: ['Martin', 'Keller'],
    homestead: false,
    corrections: [
      {
        field: 'Living area',
        trueValue: '2,044 sq ft',
        why: 'The screened back porch was counted as living area.',
        proof: 'My tape measurement of December 2025 and the builder’s plan',
      },
      {
        field: 'Bathrooms',
        trueValue: '2',
        why: 'The half bath of the plan was never built.',
        proof: 'Photo of the utility room',
      },
    ],
    items: [
      {
        what: 'Roof shingles curled and leaking',
        where: 'North slope',
        dollars: '14,600',
        from: 'A written estimate',
        by: 'Gulf Ridge Roofing, December 4, 2025',
        scope: 'Tear off and replace the north slope, new underlayment and flashing',
        allowed: '3,000',
      },
      {
        what: 'Septic drain field failed',
        where: 'Back yard',
        dollars: '8,900',
        from: 'A paid invoice',
        by: 'Lithia Septic Service, February 17, 2026',
        scope: 'Replace the drain field of 450 square feet',
      },
    ],
    photos: [
      { caption: 'Roof shingles curled and leaking, North slope', on: '2025-12-04', says: 'Roof' },
      { caption: 'Septic drain field failed, Back yard', on: '2025-12-15', says: 'Back yard' },
      { caption: 'Utility room: no half bath', on: '2025-12-28', says: 'Utility room' },
      { caption: 'Screened back porch, outside the walls', on: '2025-12-28', says: 'Back porch' },
    ],
    papers: [
      {
        caption: 'Roof estimate, Gulf Ridge Roofing',
        on: '2025-12-04',
        says: 'Gulf Ridge Roofing. Estimate: north slope, tear off and replace. Total $14,600.00',
      },
      {
        caption: 'Invoice for the drain field, Lithia Septic Service',
        on: '2026-02-17',
        says: 'Lithia Septic Service. Invoice: drain field replaced. Paid $8,900.00',
      },
    ],
    petition: '2026-00180',
    hearing: { ...downtown, on: '2026-10-29' },
    minutes: 15,
  },
  {
    name: '09-second-value-typed-late',
    street: '2421 E Cayuga St',
    city: 'Tampa',
    zip: '33610',
    owner: ['Gloria', 'Simmons'],
    homestead: false,
    items: [
      {
        what: 'Foundation settled, cracks in the block wall',
        where: 'Back bedroom',
        dollars: '7,200',
        from: 'My own figure',
      },
    ],
    photos: [{ caption: 'Crack in the block wall, Back bedroom', on: '2025-12-12', says: 'Back bedroom' }],
    petition: '2026-00184',
    hearing: { ...downtown, on: '2026-10-30' },
    minutes: 10,
    asksLater: '149,000',
    letter: 'Request to reschedule the hearing',
  },
  {
    name: '10-in-spanish',
    street: '4709 N Willis St',
    city: 'Tampa',
    zip: '33603',
    owner: ['Rosa', 'Jiménez'],
    homestead: true,
    items: [
      {
        what: 'Techo con goteras',
        inEnglish: 'Leaking roof',
        where: 'Sobre la cocina',
        whereInEnglish: 'Above the kitchen',
        dollars: '8,400',
        from: 'A written estimate',
        by: 'Techos del Sol, December 9, 2025',
        scope: 'Replace the decking and shingles above the kitchen',
      },
    ],
    photos: [
      {
        caption: 'Techo con goteras, Sobre la cocina (Leaking roof, above the kitchen)',
        on: '2025-12-09',
        says: 'Cocina',
      },
    ],
    papers: [
      {
        caption: 'Presupuesto del techo, Techos del Sol (Roof estimate)',
        on: '2025-12-09',
        says: 'Techos del Sol. Presupuesto: techo de la cocina. Total $8,400.00',
      },
    ],
    saleReason: 'En la misma calle, del mismo tamaño',
    reasons: 'Las casas vecinas se vendieron por menos, y el techo tiene goteras.',
    reasonsInEnglish: 'Homes nearby sold for less, and the roof leaks.',
    petition: '2026-00190',
    hearing: { ...fromHome, on: '2026-11-02' },
    minutes: 10,
  },
]
