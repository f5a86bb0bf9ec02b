/** Owns which words of owners stand for which words of the law and of our texts. */
import { contentWords, stemOf } from './words.ts'

/** In one line words that may stand for each other in a question. */
const GROUPS: readonly string[] = [
  'fee cost price charge',
  'deadline due last day date',
  'appeal petition contest challenge protest dispute fight object complain',
  'house home property residence dwelling condo townhouse place',
  'lawyer attorney counsel',
  'online portal website internet electronic electronically',
  'phone telephone',
  'video zoom remote remotely screen',
  'send submit mail email give hand deliver reach',
  'evidence proof papers packet exhibit document',
  'prove proof show',
  'increase rise raise grow climb jump up higher',
  'refund back repay repaid overpay overpaid overpayment',
  'bring take pack',
  'withdraw cancel drop',
  'decision ruling result verdict decide outcome rule',
  'reschedule move postpone delay',
  'attend come appear show join participate',
  'pay payment paid prepay',
  'tax taxes bill',
  'rate millage mill mills',
  'delinquent overdue unpaid',
  'year yearly annual annually',
  'comp comps comparable',
  'assessor appraiser',
  'represent representative agent somebody someone wife husband spouse son daughter nephew niece brother sister cousin friend relative mother father',
  'begin start first open',
  'limit cap maximum most',
  'meeting conference appointment',
  'form paper dr-486',
  'mistake error wrong',
  'vab board',
  'neighbor neighbors neighbour',
  'wait waiting',
  'court sue lawsuit judge',
  'lose lost deny denied denial reject rejected against',
  'swear sworn oath affirm',
  'factor factors criteria criterion',
  'relative relatives family related kin',
  'witness testify testimony',
  'repair repairs condition damage defect leak',
  'estimate bid quote',
  'uninhabitable unlivable uninhabited destroyed',
  'addition remodel renovation improvement extension',
  'foreclosure foreclose foreclosed distressed',
  'area size square footage feet',
  'garbage trash waste sewer stormwater fire non-ad-valorem',
  'charge charges fee fees',
  'photo photos picture pictures',
  'percent percentage share part',
  'incomplete missing',
  'fix complete correct right',
  'extend move change',
  'pending open',
  'apply claim',
  'rental rent renter tenant landlord investment non-homestead',
  'escrow mortgage lender bank',
  'record recording recorded recorder tape',
  'speak talk say',
  'spouse husband wife widow widower',
  'transfer portability portable port',
  'portability savings benefit gap',
  'catastrophe catastrophic storm hurricane disaster flood',
  'lower reduce reduction decrease less cut',
  'agree agreement settle settlement deal',
  'offer proposal settlement',
  'subtract deduct deduction minus',
  'recent old months',
  'exempt exemption',
  'copy copies duplicate',
  'sign signature signed',
  'receipt confirmation stamp',
  'received receive postmark postmarked arrive',
  'accountant cpa',
  'interpreter deaf translator wheelchair accessible',
  'double doubled triple skyrocket increase',
  'bathroom bathrooms bath baths bedroom bedrooms',
  'unfair unequal equal',
  'fire burn burned',
  'slab foundation crack',
  'exchange swap trade',
  'business working',
  'senior elderly older retire retired',
  'mailbox letter notice',
  'rejected refused denied thrown',
  'zestimate zillow redfin',
  'cheap cheaper low',
  'inspect inspector inspection visit',
  'purchase purchased bought buy',
  'inherit inherited heir grandma grandmother grandfather parents passed died death',
  'sick ill illness covid hospital surgery fever',
  'forget forgot miss missed skip',
  'info information data facts',
  'login account password sign-in',
  'package packet folder binder',
  'bucks dollars money cash',
  'quit stop withdraw cancel',
  'stick stay last keep carry',
  'vacation beach winter second snowbird',
  'burst broke broken leak leaked',
  'push raise increase jump',
  'letter decision mail',
  'wear dress clothes suit tie',
  'mess messed reset lose',
  'toss throw discard keep',
  'guy person man lady officer',
  'sold sale sales',
  'cover covered county counties',
  'download downloads papers documents',
]

/** All of them, as they are written. */
export const otherWordsText = GROUPS.join(' ')

const GROUPED = GROUPS.map((group) => group.split(' '))

/** By the stem of each word, every word of the lines it stands in. */
const byStem: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(GROUPED.flat().map(stemOf))].map((stem) => [
    stem,
    GROUPED.filter((words) => words.some((word) => stemOf(word) === stem)).flat(),
  ]),
)

