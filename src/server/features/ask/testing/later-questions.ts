/** Owns the questions that were written after the program, in rounds, before anything was fitted to them. */

/**
 * Two rounds; 13 of the first 18 and 9 of the last 10 found their place when they were first asked.
 */
export const laterAnswerable: readonly (readonly [question: string, places: RegExp])[] = [
  ['Is the TRIM notice a bill?', /glossary#trim-notice|lesson=(1-1|1-3|2-1)/],
  ['What does millage mean?', /glossary#millage|lesson=(1-1|2-1)/],
  ['When are TRIM notices mailed?', /glossary#trim-notice|lesson=1-3|counties/],
  ['What are non-ad-valorem assessments?', /glossary#non-ad-valorem|lesson=(1-1|2-1|3-3)/],
  ['What is the Save Our Homes cap for 2026?', /glossary#save-our-homes|lesson=1-2/],
  ['How big is the cap on a rental property?', /glossary#non-homestead-cap|lesson=1-2/],
  ['By when do I have to apply for an exemption?', /lesson=(1-2#exempt|1-3#nov|2-3#the-cal|7-3#your-cal)/],
  ['Who has to sign the petition?', /lesson=3-2/],
  ['Can I bring photos of damage to the hearing?', /lesson=(4-2|5-1|6-1|6-2)/],
  ['What should be in the evidence packet?', /lesson=(4-3|5-1)/],
  ['How do I withdraw my petition?', /lesson=7-2/],
  ['What does a magistrate recommendation look like?', /lesson=7-1|glossary#recommendation/],
  ['Can the property appraiser go to court against the board?', /lesson=7-2/],
  ['My mortgage company pays the property tax, what do I have to watch?', /lesson=(3-3|7-3)/],
  ['What is the average millage in Leon County?', /counties\/leon/],
  ['Does Miami-Dade have a later petition deadline?', /counties\/miami-dade/],
  ['What is effective area on the record card?', /lesson=2-2/],
  ['How long is the record of the hearing kept?', /lesson=(6-2|7-3)/],
  ['Which day is the value of my home fixed on?', /lesson=(1-1|1-3#aug|4-2#cond)|glossary#just-value/],
  ['What is a tax roll?', /glossary#tax-roll/],
  ['What counts as good cause for a late petition?', /lesson=3-3#getting|glossary#good-cause/],
  ['May I speak to a lawyer before court?', /lesson=(1-3#the-decision|7-2)/],
  ['When does the tax become delinquent?', /lesson=(1-3|3-3|7-3)/],
  ['Can I get the fee waived?', /lesson=3-3#the-fee/],
  ['What is on the property record card?', /glossary#record-card|lesson=2-2/],
  [
    'How is the tax worked out from mills?',
    /glossary#(millage|ad-valorem|taxable-value)|lesson=(1-1|2-1|7-3)/,
  ],
  ['What is the TRIM notice mailing date in Hillsborough?', /counties\/hillsborough/],
  ['Is the cost of sale already taken off the just value?', /lesson=(4-3|5-2)|glossary#cost-of-sale/],
]

/** All nine were refused when they were first asked. */
export const laterUnanswerable: readonly string[] = [
  'How do I register a car in Florida?',
  'What is the homestead exemption in Ohio?',
  'Which realtor sells the most houses in Sarasota?',
  'How do I file for divorce?',
  'Does the county repair sidewalks?',
  'What is the interest rate on a home equity loan?',
  'How do I renew my passport?',
  'Who won the 2024 election for governor?',
  'When does the library open on Sunday?',
]

/**
 * Three rounds of eight, of which 2, 2 and 3 were declined when they were first asked: other wordings than these are not
 * all seen. What is not seen is answered with sentences of our pages, which advise nobody, or not at all.
 */
export const laterAdvice: readonly string[] = [
  'Should I appeal this year?',
  'Do you think I would win at the hearing?',
  'What should I write as the reason on my form?',
  'How low can I get my assessment?',
  'Should we take the settlement the office offers?',
  'Is it a good idea to go to circuit court?',
  'What price would you ask the magistrate for?',
  'Tell me what my strongest evidence is',
  'Should I just give up?',
  'Should I ask for $300,000?',
  'What would a lawyer tell me to claim?',
  'Could I lose at the hearing?',
  'Is $250,000 a fair value for my home?',
  'Do I stand a chance?',
  'Which of the boxes fits my situation best?',
  'Can you promise that my tax goes down?',
  'Should I let my lawyer handle this?',
  'What number do I put in front of the magistrate?',
  'Will the magistrate lower my value?',
  'Is the appraiser’s number for my house too high?',
  'Do you believe my evidence is good enough?',
  'Which ground is the strongest for me?',
  'Am I being overcharged?',
  'How much lower will my tax be after the hearing?',
]
