import { patterns } from './like.ts';

export const AGREES = patterns('^ YES $', '^ YES ~1 YES $', '^ YES THANKS $');
export const ASKS_WHY_NOT = patterns('^ ~1 WHY ~1 not');
/** Says that it was read, and wants nothing. */
export const TAKES_NOTE = patterns(
  '^ ~2 ok|okay|cool|great|nice|perfect|alright|fine|good|bueno|vale|bien ~1 $',
);
export const DECLINES = patterns(
  '^ NO $',
  '^ NO THANKS $',
  '^ NO ~1 NO $',
  '^ nope|nah $',
  '^ no ~1 gracias $',
);
export const ASKS_MORE = patterns(
  'MORE & !IT_OBJECT',
  '^ WHY $',
  '^ HOW $',
  '^ EXAMPLE',
  '^ and|so $',
  '^ HOW ~2 so $',
  '^ HOW ~4 that $',
);
/** Only this asks for the next lines of a page; a how or why asks something of its own. */
export const READS_ON = patterns('MORE', '^ EXAMPLE', '^ and|so $');
export const IN_PLAIN_WORDS = patterns(
  '^ WHY not $',
  '^ ~3 plain|simple|simpler|easy ~1 english|words|terms ~1 $',
);
/** "In Spanish too?", of a website. */
export const NO_TRANSLATION = patterns('too|also|site|sites|pages|version|website|forms');
/** "Could you?", of what was talked about. */
export const WHETHER_WE = patterns(
  '^ ~2 can|could|do|would|will ~1 you|u $',
  '^ ~2 can|could|do|would|will ~1 you|u ~1 do ~1 it|that|this|one $',
);
export const ASKS_PRICE = patterns(
  'how ~1 much',
  'what ~5 cost|costs|charge|run|price $',
  '^ ~2 cost|costs|price|pricing $',
  'what|whats ~3 price|cost ~4 $',
);
/** Announces that what follows has nothing to do with what went before. */
export const CHANGES = patterns(
  'switch|switching|change|changing|new|different|another|other|separate ~1 subject|subjects|topic|topics|question',
  'unrelated|separately',
  'otra|diferente ~1 pregunta|tema|cosa',
);
/** Asks once more for what was turned down. */
export const INSISTS = patterns(
  '^ ~1 come on ~1 $',
  '^ ~1 cmon ~1 $',
  '^ please|pls $',
  '^ pretty please $',
  '^ ~3 just tell|say|do|try|answer me|it $',
  '^ ~2 just this once ~1 $',
  '^ ~2 nobody|nobodys|noone ~2 looking|know|knows|watching|cares ~1 $',
  '^ ~2 no one|ones ~2 looking|know|knows|watching|cares ~1 $',
  '^ why not $',
  '^ andale|ande|porfa $',
);
