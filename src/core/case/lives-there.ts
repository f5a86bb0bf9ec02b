/** Owns whether an owner lives in a home, as far as they have said. */

interface Said {
  readonly home: {
    readonly addressLine1: string
    readonly homesteadStatus: boolean
    readonly livesThere: boolean | null
  }
  readonly file: {
    readonly notice: { readonly homestead: boolean | null }
    readonly filing: { readonly ownerAddress?: string }
  } | null
  /** Missing where the record does not have the home. */
  readonly homesteadOnRecord: boolean | undefined
}

/** What the owner said, else where they get mail; null where neither tells. */
export const livesThere = ({ home, file, homesteadOnRecord }: Said): boolean | null => {
  // Of a homestead on the record the case asks whether it is one, and mail that goes elsewhere tells nothing.
  if (homesteadOnRecord === true) return file?.notice.homestead ?? (home.homesteadStatus || home.livesThere)
  if (home.homesteadStatus) return true
  const mail = file?.filing.ownerAddress ?? ''
  return home.livesThere ?? (mail === '' ? null : mail.startsWith(home.addressLine1))
}
