/** Owns the statements about who may do what (§6). */
export const roles = {
  'S6.visitor.1': 'A visitor may see /, /auth, /check-email and /account-setup.',
  'S6.visitor.2': 'A visitor may request the free report.',
  'S6.visitor.3': 'A visitor may buy through guest checkout.',
  'S6.user.1':
    'A signed-in user may see the dashboard, modules, pricing, payment results and property setup.',
  'S6.user.2': 'The upgrade prompt shows only to users without AI-Enhanced.',
  'S6.user.3': 'A standard user calling an AI-only route gets 403 upgrade_required.',
  'S6.user.4': "A user cannot read or change another user's data.",
  'S6.user.5': 'There is no admin role in the web product.',
  'S6.public.1': 'register answers without a token.',
  'S6.public.2': 'login answers without a token.',
  'S6.public.3': 'validate-setup-token answers without a token.',
  'S6.public.4': 'complete-account-setup answers without a token.',
  'S6.public.5': 'The public address checks, full and partial, answer without a token.',
  'S6.public.6': 'The county list answers without a token.',
  'S6.public.7': 'The county search answers without a token.',
  'S6.public.8': 'The guest checkout session answers without a token.',
  'S6.public.9': 'The public property analysis and its status answer without a token.',
  'S6.public.10': 'The public health answers without a token.',
  'S6.bearer.1': 'Every other call without a token answers 401.',
  'S6.bearer.2': 'Every other call with an expired or forged token answers 401.',
} as const
