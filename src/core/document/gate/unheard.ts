/** Owns what a board will not hear from an owner, and why: it decides what the home was worth, and weighs evidence of that. */

export type Unheard = 'tax-burden' | 'ability-to-pay' | 'accusation' | 'others-exemption' | 'promise'

const OTHERS =
  '(?:neighbou?rs?|the (?:house|home|owner|people|family|man|woman) (?:next door|across|down|behind)[^.]{0,20}|other (?:owners|homeowners|people|homes|houses)|others|people on (?:my|our) (?:street|block))'

/** In the owner's words, with the facts taken out. */
export const UNHEARD: readonly (readonly [Unheard, RegExp])[] = [
  [
    'others-exemption',
    new RegExp(
      `\\b${OTHERS}\\b[^.?!]{0,80}\\b(?:exempt\\w*|homestead\\w*|capped|caps?|save our homes|assessed (?:value|at)|pays? (?:less|lower|no|half|almost no)|taxes? (?:are|is) (?:less|lower|half)|tax break)`,
      'iu',
    ),
  ],
  [
    'others-exemption',
    new RegExp(
      `\\b(?:exemptions?|homesteads?|tax breaks?|assessed values?|tax bills?|taxes|caps?)\\b[^.?!]{0,30}\\b(?:of|for|given to|than) (?:my |our |the )?${OTHERS}`,
      'iu',
    ),
  ],
  [
    'ability-to-pay',
    /\b(?:afford\w*|(?:fixed|limited|low|small|only) income|social security|my (?:pension|savings|retirement)|on a pension|hardship|struggl\w*|make ends meet|can(?:no|’|')?t pay|(?:un|not )able to pay|lose (?:my|our|the) (?:home|house)|(?:tax|price)d? (?:me |us )?out of (?:my|our)|paycheck|out of work|unemployed|medical bills?|widow\w*)\b/iu,
  ],
  [
    'tax-burden',
    /\b(?:tax(?:es)?(?: bills?| burden)?|bills?|millage)\b[^.?!]{0,40}\b(?:too (?:high|much)|unfair|unjust|crush\w*|burden\w*|doubl\w*|tripl\w*|skyrocket\w*|went up|gone up|go(?:es)? up|jump\w*|increas\w*|rising|rose|outrageous|ridiculous|keep\w* (?:going|climbing|rising))\b/iu,
  ],
  [
    'tax-burden',
    /\b(?:pay(?:ing)?|paid) (?:far |way )?(?:too much|so much|enough|more|higher|unfair)[^.?!]{0,30}\b(?:tax\w*)|\b(?:high|higher|unfair|crushing|excessive|burden of(?: the)?) (?:property )?tax\w*|\b(?:lower|reduce|cut) (?:my|our) (?:property )?tax\w*|\btax burden\b/iu,
  ],
  [
    'accusation',
    /\b(?:lied|liars?|(?:tell|tells|telling|told|of|all|more|these|their) lies|(?:he|she|they|appraiser|office|clerk|county|who)(?:’s| is| are| was| were) lying|cheat\w*|fraud\w*|corrupt\w*|dishonest\w*|incompeten\w*|lazy|crooks?|crooked|st(?:ole|eals?|ealing|olen)|robb(?:ed|ery|ing)|rip(?:ped)?[- ]off|scams?|greed\w*|retaliat\w*|revenge|brib\w*|biased|prejudiced?|discriminat\w*|rigged|in bad faith|on purpose|deliberate\w*|intentional\w*|careless\w*|negligen\w*|sloppy|shame\w*|ridiculous|outrageous|(?:did not|didn’t|didn't|never) (?:even )?(?:bother|care)\w*|out to get)\b/iu,
  ],
  [
    'promise',
    /\b(?:i|we) (?:promise|swear|guarantee|pledge)\b|\b(?:i|we)(?: will|’ll|'ll) (?:never|always|drop|withdraw|accept|settle|not appeal|sue|go to court|tell (?:the )?(?:press|paper|news))\b/iu,
  ],
]
