/** Which home the record speaks of. */
import type { RememberedHome } from '#web/property/remembered-home.ts'
import type { PropertyFields } from './setup-form.ts'

/** The record says nothing of another home than the one that filled the form in; null then. */
export const recordOf = (
  home: Pick<PropertyFields, 'addressLine1' | 'zipCode'>,
  reported: RememberedHome | null,
): RememberedHome | null =>
  reported !== null && (['addressLine1', 'zipCode'] as const).every((part) => home[part] === reported[part])
    ? reported
    : null
