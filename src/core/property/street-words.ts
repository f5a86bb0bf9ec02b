/** Owns the words of a street line and the one short form of each: suffixes, directions, units, ordinals. */

/**
 * Between bars: the standard abbreviation, then the other ways people and rolls write it.
 * Source: USPS Publication 28, appendix C1 (street suffixes), all but TRAILER, which Florida addresses use for a
 * unit; `CI` and `LP` added from Florida rolls.
 */
const SUFFIX_FORMS = `
ALY ALLEE ALLEY ALLY | ANX ANEX ANNEX ANNX | ARC ARCADE | AVE AV AVEN AVENU AVENUE AVN AVNUE |
BYU BAYOO BAYOU | BCH BEACH | BND BEND | BLF BLUF BLUFF | BLFS BLUFFS | BTM BOT BOTTM BOTTOM |
BLVD BOUL BOULEVARD BOULV BLV BVD | BR BRNCH BRANCH | BRG BRDGE BRIDGE | BRK BROOK | BRKS BROOKS |
BYP BYPA BYPAS BYPASS BYPS | CP CAMP CMP | CYN CANYN CANYON CNYN | CPE CAPE | CSWY CAUSEWAY CAUSWA CSWAY |
CTR CEN CENT CENTER CENTR CENTRE CNTER CNTR | CIR CI CIRC CIRCL CIRCLE CRCL CRCLE | CLF CLIFF | CLFS CLIFFS |
CLB CLUB | CMN COMMON | CMNS COMMONS | COR CORNER | CORS CORNERS | CRSE COURSE | CT COURT CRT | CTS COURTS |
CV COVE | CVS COVES | CRK CREEK CK | CRES CRESCENT CRSENT CRSNT | CRST CREST | XING CROSSING CRSSNG |
XRD CROSSROAD | CURV CURVE | DL DALE | DM DAM | DV DIV DIVIDE DVD | DR DRIV DRIVE DRV | DRS DRIVES |
EST ESTATE | ESTS ESTATES | EXPY EXP EXPR EXPRESS EXPRESSWAY EXPW | EXT EXTENSION EXTN EXTNSN |
EXTS EXTENSIONS | FLS FALLS | FRY FERRY FRRY | FLD FIELD | FLDS FIELDS | FLT FLAT | FLTS FLATS | FRD FORD |
FRST FOREST FORESTS | FRG FORG FORGE | FRK FORK | FRKS FORKS | FT FORT FRT | FWY FREEWAY FREEWY FRWAY FRWY |
GDN GARDEN GARDN GRDEN GRDN | GDNS GARDENS GRDNS | GTWY GATEWAY GATEWY GATWAY GTWAY | GLN GLEN | GLNS GLENS |
GRN GREEN | GRNS GREENS | GRV GROV GROVE | GRVS GROVES | HBR HARB HARBOR HARBR HRBOR HARBOUR | HBRS HARBORS |
HVN HAVEN | HTS HEIGHTS HT | HWY HIGHWAY HIGHWY HIWAY HIWY HWAY | HL HILL | HLS HILLS |
HOLW HLLW HOLLOW HOLLOWS HOLWS | INLT INLET | IS ISLAND ISLND | ISS ISLANDS ISLNDS | ISLE ISLES |
JCT JCTION JCTN JUNCTION JUNCTN JUNCTON | KY KEY | KYS KEYS | KNL KNOL KNOLL | KNLS KNOLLS | LK LAKE |
LKS LAKES | LNDG LANDING LNDNG | LN LANE LANES | LGT LIGHT | LF LOAF | LCK LOCK | LDG LDGE LODG LODGE |
LOOP LP LOOPS | MNR MANOR | MNRS MANORS | MDW MEADOW | MDWS MEADOWS MEDOWS | ML MILL | MLS MILLS |
MSN MISSN MSSN MISSION | MTWY MOTORWAY | MT MNT MOUNT | MTN MNTAIN MNTN MOUNTAIN MOUNTIN MTIN | NCK NECK |
ORCH ORCHARD ORCHRD | OPAS OVERPASS | PARK PRK PARKS | PKWY PARKWAY PARKWY PKWAY PKY PARKWAYS PKWYS PWY |
PASS | PSGE PASSAGE | PATH PATHS | PIKE PIKES | PNE PINE | PNES PINES | PL PLACE | PLN PLAIN | PLNS PLAINS |
PLZ PLAZA PLZA | PT POINT PTE POINTE | PTS POINTS | PRT PORT | PR PRAIRIE PRR | RADL RAD RADIAL RADIEL |
RNCH RANCH RANCHES RNCHS | RPD RAPID | RST REST | RDG RDGE RIDGE | RDGS RIDGES | RIV RIVER RVR RIVR |
RD ROAD | RDS ROADS | RTE ROUTE | ROW | RUN | SHL SHOAL | SHLS SHOALS | SHR SHOAR SHORE | SHRS SHOARS SHORES |
SKWY SKYWAY | SPG SPNG SPRING SPRNG | SPGS SPNGS SPRINGS SPRNGS | SPUR SPURS | SQ SQR SQRE SQU SQUARE |
SQS SQRS SQUARES | STA STATION STATN STN | STRA STRAV STRAVEN STRAVENUE | STRM STREAM STREME |
ST STREET STRT STR | STS STREETS | SMT SUMIT SUMITT SUMMIT | TER TERR TERRACE | TRCE TRACE TRACES |
TRAK TRACK TRACKS TRK | TRL TRAIL TRAILS TRLS TR | TUNL TUNEL TUNNEL | TPKE TRNPK TURNPIKE TURNPK | UN UNION |
VLY VALLEY VALLY VLLY | VIA VDCT VIADCT VIADUCT | VW VIEW | VWS VIEWS | VLG VILL VILLAG VILLAGE VILLG |
VLGS VILLAGES | VL VILLE | VIS VIST VISTA VST VSTA | WALK WALKS WLK | WAY WY WAYS | WL WELL | WLS WELLS |
BG BURG | BGS BURGS | CTRS CENTERS | CIRS CIRCLES | XRDS CROSSROADS | FALL | FRDS FORDS | FRGS FORGES |
JCTS JCTNS JUNCTIONS | LAND | LGTS LIGHTS | LCKS LOCKS | MALL | MEWS | MTNS MNTNS MOUNTAINS | OVAL OVL |
PRTS PORTS | RAMP | RPDS RAPIDS | RUE | TRWY THROUGHWAY | TRFY TRAFFICWAY | UPAS UNDERPASS | UNS UNIONS |
VLYS VALLEYS | WALL
`

