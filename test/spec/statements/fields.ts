/** Owns the statements about what crosses the wire (§3, and the shapes fixed with §7). */
export const fields = {
  'S3.login.1': 'Sign-in sends email and password.',
  'S3.login.2': 'The sign-in response has data.tokens.accessToken and data.user.',
  'S3.register.1': 'Registration sends email, password, firstName and lastName.',
  'S3.register.2': 'The registration response has data.accessToken and data.user.',
  'S3.user.1': 'A user has id, firstName, lastName, email and tier (standard or ai_enhanced).',
  'S3.user.2': 'The profile response has data.profile.',
  'S3.report.1': 'The free report request sends email, address and propertyType.',
  'S3.report.2':
    'The free report response has data.reportStatus.status, data.reportStatus.message and data.leadId.',
  'S3.report.3': 'leadId cannot be guessed.',
  'S3.token.1': 'The setup-token validation sends token.',
  'S3.token.2': 'Its response has data.email, data.firstName and data.lastName.',
  'S3.county.1': 'A county has id and name.',
  'S3.address.1':
    'The address check answers data.isValid, data.county {id, name} and data.validationMessages.',
  'S3.completion.1': 'The setup completion answers data.user and data.tokens.accessToken.',
  'S3.plan.1': 'The record of a purchase has tier, plan, amount and features, as the server knows them.',
  'S3.payload.1': 'The tier upgrade takes tier.',
  'S3.payload.2': 'The customer portal takes returnUrl.',
  'S3.payload.3': 'The password reset takes email.',
} as const
