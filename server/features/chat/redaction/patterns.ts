import { usStates } from '#shared/identity/us-states.ts';
import { NUMBER_RUN, placeholderOf } from './number-runs.ts';

/** One kind of personal detail; `placeholder` stands where it was. */
export interface PersonalPattern {
  readonly pattern: RegExp;
  readonly placeholder: string | ((found: string) => string);
}

const AT = String.raw`(?: ?@ ?| ?[(\[{<] ?(?:at|a|arroba) ?[)\]}>] ?|[ _-](?:at|arroba)[ _-]|\*at\*)`;
const SPOKEN_DOT = String.raw`(?: ?[(\[{<] ?(?:dot|\.) ?[)\]}>] ?|[ _-]dot[ _-]| ?\*dot\* ?|[ _-]punto[ _-])`;
// Between letters that may be "-" and "_" themselves only what no letter could be: read either way,
// "a-dot-b-dot-c" would be parted in all ways there are.
const INNER_DOT = String.raw`(?: ?[(\[<] ?(?:dot|\.) ?[)\]>] ?| ?\{ (?:dot|\.) ?\} ?| \*dot\* ?|\*dot\* | (?:dot|punto)[ _-]|[_-](?:dot|punto) )`;
const DOT = String.raw`(?: ?\. ?|${SPOKEN_DOT})`;
// Lengths are bounded as in RFC 5321: a pattern without bounds needs seconds for a long row of letters.
const LOCAL = String.raw`[\p{L}\d.!#$%&'*+/=?^_{|}~-]{1,64}(?:${INNER_DOT}[\p{L}\d._+-]{1,64}){0,5}`;
const DOMAIN = String.raw`[\p{L}\d-]{1,63}(?:(?: ?\. ?|_dot[ _-]|_punto[ _-]|${INNER_DOT})[\p{L}\d-]{1,63}){0,5}${DOT}\p{L}{2,24}`;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const DAY_WORD =
  '(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:ten|eleven|twelf|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)th|twentieth|thirtieth|primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci(?:s[eé]is|siete|ocho|nueve)|veinte|veinti\\p{L}{3,7}|treinta(?: y uno)?';
const DAY = String.raw`(?:(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?|${DAY_WORD})`;
const UNIT_WORD =
  '(?:and|y|oh|hundred|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}{4,6}|veinte|veinti\\p{L}{3,7}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?!\\p{L})';
const YEAR_WORD = String.raw`(?:eighteen|nineteen|twenty|two thousand|mil (?:ocho|nove)cientos|dos mil)(?:[ -]${UNIT_WORD}){0,4}`;
const YEAR = String.raw`(?:(?:18|19|20)\d\d|'?\d\d|${YEAR_WORD})`;
const GAP = String.raw`[ ,.]{1,3}(?:of |de |del )?`;
const SLASH = String.raw` ?[/.\-\\] ?`;
const DATE = [
  `${DAY}${SLASH}${DAY}${SLASH}${YEAR}`,
  String.raw`(?:18|19|20)\d\d${SLASH}\d{1,2}${SLASH}\d{1,2}`,
  `${MONTH}${GAP}(?:the )?${DAY}${GAP}${YEAR}`,
  `${DAY}${GAP}${MONTH}${GAP}${YEAR}`,
  `${DAY}${SLASH}${MONTH}${SLASH}${YEAR}`,
].join('|');

const STREET =
  '(?:street|str|st|avenue|ave|av|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|circle|cir|place|pl|way|terrace|ter|trail|trl|parkway|pkwy|highway|hwy|loop|square|sq|row|run|pike|alley|crossing|calle|avenida)';
const UNIT = String.raw`(?:[ ,.]{1,4}(?:apt|apartment|unit|suite|ste|#|lot|room|rm|fl|floor)[ .#]{0,3}[a-z]?-?\d{0,6}[a-z]?)?`;
const STATE = Object.values(usStates)
  .map(({ name }) => name)
  .join('|');
const CITY = String.raw`(?:[ ,]{1,3}[\p{L}.'-][\p{L}.' -]{1,30}?[ ,]{1,3}(?:${STATE}|[A-Z]{2})(?:[ ,]{1,3}\d{5}(?:-\d{4})?)?)?`;
const HOUSE = String.raw`(?:\d{1,6}[a-z]?(?:-\d{1,6})?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)(?:[ -](?:hundred|thousand|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty)){0,4})`;

const ID_WORD =
  "(?:mrn|m\\.?r\\.?n\\.?|medical record(?:s)?|chart|patient(?: id)?|member(?:ship)?(?: id)?|policy|subscriber|account|acct|case|claim|medicare|medicaid|npi|dea|license|driver'?s license|dl|passport|record)";
const ID = String.raw`(?:[a-z]{0,4}[ -]?\d[\da-z]*(?:[ .-]?\d[\da-z]*){0,5})`;

const flags = 'giu';

