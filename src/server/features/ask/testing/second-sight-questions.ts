/**
 * Owns thirty more questions written on the same day as those asked unseen, before the search was read, and measured once when it had
 * been improved on the others: 8 of 20 were right, 1 wrong,
 * 7 not known, 4 declined; the wrong one was mended afterwards.
 */
import type { Expected } from './plain-questions.ts'

export const secondSightSomewhere: readonly Expected[] = [
  ['Do I have to own and live in the house by January 1 to get homestead?', /1-2|#homestead/, /January 1/],
  ['whats the petition fee per parcel max', /counties|3-3#the-fee/, /\$50/],
  [
    'i file online but then nobody told me a hearing date, how many days notice do they have to give me',
    /6-1#the-notice|1-3#the-hear/,
    /25/,
  ],
  ['how is a sale adjusted when it has a pool and my house doesnt', /4-1#adjusting/, /better/],
  ['are foreclosure sales ok to use as comps', /4-1#which/, /bank takes/],
  ['my mom passed away and left me her house, does the cap come off', /1-2/, /cap/],
  [
    'Can I see what the property appraiser is going to show at my hearing before the day?',
    /5-1|1-3#the-hear/,
    /evidence/,
  ],
  ['what do i say first when the hearing starts', /6-2|5-3/, /value first|five lines|who and what/i],
  ['do they swear you in', /6-2#step-one/, /sworn/],
  ['when will i get the decision in the mail after the hearing', /7-1#the-dec|1-3#the-dec/, /20/],
  ['Whats the millage rate and can I fight that', /1-1#/, /rates/],
  [
    'we put in a new kitchen in 2024 without the county knowing will a petition cause trouble with my assessment',
    /2-2#errors|1-2#the-homestead/,
    /added|leaves out|does not cover/,
  ],
  ['does the board have to follow what the magistrate recommends', /7-1#between/, /adopt/],
  ['can i withdraw my petition if we settle with the appraiser', /7-2#with|6-3#how|7-2#settling/, /withdraw/],
  ['I rent part of my homestead on airbnb do I lose the exemption', /1-2/, /rent/],
  ['veteran 100 percent disabled exemption property tax', /1-2#exempt/, /veteran/i],
  ['is 15% taken off for cost of sale and whats the eighth criterion', /4-3#the-eighth/, /15%/],
  ['do you have my county, i live in polk', /counties\/polk/, /Polk/],
  ['What papers do I get at the end if i buy the program', /terms|disclaimers/, /papers|draft/],
  [
    'is what you put out legal advice',
    /disclaimers#not-legal|terms#what/,
    /legal advice|general information/,
  ],
]

export const secondSightNowhere: readonly string[] = [
  'texas homestead exemption amount',
  'how do I file for unemployment in florida',
  'what time does publix close',
  'Can my landlord raise my rent twice in one year?',
  'whats the capital gains tax if i sell my house',
]

export const secondSightAdvice: readonly string[] = [
  'Do you think i can get it reduced by 50k',
  'is it worth it for me to appeal, they raised me 8 percent',
  'tell me what number to write down as my opinion of value',
  'would a magistrate agree with me that its overvalued',
  'should I argue the roof or the comps, which is stronger for my case',
]
