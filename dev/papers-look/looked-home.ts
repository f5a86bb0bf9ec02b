/** Owns what is known of a home that is looked at: where it stands on the county's roll, and what its invented owner says and asks for. */

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
  /** Answered where the case rests on the purchase alone. */
  readonly sincePurchase?: boolean
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
  /** Argues from the own purchase, and uses no other sale. */
  readonly purchaseAlone?: true
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
