/** Owns the statements about how every call behaves (§7 as settled). */
export const apiRules = {
  'S7.api.1': 'Success is {success: true, data}, and the web app reads body.data.',
  'S7.api.2': 'Failure is {success: false, error: {code, message, details?}} with the fitting status.',
  'S7.api.3': 'Every call of the specification is in the contract table, once, with its access.',
  'S7.api.4': 'Every call of the table is in the OpenAPI document at /api/openapi.json.',
  'S7.api.5': 'The OpenAPI document passes its linter.',
  'S7.api.6': 'An unknown field is refused with 400, and named.',
  'S7.api.7': 'A body over 64 KiB is refused with 413.',
  'S7.api.8': 'A body that is not JSON is refused with 400.',
  'S7.api.9': 'A limit answers 429 with Retry-After and the text of the catalogue.',
  'S7.api.10': 'Lists are paged.',
  'S7.api.11': 'An unknown path below /api answers 404 in the same envelope.',
  'S7.session.1': 'The refresh cookie is httpOnly and SameSite=Strict.',
  'S7.session.2': 'The refresh token is rotated at each use.',
  'S7.session.3': 'A refresh token used twice revokes its family.',
  'S7.session.4': 'The web app tries one silent refresh before it treats a 401 as signed out.',
  'S7.session.5': 'A protected call sends the token as a bearer header.',
} as const
