/** Names the faulty fields of a request, and what would be right, from the schema's own messages. */
import type { z } from 'zod'
import type { FieldFault } from '#contract/envelope.ts'

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
const wordsOf = (field: string): string => {
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
const isPlural = (words: string): boolean => /[^sui]s( of .*)?$/.test(words)

const maxFaults = 20

/** Where a field has no sentence of its own the schema library puts one for programmers. */
const isLibrarys = (message: string): boolean => /^(Invalid |Too small|Too big|Unrecognized)/.test(message)

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const ownSentence = (issue: z.core.$ZodIssue, field: string): string => {
  const name = wordsOf(field)
  const isMissing = issue.message.includes('received undefined')
  if (issue.code === 'invalid_type')
    return isMissing
      ? `${name} ${isPlural(name) ? 'are' : 'is'} required`
      : `${name} must be ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'too_small') return `${name} must ${sizeOf('least', issue.minimum, issue.origin)}`
  if (issue.code === 'too_big') return `${name} must ${sizeOf('most', issue.maximum, issue.origin)}`
  if (issue.code === 'invalid_value') return `${name} must be ${choice.format(issue.values.map(quoted))}`
  return `${name} ${isPlural(name) ? 'are' : 'is'} not valid`
}

const choice = new Intl.ListFormat('en-US', { type: 'disjunction' })
const quoted = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))

const sizeOf = (bound: 'least' | 'most', size: number | bigint, origin: string): string => {
  if (origin === 'string') return `be at ${bound} ${size} ${size === 1 ? 'character' : 'characters'} long`
  if (origin === 'array') return `hold at ${bound} ${size} ${size === 1 ? 'entry' : 'entries'}`
  return `be at ${bound} ${size}`
}

const sentenceOf = (issue: z.core.$ZodIssue, field: string): string =>
  isLibrarys(issue.message) ? ownSentence(issue, field) : issue.message

const faultsIn = (issue: z.core.$ZodIssue): FieldFault[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].map(String).join('.'),
      message: `Unknown field: ${key}`,
    }))
  }
  const field = issue.path.map(String).join('.') || 'body'
  return [{ field, message: sentenceOf(issue, field) }]
}

const isNew = ({ field, message }: FieldFault, at: number, all: readonly FieldFault[]): boolean =>
  all.findIndex((other) => other.field === field && other.message === message) === at

/** At most 20 faults, first things first, none said twice. */
export const faultsOf = (error: z.ZodError): FieldFault[] =>
  error.issues.flatMap(faultsIn).filter(isNew).slice(0, maxFaults)

/** The same for a call that takes no body, and whose caller may have put the field into one. */
export const queryFaultsOf = (error: z.ZodError): FieldFault[] =>
  faultsOf(error).map(({ field, message }) =>
    / (is|are) required$/.test(message)
      ? { field, message: `${message} in the query of the address: "?${field}=…"` }
      : { field, message },
  )