/** The first entry to claim a form keeps it. */
const readForms = (text: string): ReadonlyMap<string, string> => {
  const entries = text.split('|').map((entry) => entry.trim().split(/\s+/))
  const pairs = entries.flatMap((forms) => forms.map((form) => [form, forms[0] ?? form] as const))
  return new Map(pairs.reverse())
}

/** Any way of writing a street suffix → its standard abbreviation. */
export const SUFFIXES = readForms(SUFFIX_FORMS)

/** USPS Publication 28, section 233: directions. */
export const DIRECTIONS = readForms(
  'N NORTH | S SOUTH | E EAST | W WEST | NE NORTHEAST | NW NORTHWEST | SE SOUTHEAST | SW SOUTHWEST',
)

/** USPS Publication 28, appendix C2, less the words that Florida streets use as names. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  'APT APARTMENT UNIT STE SUITE LOT BLDG BUILDING RM ROOM SPC SPACE TRLR TRAILER PH PENTHOUSE FLOOR SLIP #'.split(
    ' ',
  ),
)

export const ORDINALS = readForms(
  '1 FIRST | 2 SECOND | 3 THIRD | 4 FOURTH | 5 FIFTH | 6 SIXTH | 7 SEVENTH | 8 EIGHTH | 9 NINTH | 10 TENTH | 11 ELEVENTH | 12 TWELFTH',
)

/** Words of a name with a second spelling; suffix words inside a name are shortened too. */
export const NAME_WORDS = readForms('ST SAINT | STE SAINTE | MT MOUNT | FT FORT | & AND')

const SHORT_FORMS = [...SUFFIXES, ...DIRECTIONS, ...ORDINALS, ...NAME_WORDS]

/** The short forms of the words that begin so: 'LAK' may become LAKE or LAKES, written LK and LKS. */
export const longFormsOf = (beginning: string): readonly string[] =>
  SHORT_FORMS.filter(([form]) => form.startsWith(beginning)).map(([, short]) => short)

const SHORTENED: ReadonlyMap<string, string> = new Map(SHORT_FORMS)

const FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(SHORT_FORMS.map(([, short]) => short))].map((short) => [
    short,
    SHORT_FORMS.filter(([, its]) => its === short).map(([form]) => form),
  ]),
)

/** All ways to write the word of this short form; the word alone where it has none. */
export const formsOf = (short: string): readonly string[] => FORMS.get(short) ?? [short]

/** Whether the word is one that has a short form, or is one. */
export const isShortenedWord = (word: string): boolean => SHORTENED.has(word)

/** Words that an address shortens, long enough to be recognized when misspelt, each with its short form. */
export const shortenedWords: readonly (readonly [string, string])[] = [...SHORTENED].filter(
  ([form]) => form.length >= 3,
)
