/** Says the name of a field as a person would, who never sees how the request is written. */

/** 'propertyData.yearBuilt' → 'Year built'. */
export const wordsOf = (field: string): string => {
  const [last = field] = field
    .split('.')
    .filter((part) => /[a-z]/i.test(part))
    .slice(-1)
  const words = last.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
