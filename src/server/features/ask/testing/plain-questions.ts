/** Owns plain questions of owners with the place that has to come first in the answer, and the words it has to hold. */

export type Expected = readonly [question: string, firstPlace: RegExp, says: RegExp]

/** Asked by a new visitor and answered wrongly: 0 of 5 were right before the headings and the kinds of answers counted. */
export const wronglyAnswered: readonly Expected[] = [
  [
    'How many days before the hearing must I send my evidence?',
    /lesson=(5-1|1-3)|#evidence-exchange/,
    /\b15\b|fifteen/i,
  ],
  ['What happens if I miss the hearing?', /lesson=6-1#if-you/, /\bden(?:y|ied|ial)/i],
  ['Can I appeal after the deadline?', /lesson=3-3|#good-cause/, /good cause/i],
  ['Is my homestead exemption $50,000?', /lesson=1-2/, /\$2[56],/],
  ['refund for catastrophic event', /lesson=|glossary/, /catastroph/i],
]

/** Written before anything was changed, when 11 of 20 were right. */
export const plainBefore: readonly Expected[] = [
  ['When do I have to hand in my evidence?', /lesson=(5-1|1-3)|#evidence-exchange/, /\b15\b|fifteen/i],
  [
    'How long before my hearing is evidence due?',
    /lesson=(5-1|1-3|2-3#the-calendar)|#evidence-exchange/,
    /\b15\b|fifteen/i,
  ],
  ['What if I forget to go to my hearing?', /lesson=6-1#if-you/, /\bden(?:y|ied|ial)/i],
  ['I missed the petition deadline, is there anything left?', /lesson=3-3|#good-cause/, /good cause/i],
  ['What is good cause for filing late?', /lesson=3-3|#good-cause/, /good cause/i],
  ['Will I get money back if my value is lowered?', /lesson=(7-3|3-3|7-1)/, /refund|paid back/i],
  ['How much is the homestead exemption?', /lesson=1-2|#homestead/, /\$2[56],/],
  ['How big is the filing fee?', /lesson=(3-3#the-fee|1-3)|counties/, /\$50/],
  ['How long does the hearing last?', /lesson=(6-1|6-2|5-3)/, /minutes/i],
  ['Who makes the final decision?', /lesson=(7-1|1-3|1-1)|#(value-adj|decision|recomm)/, /board/i],
  ['What should I bring to my hearing?', /lesson=(6-1|6-2|5-3)/, /bring|copies|packet|pack/i],
  ['Can I withdraw my petition?', /lesson=7-2#withdraw/, /withdraw/i],
  ['When will I get the decision?', /lesson=(7-1|1-3)|#decision/, /20/],
  ['Is there a fee to file?', /lesson=(3-3#the-fee|1-3)|counties/, /fee/i],
  ['Can I reschedule the hearing?', /lesson=6-1#if-you-cannot/, /once|(?:one|single) time/i],
  ['What part of my taxes must I pay while I wait?', /lesson=(3-3|1-3)|#partial/, /75/],
  ['Do I need a lawyer for the hearing?', /lesson=/, /lawyer|attorney/i],
  ['Which date decides the value of my home?', /lesson=(1-1|1-3|4-2)|#just-value/, /January 1/],
  ['Can I attend by telephone?', /lesson=6-1#by-phone/, /phone/i],
  ['How do I sue after the board says no?', /lesson=(7-1|7-2|1-3)/, /court/i],
]

/** Written after the change, with nothing fitted to them: 9 of 20 were right when they were first asked. */
export const plainAfter: readonly Expected[] = [
  [
    'How early does the appraiser have to get my papers?',
    /lesson=(5-1|1-3|2-3#the-calendar)|#evidence/,
    /\b15\b/,
  ],
  ['What if I cannot make the hearing?', /lesson=6-1#if-you/, /good cause|\bden(?:y|ied|ial)/i],
  ['Can I still file a late petition?', /lesson=3-3#getting|#good-cause|#late/, /good cause/i],
  ['Do I get a refund if I win?', /lesson=(7-3|3-3|7-1)/, /refund|back/i],
  ['What is the filing fee?', /lesson=(3-3#the-fee|1-3)|counties/, /\$\d|fee/i],
  ['Who hears my case?', /lesson=(1-1|6-2|1-3|7-1)|#special-mag|#value-adj/, /magistrate|board/i],
  ['What do I take to the hearing?', /lesson=(6-1#what-to-bring|6-1|5-3)/, /packet|bring|copies/i],
  ['How do I take my petition back?', /lesson=7-2#withdraw/, /withdraw/i],
  ['How long until the board decides?', /lesson=(7-1|1-3)|#decision/, /20/],
  ['What is the last day to apply for homestead?', /lesson=(1-2|1-3|2-3|7-3)/, /March 1/],
  ['How much is the discount for paying in December?', /lesson=(3-3|1-3)/, /3%/],
  ['Can I go to court if I lose?', /lesson=(7-2|7-1|6-1|1-3)/, /court/i],
  ['How many days do I have to sue?', /lesson=(7-2|7-1|1-3)/, /\b60\b/],
  ['Can my wife speak for me at the hearing?', /lesson=(3-2|2-3|6-1|5-3)/, /authori|permission/i],
  ['What is the homestead cap this year?', /lesson=1-2|#save-our-homes/, /2\.7%/],
  ['When is the tax bill due?', /lesson=(3-3|1-3|7-3|6-1)/, /March 31|April 1/],
  ['Is a foreclosure a comparable sale?', /lesson=4-1/, /foreclos|bank takes/i],
  ['How is the hearing notice sent and when?', /lesson=(5-1|6-1|1-3)|#hearing-notice/, /\b25\b/],
  ['Do I have to come in person?', /lesson=6-1/, /phone|video|attend/i],
  ['What happens after the hearing?', /lesson=(7-1|1-3|6-2)|#recomm/, /recommend|decision/i],
]

/** A last round after further words were added: 11 of 20 were right when they were first asked. */
export const plainLast: readonly Expected[] = [
  ['When must the appraiser see my evidence?', /lesson=(5-1|1-3|2-3#the-calendar)|#evidence/, /\b15\b/],
  ['What if I do not show up for the hearing?', /lesson=6-1#if-you/, /good cause|\bden(?:y|ied|ial)/i],
  ['My petition is late, what can I do?', /lesson=3-[23]|#good-cause|#late/, /good cause|late/i],
  ['Do I get interest on a refund?', /lesson=(7-3|3-3)/, /interest/i],
  ['Is the filing fee refundable?', /lesson=(3-3#the-fee|1-3|7-2)/, /back|refund/i],
  ['Does the magistrate or the board decide?', /lesson=(1-1|6-2|1-3|7-1)|glossary/, /board/i],
  ['Should I bring copies to the hearing?', /lesson=(6-1|5-3|6-2|5-1)/, /cop(?:y|ies)/i],
  ['Is there a form to withdraw?', /lesson=7-2#withdraw/, /DR-485WI/],
  ['How will I learn the decision?', /lesson=(7-1|1-3)|#decision/, /decision/i],
  ['When do I apply for portability?', /lesson=(1-2|1-3|2-3|7-3)|#portab/, /March 1/],
  ['How much do I save if I pay the bill in January?', /lesson=(3-3|1-3)/, /2%/],
  ['How long do I have to go to court?', /lesson=(7-2|7-1|1-3)/, /\b60\b/],
  ['Can a friend go to the hearing for me?', /lesson=(3-2|2-3|6-1|5-3)/, /authori|friend/i],
  ['What is the cap on a second home?', /lesson=1-2|#non-homestead/, /10%/],
  ['When do taxes become delinquent?', /lesson=(3-3|1-3|7-3|6-1)/, /April 1|March 31/],
  ['How far back may comparable sales go?', /lesson=4-1/, /month|year/i],
  ['When does the hearing notice come?', /lesson=(5-1|6-1|1-3)|#hearing-notice/, /\b25\b/],
  ['Can I join by Zoom?', /lesson=6-1#by-phone/, /video/i],
  ['What is the cost of sale?', /lesson=4-3|#cost-of-sale/, /sale/i],
  ['What if the record card is wrong?', /lesson=(2-2|4-2)|#record-card/, /card/i],
]
