/** Owns the statements about the landing page and its free report form (§2, §4, §5, §8). */
export const landing = {
  'S2.landing.1': 'A sticky navigation links to #how-it-works, #pricing and #instructor.',
  'S2.landing.2': "The navigation has a 'Sign In' link to /auth.",
  'S2.landing.3': "The navigation has a 'Calculate Savings' button that scrolls to the calculator.",
  'S2.landing.4': 'The hero has a badge about TRIM notices coming.',
  'S2.landing.5': 'The free savings report form has the id savings-calculator.',
  'S2.landing.6': 'A stats strip says 7 steps, 67 counties, AI tools and 30-day guarantee.',
  'S2.landing.7': 'A warning tells of the filing deadline.',
  'S2.landing.8': 'How it works is told in 3 steps, in the section with the id how-it-works.',
  'S2.landing.9': 'The course topics are listed.',
  'S2.landing.10': 'The instructor video block has the id instructor-video and is reached by #instructor.',
  'S2.landing.11': 'The pricing section has the id pricing.',
  'S2.landing.12':
    "Cards stand where testimonials would, each labelled 'Illustrative example, not a customer'.",
  'S2.landing.13': 'A card drops that label only when its content carries consentRecordedOn and a source.',
  'S2.landing.14': 'The FAQ has 5 items.',
  'S2.landing.15': 'A closing call to action and a footer end the page.',
  'S2.landing.16': 'The Standard plan costs $197, once, with lifetime access and updates.',
  'S2.landing.17': 'The AI-Enhanced plan costs $250, once, and is marked RECOMMENDED.',
  'S2.landing.18': 'The button of the AI plan starts a guest checkout with tier ai_enhanced.',
  'S2.landing.19': 'The button of the standard plan starts a guest checkout with tier standard.',
  'S2.landing.20': 'The checkout from the landing page is a guest checkout even for a signed-in user.',
  'S2.landing.21':
    'The guarantee text says 30 days for every buyer, and the longer terms once the account is set up.',
  'S2.landing.22':
    'The AI plan lists documents, property analysis, comparable analysis, packets, scripts, reminders, Q&A and support.',
  'S2.landing.23': 'A checkout that fails shows its message on the page.',
  'S2.report-form.1': 'The form asks for e-mail, address and property type.',
  'S2.report-form.2': "Success shows a panel headed 'Success!' with the message the server returned.",
  'S2.report-form.3': 'The success panel shows a Reference ID taken from leadId.',
  'S2.report-form.4': 'After success the form is cleared.',
  'S2.report-form.5': "Failure shows a panel headed 'Oops! Something went wrong'.",
  'S4.report-form.1':
    'While the report is requested the form shows that it is submitting and cannot be sent again.',
  'S5.report-form.1': 'E-mail is required and is of e-mail type.',
  'S5.report-form.2': 'Address is required.',
  'S5.report-form.3':
    'Property types are Single Family Home, Condominium, Townhouse and Mobile Home, in this order.',
  'S5.report-form.4': 'Single Family Home is chosen at first.',
  'S8.report-form.1': "success false shows 'There was an issue processing your request. Please try again.'",
  'S8.report-form.2':
    "An exception shows 'There was an issue processing your request. Please try again or contact support.'",
} as const
