/** Owns whether a homestead exemption on the record of a home that is none has to be settled before a petition: that puts the home in front of the office that gave it. */

interface Said {
  readonly notice: { readonly homestead: boolean | null }
  readonly filing: { readonly petitionFiledOn: string | null }
}

/** `onRecord`: missing where the record does not have the home. Once a petition is filed it is too late to settle it first. */
export const isHomesteadUnsettled = ({ notice, filing }: Said, onRecord: boolean | undefined): boolean =>
  onRecord === true && notice.homestead === false && filing.petitionFiledOn === null
