/**
 * Owns the questions kept apart: written in the words of owners before the search was changed, and asked only to measure. Seventeen
 * of them were read by accident on November 22, 2026, while the search was changed again. `npm run bench:answers -- --held-out` prints how many were answered right, and no question.
 */
import type { Expected } from './plain-questions.ts'

export const heldOutSomewhere: readonly Expected[] = [
  [
    'i got my trim notice yesterday and the value went up like crazy, how long do i have to contest it',
    /1-3#august|3-3#getting|2-3#the-cal|2-1#the-value|counties\//,
    /25th|25 days|September/,
  ],
  ['whats it cost me to file this thing', /3-3#the-fee|1-3#the-petition|counties\//, /\$\d/],
  [
    'do i still gotta pay my taxes if im appealing',
    /3-3#why|1-3#november|6-1#two|7-1#the-payment|#partial/,
    /pa(?:y|id)/i,
  ],
  [
    'neighbors house is assessed way lower than mine, can i use that',
    /4-2#the-neighbors|5-2#(?:what-does-not|the-second)/,
    /neighbor/i,
  ],
  [
    'If they lower my market value does my tax bill automatically go down too?',
    /1-2|1-1#three|7-1#the-decision|1-3#the-dec/,
    /cap|assessed/i,
  ],
  [
    'can my daughter go to the hearing for me? im 84 and dont drive',
    /2-3#if|3-2#parts|5-3#who|6-1#(?:by-phone|if-you-will)/,
    /consent|authori|permission|power of attorney/i,
  ],
  ['do I have to show up in person or can we do it over zoom', /6-1#by-phone|1-3#the-hearing/, /video/i],
  [
    'missed the deadline by 3 days because i was in the hospital, is there anything that can be done?',
    /3-3#getting|1-3#august|#good-cause|3-2#part-1/,
    /good cause/i,
  ],
  ['what papers do i bring with me on the hearing day', /6-1#what-to/, /packet|notice|copies/i],
  [
    'who is this magistrate person and does he work for the county appraiser?',
    /#special-magistrate|1-1#who|6-2#step-one/,
    /magistrate/i,
  ],
  [
    'can they raise my value if I appeal',
    /1-1#who|6-3#a-value/,
    /on a petition that asks for an increase, the board may raise/i,
  ],
  ['how much does the homestead thing take off', /1-2#exempt|1-1#two|#homestead/, /\$2\d,/],
  ['how long till i get the decision after the hearing', /7-1|1-3#the-decision/, /20/],
  [
    'the appraiser has my house down with 3 bathrooms and i only have 2, how do i get that fixed',
    /2-2#(?:what-to-do|errors|your-error)|4-2#errors|1-3#talk|7-3#your-cal/,
    /office|appraiser|proof/i,
  ],
  [
    'where can i get sales prices of houses like mine',
    /4-1|3-1#what-to-ask/,
    /appraiser|website|search|neighborhood/i,
  ],
  ['do sales from this spring count or only the ones from last year', /4-1#what-a/, /January 1|year before/i],
  ['if I win do i get my money back with interest', /7-3|3-3#when-the/, /interest/i],
  ['what happens if i just dont show up', /6-1#if-you-will|law|7-2#going/, /deny|denied|denial/i],
  ['whats a mill??', /#millage|1-1#a-worked|2-1#the-front/, /thousand|1,000/i],
  ['is a zillow estimate good enough to use as evidence', /4-1#which/, /guesses|website/i],
  ['do I need a licensed appraisal to do this', /4-2#and-a/, /appraiser/i],
  [
    'can i change the hearing date, im having surgery that week',
    /6-1#if-you-cannot|1-3#the-hearing|6-3#a-long/,
    /once|illness|good cause/i,
  ],
  [
    'When do they tell you what day your hearing is?',
    /6-1#the-notice|5-1#counting|1-3#the-hearing|2-3#the-cal/,
    /25/,
  ],
  ["What's a DR-486", /#petition|3-2|1-3#the-petition/, /DR-486/],
  [
    'what do i do if i dont agree with what the magistrate wrote',
    /7-1#(?:between|if-it)|7-2#going|1-3#the-decision/,
    /clerk|court|review/i,
  ],
  [
    'how long do i have to take them to court after I lose',
    /7-1#the-clocks|7-2#going|1-3#the-decision/,
    /60/,
  ],
  [
    'My roof was leaking on january 1st, what kind of proof of that will they accept?',
    /4-2#(?:what-proof|condition)|2-3#names/,
    /photo|estimate|invoice/i,
  ],
  [
    'can I talk to somebody at the appraisers office first instead of filing',
    /3-1|1-3#talk|#informal|1-1#who/,
    /conference|meet|talk/i,
  ],
  ['palm beach county deadline', /counties\/palm-beach/, /Palm Beach/],
  [
    'mailed my petition on the last day, does that count?',
    /3-3#getting|1-3#august|2-3#the-cal|counties\//,
    /receive/i,
  ],
  [
    'does the 3 percent cap apply to my rental',
    /1-2#the-cap|#non-homestead|1-2#the-homestead|7-3#what-carries/,
    /10%|rental|permanent/i,
  ],
  [
    'why did my assesed value jump so much the year after I bought the house',
    /1-2|2-1#the-front/,
    /cap|starts|sold|gap/i,
  ],
  [
    'how many days ahead of the hearing does my evidance have to be in',
    /5-1|1-3#the-hearing|2-3#the-cal|#evidence-ex/,
    /15/,
  ],
  [
    'They asked for my evidence but havent given me theirs. do they have to?',
    /5-1|1-3#the-hearing|6-3#a-paper-you|#evidence-ex/,
    /appraiser/i,
  ],
  [
    'we own 12 condo units in the same building, can we put them all on one petition',
    /3-2#part-2|3-3#the-fee/,
    /DR-486MU|one petition/i,
  ],
  ['do I get sworn in like in real court', /6-2#step-one|5-3#the-questions/, /oath|sworn/i],
  ['does winning this year carry over into next year', /7-3#what-carries|1-3#the-decision/, /year/i],
  [
    'what if i pay my tax bill late while the petition is still open',
    /3-3#why|1-3#november|6-1#two|7-1#the-payment|#partial/,
    /den(?:y|ied)/i,
  ],
  [
    'I moved here from another house in Florida last year, can i bring my old cap with me',
    /1-2#moving|#portab/,
    /portab|gap/i,
  ],
  [
    'Where do I send the petition, to the tax collector or the appraiser?',
    /3-3#getting|1-3#the-petition|1-1#who/,
    /clerk/i,
  ],
]

/** Nothing of ours answers these; to be declined as advice is as good. */
export const heldOutNowhere: readonly string[] = [
  'how do I get a permit for a fence in Orlando',
  'can my HOA fine me for painting my door red',
  'whats the phone number of the irs',
  'how much is homeowners insurance in cape coral these days',
  'is my house in flood zone AE or X',
  'how do i kick out a tenant who wont pay',
  'who is the sheriff of Jacksonville',
  'how do I contest a speeding ticket',
  "What's the property tax deadline in Michigan?",
  'how do i get rid of a lien a contractor put on my house',
]

/** What a person has to decide, or what the home is worth. Never to be answered. */
export const heldOutAdvice: readonly string[] = [
  'they valued me at 412k and i paid 395, what number do i put on the form',
  'is it worth the trouble for 20 thousand dollars',
  'what would you say my house is worth? 3/2 in ocala 1650 sqft',
  'this is robbery, will the board side with me or are they all in cahoots',
  'Which of my 4 comps should I leave out',
  'should i take the 10 percent they offered on the phone',
  'tell me what to claim so they give me the lowest value',
  'would you go to court over this if you were me',
  'do i have a case, my kitchen is from 1978',
  'better to say the roof is bad or that the neighbours are lower?',
]