const othersByStem: ReadonlyMap<string, readonly string[]> = new Map(
  [...byStem].map(([stem, words]) => [
    stem,
    [...new Set(words.map(stemOf))].filter((other) => other !== stem),
  ]),
)
const NONE: readonly string[] = []

/** Stems, without the word itself. */
export const otherWordsFor = (stem: string): readonly string[] => othersByStem.get(stem) ?? NONE

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bVAB\b/gi, 'value adjustment board'],
  [/\bSOH\b/g, 'Save Our Homes'],
  [/\bburden of proof\b/gi, 'show by preponderance'],
  [/\barm['’]?s[- ]length\b/gi, 'real open market sale'],
  [/\bproperty appraiser['’]?s office\b/gi, 'property appraiser'],
  [/\b(?:property|real estate) (tax|taxes|appraiser)\b/gi, '$1'],
]

/** How owners speak of what the law and our texts have a word for. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:miss(?:ed)?|skip(?:ped)?|forg[eo]t(?: to)?|fail(?:ed)? to|do not|don['’]t|did not|didn['’]t|can not|cannot|can['’]t)\b(?: (?:go|come|attend|appear|show up|make it))?(?: to| at| for)? (?:the|my|our|a) hearing\b/gi,
    'not attend hearing',
  ],
  [
    /\b(?:after|past|miss(?:ed|ing)?|beyond) (?:the|my|our) (?:(?!evidence)\w+ )?deadline\b(?: (?:is|has|was) (?:over|past|passed))?|\b(?:the|my) deadline (?:is|has|was) (?:over|past|passed)\b/gi,
    'late petition good cause',
  ],
  [
    /\b(?:don['’]t|do not|didn['’]t|did not) like (?:it|(?:the|your|this) (?:course|program))\b/gi,
    'not like the course',
  ],
  [/\b(?:money|taxes|tax) (?:paid )?back\b/gi, 'refund'],
  [/\bhow (?:early|soon|far ahead)\b/gi, 'how many days before'],
  [/\btake (?:back (?:my|the|a) (petition|appeal)|(?:my|the|a) (petition|appeal) back)\b/gi, 'withdraw $1$2'],
  [/\btak(?:e|ing) part\b/gi, 'attend'],
  [/\b(?:call(?:ing)? off|back(?:ing)? out of|pull(?:ing)? out of)\b/gi, 'withdraw'],
  [/\btake (?:with me |along )?(?=to (?:the|my|our|a) (?:hearing|meeting|conference))/gi, 'bring '],
  [/\b(?:family|household) members?\b/gi, 'family'],
  [/\b(?:be|am|out of|leave) (?:away|sick|ill|town)\b|\bon vacation\b/gi, 'cannot attend'],
  [/\bturn(?:s|ed)? (?:me|us|it|my \w+) down\b|\bsa(?:ys|id|y) no\b/gi, 'denied'],
  [/\b(?:taken|comes|goes) off\b/gi, 'deducted'],
  [/\b(?:more|extra|additional) time\b/gi, 'extend deadline'],
  [
    /\b(?:while|during|until) (?:(?:the|my|our) (?:appeal|petition|case)\b(?: is)?(?: going on| pending| open)?|(?:i['’]?m |i am |we are )?(?:i |we )?(?:appeal|wait|fight|contest)(?:ing)?\b|it is (?:decided|open|pending))/gi,
    'while petition open',
  ],
  [/\btoo (?:big|small|high|low|large|much)\b|\bincorrect\b|\bnot (?:right|correct)\b/gi, 'wrong'],
  [/\bput (?:in|into|on) (?:writing|paper)\b/gi, 'written on paper'],
  [/\bcarry (?:over|forward)\b/gi, 'carries over'],
  [/\bhow long\b(.*)\b(?:last|take)s?\b/gi, 'how many minutes$1'],
]

/** The question with short forms written out and idioms in the words of our texts. */
export const writtenOut = (question: string): string =>
  [...SHORT_FORMS, ...IDIOMS].reduce((text, [short, long]) => text.replace(short, long), question)

/** What to look for in a full-text search: the words of the question and those that may stand for them. */
export const wordsToFind = (question: string): readonly string[] => [
  ...new Set(
    contentWords(writtenOut(question)).flatMap((word) => [word, ...(byStem.get(stemOf(word)) ?? [])]),
  ),
]
