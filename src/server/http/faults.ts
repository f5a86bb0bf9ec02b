/** Names the faulty fields of a request, and what would be right, from the schema's own messages. */
import type { z } from 'zod'
import type { FieldFault } from '#contract/envelope.ts'
import { orList } from '#core/list-format.ts'
import * as messages from '#messages/http/faults.ts'

/** Where the name of the field is not the word for it. */
const ownWords: Readonly<Record<string, string>> = {
  addressLine1: messages.streetAddress(),
  addressLine2: messages.apartmentOrUnit(),
  cancelUrl: messages.theReturnAddress(),
  id: 'The id',
  leadId: messages.theIdOfTheReport(),
  lessonId: messages.theIdOfTheLesson(),
  moduleId: messages.theNumberOfTheModule(),
  parcelKey: messages.theParcel(),
  q: messages.theSearchText(),
  quizId: messages.theIdOfTheQuestions(),
  returnUrl: messages.theReturnAddress(),
  successUrl: messages.theAddressToGoTo(),
  trimNumbers: messages.theNumbersOfTheTrimNotice(),
  zipCode: messages.zipCode(),
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
const isPlural = (words: string): boolean => /[^sui]s( (?:of|on) .*)?$/.test(words)

const maxFaults = 20

/** Where a field has no sentence of its own the schema library puts one for programmers. */
const isLibrarys = (message: string): boolean => /^(Invalid |Too small|Too big|Unrecognized)/.test(message)

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  int: messages.aWholeNumber(),
  number: messages.aNumber(),
  boolean: messages.trueOrFalse(),
  array: messages.aList(),
  object: messages.anObject(),
}

const ownSentence = (issue: z.core.$ZodIssue, field: string): string => {
  const name = wordsOf(field)
  const isMissing = issue.message.includes('received undefined')
  if (issue.code === 'invalid_type')
    return isMissing
      ? messages.ispluralRequired({ name, isPlural: isPlural(name) ? 'yes' : 'no' })
      : messages.mustBe({ name, kinds: kinds[issue.expected] ?? issue.expected })
  if (issue.code === 'too_small')
    return messages.must({ name, rule: sizeOf('least', issue.minimum, issue.origin) })
  if (issue.code === 'too_big')
    return messages.must({ name, rule: sizeOf('most', issue.maximum, issue.origin) })
  if (issue.code === 'invalid_value')
    return messages.mustBe2({ name, values: orList.format(issue.values.map(quoted)) })
  return messages.ispluralNotValid({ name, isPlural: isPlural(name) ? 'yes' : 'no' })
}

const quoted = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))

const sizeOf = (bound: 'least' | 'most', limit: number | bigint, origin: string): string => {
  const size = Number(limit)
  if (origin === 'string') return messages.beAtSizeLong({ bound, size })
  if (origin === 'array') return messages.holdAtSize({ bound, size })
  return messages.beAt({ bound, size })
}

const sentenceOf = (issue: z.core.$ZodIssue, field: string): string =>
  isLibrarys(issue.message) ? ownSentence(issue, field) : issue.message

const faultsIn = (issue: z.core.$ZodIssue): FieldFault[] => {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path, key].map(String).join('.'),
      message: messages.unknownField({ key }),
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
