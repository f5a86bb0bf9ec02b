/** Names the faulty fields of a request, and what would be right, from the schema's own messages. */
import type { z } from 'zod'
import type { FieldFault } from '#contract/envelope.ts'

const maxFaults = 20

const sentenceOf = (issue: z.core.$ZodIssue, field: string): string => {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`
  const missing = issue.code === 'invalid_type' && issue.message.includes('received undefined')
  return missing ? `${field} is required` : issue.message
}

/** At most 20 faults, first things first. */
export const faultsOf = (error: z.ZodError): FieldFault[] =>
  error.issues.slice(0, maxFaults).map((issue) => {
    const within = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
    const field = within.map(String).join('.') || 'body'
    return { field, message: sentenceOf(issue, field) }
  })
