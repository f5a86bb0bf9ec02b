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

const PO_BOX = /\bp\.?\s*o\.?\s*box\b/iu

const numberOf = (street: string): string => /^\d*/u.exec(street)?.[0] ?? ''

/** null where mail tells nothing: a box, or the same house number on a street that may be written in other letters. */
const getsMailThere = (street: string, mail: string): boolean | null => {
  if (mail === '' || PO_BOX.test(mail)) return null
  if (mail.toLowerCase().startsWith(street.toLowerCase())) return true
  return numberOf(mail) !== '' && numberOf(mail) === numberOf(street) ? null : false
}

/** What the owner said, else where they get mail; null where neither tells. */
export const livesThere = ({ home, file, homesteadOnRecord }: Said): boolean | null => {
  // Of a homestead on the record the case asks whether it is one, and mail that goes elsewhere tells nothing.
  if (homesteadOnRecord === true) return file?.notice.homestead ?? (home.homesteadStatus || home.livesThere)
  if (home.homesteadStatus) return true
  return home.livesThere ?? getsMailThere(home.addressLine1, file?.filing.ownerAddress ?? '')
}
