/** Says the name of a field as a person would, who never sees how the request is written. */

/** Where the name of the field is not the word for it. */
const ownWords: Readonly<Record<string, string>> = {
  addressLine1: 'Street address',
  addressLine2: 'Apartment or unit',
  cancelUrl: 'The return address',
  id: 'The id',
  leadId: 'The id of the report',
  lessonId: 'The id of the lesson',
  moduleId: 'The number of the module',
  parcelKey: 'The parcel',
  q: 'The search text',
  quizId: 'The id of the questions',
  returnUrl: 'The return address',
  successUrl: 'The address to go to',
  trimNumbers: 'The numbers of the TRIM notice',
  zipCode: 'ZIP code',
}

/** 'propertyData.yearBuilt' → 'Year built'. */
export const wordsOf = (field: string): string => {
  const [last = field] = field
    .split('.')
    .filter((part) => /[a-z]/i.test(part))
    .slice(-1)
  const own = ownWords[last]
  if (own) return own
  const words = last.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'Changes' → true, 'Status' → false. */
export const isPlural = (words: string): boolean => /[^sui]s( of .*)?$/.test(words)
