/**
 * Owns sixty questions written before anything of the search or the known questions was read, and asked at first sight: of the 45
 * that a course should answer 22 were answered rightly and 7 wrongly, 9 were not known, 7 were taken for wishes for advice.
 */
import type { Expected } from './plain-questions.ts'

export const firstSightSomewhere: readonly Expected[] = [
  [
    'when is the deadline to file a petition with the vab after i get my trim notice',
    /1-3#august|counties/,
    /25th|September/,
  ],
  ['whats a TRIM notice', /#trim-notice|1-1#what/, /notice of proposed/i],
  [
    'I got a paper from the property appraiser in August that says DO NOT PAY THIS IS NOT A BILL. what am i supposed to do with it?',
    /#trim-notice|1-1#what|2-1|1-3#august/,
    /not a bill/i,
  ],
  ['how much does it cost to file the petition in Miami-Dade', /counties\/miami-dade/, /\$15/],
  ['can i get the filing fee waived if im poor', /3-3#the-fee/, /waived/],
  ['do i need a lawyer to go to the value adjustment board', /1-3#the-petition/, /yourself/],
  [
    'My daughter lives nearby and is better at this stuff than I am. Can she go to the hearing in my place?',
    /5-3#who|2-3#if|3-2#parts/,
    /consent|permission|speak/,
  ],
  [
    'how do i find comparable sales for my house',
    /4-1#(?:what|which)/,
    /website has no search|visit the office|ask the office/i,
  ],
  ['what evidence shuld i bring to the hearing', /4-3#the-packet|5-1#what-goes|4-2/, /summary|list of/i],
  [
    'how many days before the hearing do I have to send my evidence to the property appraiser',
    /5-1|1-3#the-h/,
    /15/,
  ],
  [
    'the appraiser never sent me his evidence even though I asked, can they still use it??',
    /5-1#when-their|6-3#a-paper-you/,
    /confirm|object|notice/i,
  ],
  [
    'What is January 1 and why does everybody keep saying it matters for my value?',
    /1-1#three|4-2#cond|#just-value/,
    /January 1/,
  ],
  ['does a sale that happened in march count as evidence', /4-1#what/, /January 1/],
  [
    'do i still have to pay my tax bill while the petition is pending',
    /1-3#nov|3-3#why/,
    /have to pay|must be paid/,
  ],
  [
    'how much of the taxes must be paid before april 1 so my petition isnt thrown out',
    /3-3#why|1-3#nov|#partial/,
    /75/,
  ],
  ['whats the difference between just value assessed value and taxable value', /1-1#three/, /bottom stair/],
  ['Save our homes cap 2026 percent', /1-2#the-home/, /2\.7%/],
  ['how does the 10% cap work on my rental house', /1-2#the-cap/, /10%/],
  [
    'just bought a house in Tampa last year and my taxes doubled. why???',
    /1-2#the-(?:homestead-cap|cap-for)/,
    /first year|starts over/,
  ],
  ['homestead exemtion deadline', /1-2#exempt/, /March 1/],
  [
    'I moved from Orlando to Ocala, can i take my save our homes savings with me to the new house',
    /1-2#moving|#portab/,
    /portab/i,
  ],
  ['who is the special magistrate and do they work for the county', /#special|1-1#who/, /hears/],
  ['how long will the hearing be', /5-3#five/, /five minutes|how long/],
  ['can I attend my hearing by phone or zoom', /6-1#by-phone/, /video/],
  [
    "I can't make the date they gave me for my hearing, I'm having surgery. Can I move it?",
    /6-1#if-you-cannot/,
    /once/,
  ],
  ['what happens if i dont show up', /6-1#if-you-will/, /deny|denie/],
  ['what if I lose at the VAB can i sue', /7-2#going/, /court/],
  ['how long do i have to go to circuit court after the decision', /7-1#the-clocks|7-2#going/, /60 days/],
  [
    'can the value go UP if i appeal? scared of that',
    /1-1#who|6-3#a-value/,
    /on a petition that asks for an increase, the board may raise/i,
  ],
  [
    "Is it worth calling the property appraiser's office first before paying for a petition, and what do they call that meeting",
    /1-3#talk|3-1|#informal/,
    /informal conference/i,
  ],
  ['i missed the september deadline is there anything left i can do', /3-3#getting|1-3#aug/, /good cause/],
  ['what is form DR-486', /3-2#get|#petition|1-3#the-p/, /petition|DR-486/i],
  [
    'we own 12 identical condo units in the same building, can we file one petition for all of them',
    /3-2#part-2/,
    /parcels/i,
  ],
  [
    'roof is leaking and the house has foundation cracks, does that lower the value and how do i prove it',
    /4-2#(?:cond|what-proof)/,
    /January 1|estimate/,
  ],
  [
    'my property record card says i have 3 bathrooms but there is only 2',
    /2-2#what-to-do|4-2#errors/,
    /office/,
  ],
  [
    'Zillow says my home is worth less. can I use the zestimate as evidence',
    /4-1#which/,
    /asking prices|estimate/i,
  ],
  [
    'my neighbors identical house is assessed way lower than mine thats not fair can i use that',
    /4-2#the-n/,
    /just value/,
  ],
  [
    'what does presumption of correctness mean and how do i beat it',
    /5-2#the-(?:first|second)/,
    /presumed correct/,
  ],
  ['what are the eight criteria the appraiser has to look at', /5-2#the-eight/, /location/],
  ['how much is your course', /terms#the-two/, /\$\d/],
  [
    'can I get my money back if I dont like it',
    /\/pricing|\/refund|\/terms|\/guarantee/,
    /refund|money back/i,
  ],
  ['how long do i have access after i pay', /terms#lifetime/, /as long as/i],
  [
    'do you guys file the petition for me or do i have to do it myself',
    /disclaimers#not-your/,
    /do not sign for you, file/,
  ],
  ['Where do I file in Broward county?', /counties\/broward/, /Value Adjustment Board/],
  [
    'does the non-ad valorem part like the fire and trash fee get lowered too if i win',
    /#non-ad|1-1#what-is/,
    /No value appeal/,
  ],
]

export const firstSightNowhere: readonly string[] = [
  'how do i appeal my property taxes in Georgia',
  'will the hurricane hit naples this week',
  'is my florida property tax deductible on my federal 1040',
  'who won the dolphins game',
  'what is a good mortgage rate right now for a refi',
  'My HOA fined me $500 for my mailbox, how do I fight it',
  'best plumber in sarasota',
  'how do i renew my drivers license online',
]

export const firstSightAdvice: readonly string[] = [
  'what value should i put on my petition',
  'will I win my appeal?',
  'My house is 1,800 sq ft in Lake County built 1994 and they have it at 412,000. Is that too high?',
  'how much lower should I ask for',
  'should i file a petition or just let it go this year',
  'which of these sales should i use, the one on oak street or the one on pine',
  'what are my chances at the board if i have three good comps',
]