/** Read in this order: what has a name of its own first, then whatever is a long number. */
export const personalPatterns: readonly PersonalPattern[] = [
  { pattern: new RegExp(`(?:mailto:)?${LOCAL}${AT}${DOMAIN}`, flags), placeholder: '[email]' },
  {
    pattern: new RegExp(
      String.raw`[\p{L}\d._+-]{1,64} (?:gmail|yahoo|hotmail|outlook|icloud|aol|proton(?:mail)?|msn|live)${DOT}(?:com|net|me)`,
      flags,
    ),
    placeholder: '[email]',
  },
  // A slip that leaves the end out, "dana@gmail com", tells as much. Whole addresses are done by now.
  {
    pattern:
      /[\p{L}\d._+-]{1,64}@[\p{L}\d][\p{L}\d-]{0,62}(?![\p{L}\d-]|\.\p{L})(?: (?:com|net|org)(?![\p{L}\d]))?/giu,
    placeholder: '[email]',
  },
  {
    pattern: new RegExp(
      String.raw`[\p{L}\d._+-]{1,64}${AT}(?:gmail|yahoo|hotmail|icloud|aol|proton(?:mail)?)(?![\p{L}\d])`,
      flags,
    ),
    placeholder: '[email]',
  },
  {
    pattern: new RegExp(
      String.raw`(?:ssn|social(?: security)?(?: number| no\.?| #)?|tax ?id|itin)[ :#=-]{0,12}(?:(?:is|number|was|ends? (?:in|with)|last (?:four|4)(?: digits)?(?: are| is)?)[ :#]{0,4}){0,3}[\d*xX\u2022-][\d*xX\u2022 .-]{2,24}\d`,
      flags,
    ),
    placeholder: '[social security number]',
  },
  {
    pattern: new RegExp(
      String.raw`(?:d\.?o\.?b\.?|date of birth|birth ?date|birthday|born|naci(?:ó|d[oa])|fecha de nacimiento)(?: (?:is|was|on|in|the|el|of|es|en))*[ :=-]*(?:(?:${DATE})|${MONTH}[ ,]+(?:the )?${DAY}|${DAY} (?:of |de )?${MONTH}|(?:18|19|20)\d\d|${YEAR_WORD}|\d{6,8})`,
      flags,
    ),
    placeholder: '[date of birth]',
  },
  {
    pattern: new RegExp(String.raw`(?<![\d/.-])(?:${DATE})(?![\d/])`, flags),
    placeholder: '[date]',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d$])${HOUSE} (?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\.? )?(?:(?:\p{L}[\p{L}.'-]{0,40}|\d{1,3}(?:st|nd|rd|th)) ){1,4}?${STREET}(?![\p{L}])\.?${UNIT}${CITY}`,
      flags,
    ),
    placeholder: '[address]',
  },
  {
    pattern: new RegExp(
      String.raw`(?:calle|avenida) [\p{L}.' -]{2,40}? (?:#|no\.? ?)?\d{1,6}`,
      flags,
    ),
    placeholder: '[address]',
  },
  {
    pattern: new RegExp(String.raw`p\.? ?o\.? ?box[ #:]{0,4}\d{1,10}${CITY}`, flags),
    placeholder: '[address]',
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])${ID_WORD}(?: (?:number|num|no\.?|id))?(?: (?:is|was))?[ :#=-]*${ID}`,
      flags,
    ),
    placeholder: (found) => (/\d{3,}|\d.*\d.*\d/.test(found) ? '[record number]' : found),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\p{L}])(?:lives?|living|lived|resides?|residing|vivo|vive) (?:at|on|en) (?:the )?${HOUSE}(?: \p{L}[\p{L}.'-]{1,40}){1,3}${CITY}`,
      flags,
    ),
    placeholder: '[address]',
  },
  {
    pattern:
      /(?<![\p{L}])last (?:four|4|six|6)(?: digits)?(?: (?:of|on) [\p{L} ]{2,30})?(?: are| is|:)? ?\d{4,6}(?!\d)/giu,
    placeholder: '[number]',
  },
  // "facebook.com/ann.lee.98", "@annlee_ok"
  {
    pattern:
      /(?<![\p{L}\d])(?:facebook|fb|instagram|linkedin|twitter|x|tiktok)\.com\/[\w./-]{2,80}/giu,
    placeholder: '[account]',
  },
  { pattern: /(?<![\p{L}\d@.])@[a-z\d_][\w.]{2,40}/giu, placeholder: '[account]' },
  { pattern: NUMBER_RUN, placeholder: placeholderOf },
  // "A1234567", "OK-4455667"
  {
    pattern: /(?<![\p{L}\d])[a-z]{1,4}[ -]?\d{5,}(?![\p{L}\d])/giu,
    placeholder: '[record number]',
  },
  { pattern: /\b(?:zip(?: code)?)[ :]*\d{5}\b/gi, placeholder: '[address]' },
];
