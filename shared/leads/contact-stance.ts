import { isComplaint } from './complaints.ts';
import { isJokeOf } from './jokes.ts';

/**
 * What a message says about being contacted: `refuses` it, `doubts` (asks back, sets conditions, is not
 * serious), or `asks` for it.
 */
export type Stance = 'refuses' | 'doubts' | 'asks';

/** Who is spoken of after their details: "she is the patient who complained". */
const RELATION = String.raw`(?:patients?|clients?|customers?|resident|boss|co-?worker|colleague|friend|husband|wife|mother|mom|father|dad|son|daughter|sister|brother|neighbou?r|vendor)`;
const DO_NOT = String.raw`(?:do not|don'?t|dont|never|stop|quit)`;
/** "Don't share this with third parties": a condition, and no refusal of an answer. */
const CONDITION = new RegExp(
  String.raw`\b${DO_NOT} (?:ever |please )?(?:sell (?:me|my|our|this|it|them)(?: \w{1,20}){0,2}|(?:share|pass|give|forward|send|hand|use|leak) (?:on |out )?(?:my|our|this|that|it|these|them|any)(?: \w{1,20}){0,4} (?:to|with|for) (?:\w{1,20} ){0,2}(?:vendors?|third[ -]part(?:y|ies)|partners|advertis\w{1,6}|marketers?|marketing|telemarketers?|others|outsiders|spammers?|brokers?|anything else))\b`,
  'gu',
);
/** Texts alone are refused: nobody gets one who has not checked their box. */
const NO_TEXTS =
  /\b(?:(?:please )?(?:do not|don'?t|dont|never|stop) (?:ever |please )?(?:text|texting|message|messaging|sms)(?: (?:me|us))?|(?:do not|don'?t|dont) (?:want|need|like)(?: to get| to receive)?(?: any| your)? (?:texts?|text messages?|sms)|no(?: more)? (?:texts?|texting|text messages?|sms)(?: messages?)?|no (?:me|nos) (?:manden?|env[ií]en?|escriban?) (?:textos|mensajes(?: de texto)?|sms)|(?:textos|mensajes(?: de texto)?|sms) no(?= ?$| ?[.,;!])|sin (?:textos|mensajes|sms))\b(?! (?:or|and|nor|y|o|ni) (?:call|e-?mail|contact|phone|text|ring|llam|correo))(?!,? ?(?:calls|llamadas|e-?mails?|patients?)\b)/gu;
/** What is not to be sent, by people who may still be written to. */
const THINGS = String.raw` (?:me |us )?(?:an? |any |the |your )?(?:attachments?|brochures?|pamphlets?|links?|invoices?|files?|records?|newsletters?|passwords?|phi|patients?|pdfs?|bills?)\b`;
const REACH = String.raw`(?:contact|call|text|e-?mail|message|phone|ring|bother(?! with)|reach(?: out)?|spam|follow up)(?:ing)?`;
const PASS_ON = String.raw`(?:send|share|submit|forward|save|store|keep|use|pass|give|sell|record|add|put)(?:ing)?`;
const OWN_THINGS = String.raw`(?:me|us|my|our|this|that|it|these|those|them|anything|anyone|any|info|information|details|data)`;
/** "The front desk is 405 …, but don't use that one" is about a number. */
const THAT_ONE = String.raw`(?:use|using|put) (?:(?:that|this|the) (?:one|number|line|phone|cell|address|e-?mail)|(?:the|my|our) (?:old|former|previous|work|office|home|clinic|front desk|main|other|first|second|business|landline)(?: \w{1,12})?)\b`;
/** A newsletter is not wanted, an answer is. */
const ON_A_LIST = String.raw`(?:put|add) (?:me|us) (?:on|to) (?:\w{1,20} ){0,3}(?:newsletters?|mailing|marketing|spam|e-?mail lists?)\b`;
/** Nor is another number that should stay quiet: "do not call the front desk". */
const ANOTHER_LINE = String.raw` (?:(?:the|our|that|my) (?:\w{1,20} )?(?:front desk|office|main|clinic|old|other|practice|fax|landline|home|work|number|line|boss|husband|wife|partner|manager|doctors?|staff|receptionist|nurses?|mother|mom|father|dad)\b|(?:the |that )\d{3,5}\b)`;
const GIVE = String.raw`(?:giv\w{0,12}|gave|shar\w{0,12}|leav\w{0,12}|provid\w{0,12}|hand\w{0,12}|tell\w{0,12}|submit\w{0,12}|send\w{0,12}|typ\w{0,12}|enter\w{0,12}|post\w{0,12}|put\w{0,12}|dar|dejar|compartir)`;
const DETAIL = String.raw`(?:number|phone|cell|e-?mail|address|name|info|information|details?|data|contact)`;
/** "If I just ask and never give my name, do you keep it?" asks, and refuses nothing. */
const IF_NOT_GIVEN = new RegExp(
  String.raw`\bif (?:i|we) (?:(?!please|you|give|leave|sign|share|send)[\w']{1,12} ){0,8}${DO_NOT} (?:ever |even )?${GIVE}\b[^,.;?!]{0,40}`,
  'gu',
);
/** When somebody can be reached is no refusal. */
const WHEN = String.raw`(?! (?:me |us |(?:my|our) (?:own )?(?:cell|phone|mobile|number|line) )?(?:before|after(?! all)|(?:until|till)(?! further)|between|during|while|unless|too|so|at (?:night|noon|lunch|home|\d)|on (?:the )?(?:week|mon|tue|wed|thu|fri|sat|sun)|in the (?:morning|evening|afternoon)|today|tomorrow|late|early))`;
const CUANDO = String.raw`(?! (?:antes|despu[eé]s|hasta|entre|por la (?:ma[nñ]ana|tarde|noche)|de noche|tan)\b)`;

/** Of small letters only: a pattern that ignores case takes ten times as long to compile. */
const pattern = (...alternatives: readonly string[]) => new RegExp(alternatives.join('|'), 'u');

/** As many alternatives as one pattern holds. */
const ALTERNATIVES = 6;
function patterns(...alternatives: readonly string[]): readonly RegExp[] {
  return alternatives.flatMap((_, index) =>
    index % ALTERNATIVES === 0 ? pattern(...alternatives.slice(index, index + ALTERNATIVES)) : [],
  );
}

/** Several patterns: one of all would take three times as long to compile, in one task. */
const REFUSES = patterns(
  // "Please do not call me", but not "we don't call patients".
  String.raw`(?<!\b(?:i|we|they|you|it|he|she|users|patients|people|who|that|which|computers?|printers?|servers?|phones?) (?:\w{1,20}ly )?)\b${DO_NOT} (?:ever |please |try to |have (?:anyone|anybody|someone|somebody) )?(?:${REACH}\b(?! (?:them|those)\b(?! or))${WHEN}(?! (?:or|and|nor) ${REACH}${THINGS})(?!${ANOTHER_LINE}|${THINGS})|(?!${THAT_ONE}|${ON_A_LIST})${PASS_ON} ${OWN_THINGS}\b)`,
  String.raw`\b(?:i|we) (?:really |just |still )?(?:${DO_NOT}|would not|wouldn'?t|did not|didn'?t|am not|'m not|will not|won'?t) (?:really |even )?(?:want|wanna|wish|like|need|consent|agree|authorize|allow|going)(?: to)? (?:you|anyone|anybody|someone|somebody|to be|be|being|any|a (?:call|callback|text|sales)|calls|texts|people|sales|spam|${GIVE}\b(?! (?:you |out )?(?:her|his|their|(?:the |any |a )?patient|names\b)))`,
  String.raw`\b(?:rather|prefer|prefers|like|want|choose|chose) (?:to )?not\b(?: to)?(?: ?$| ?[.,!;]| (?:${GIVE}|say|answer|be (?:contacted|called|reached|e-?mailed|texted)|have (?:you|any|some)\w{0,12} (?:call|contact|e-?mail|text)|get (?:calls|texts|e-?mails|a call)|at this))`,
  String.raw`\b(?:no|not? for|without(?: any)?) (?:phone |sales |more |further )?(?:calls?|contact|contacting|texts|follow-?\s?ups?|callbacks?|solicit\w{0,12})(?: ?$| ?[.,!;]| please| back| tho| though| thank| pls| (?:no|or|nor|and no) (?:e-?mails?|mails?|texts?|messages?|contact|visits?)\b)`,
  String.raw`\bnot (?:interested in (?:being|a call|calls|talking)|comfortable ${GIVE}|looking (?:to be|for a call))`,
  String.raw`(?<!\b(?:don't|dont|not|never) )\b(?:delete|remove|erase|forget|discard|drop) (?:all )?(?:of )?(?:my|me|it|them|everything|the|that|this|those) ?${DETAIL}?\b(?! (?:\w{1,15} )?(?:question|fax|printer|demo)s?\b)`,
  String.raw`(?<!\b(?:don't|dont|not|never|we|i|to|will|can|might) )\b(?:lose|toss|ditch|shred|trash|wipe|throw (?:away|out)) (?:my|our) (?:\w{1,12} )?(?:number|phone|cell|e-?mail|address|info\w{0,7}|details|contact)\b`,
  String.raw`\bdisregard\b|\b(?:did ?n'?t|did not|never) (?:mean|want|intend) to (?:${GIVE}|press|click)|\b${DO_NOT} (?:press|hit|click|push|tap) (?:send|submit|it|the|that)\b|\btake (?:my |the |that |this )(?:\w{1,20} )?back\b|\b(?:meant|intended) for (?:another|a different|someone|somebody)\b|\bwrong (?:chat|company|window|site|website|tab)(?= ?$| ?[.,!;])`,
  String.raw`\b(?:remove|delete|erase|take) .{1,120}\b(?:from|off) (?:of )?(?:your|the|any|all) (?:\w{1,20} )?(?:lists?|database|records?|systems?|files?)\b`,
  String.raw`\b(?:am|'m|are|'re) not (?:giving|leaving|sharing|handing)\b(?! up)`,
  String.raw`\b(?:take me off|opt (?:me )?out|unsubscribe (?:me|us|my|this)|leave (?:me|us) (?:alone|in peace)|keep (?:it|this|my \w{1,20}) (?:private|to yourself|confidential)|off the record)\b`,
  String.raw`\b(?:never\s?mind(?!,? (?:the|my|that) (?:\w{1,20} ){0,2}(?:number|e-?mail|address|phone|question|fax|typos?|spelling|rest))|forget (?:it|about it|i (?:said|asked|wrote|typed) (?:any|some)thing|what i (?:said|wrote|typed))|(?:no way|no chance)(?! to| of)|scratch that(?! (?:\w{1,20} )?(?:number|e-?mail|mail|address|phone|one)\b)|changed my mind|i take (?:it|that) back|cancel (?:that|it|this|my \w{1,20}))\b`,
  String.raw`\b(?:i )?(?:refuse|decline) to ${GIVE}`,
  String.raw`\b(?:no|not (?:giving|give|given)|without|withhold|revoke)(?: you)?(?: my| any| our)? (?:consent|permission)\b`,
  String.raw`\b${DO_NOT} (?:send|submit|share|forward|post)(?: ?$| ?[.,!;])`,
  String.raw`\b(?:(?:no\s?one|nobody) (?:should|may|is to|better)|that (?:no\s?one|nobody)) (?:ever )?(?:${REACH}|contacts|calls|texts|e-?mails)\b`,
  String.raw`\b(?:you|they|anyone|somebody) (?:may not|must\s?n[o']t|must not|can(?:\s?not|'?t)|should(?: not|n'?t)|shall not) ${REACH} (?:me|us)\b${WHEN}`,
  String.raw`\b(?:refrain from|avoid) (?:${REACH})\b|\b(?:didn'?t|did not|don'?t|do not|never) (?:agree|consent|ask)(?:ed)? (?:to|for) (?:that|this|it|be|a call)\b`,
  String.raw`^(?:please )?unsubscribe\b`,
  String.raw`\b(?:rather|prefer(?: that)?|wish) (?:no ?one|nobody) (?:\w{1,10} )?(?:call|contact|text|e-?mail|phon|r[iau]ng|reach|writ|wrote|bother|com|came)\w{0,4}\b|\b(?:rather|prefer(?: that)?|wish) (?:you|they|no ?one|nobody) (?:did ?n'?t|did not|don'?t|do not|would ?n'?t|not)\b(?! (?:ever |even )?(?:know|knew|find out|found out|hear|see|notice|learn|overhear|be told)\b)`,
  String.raw`\b(?:not|no longer|isn'?t) interested(?: any ?more| any longer)?(?: ?$| ?[.,!;])`,
  // Whoever calls themselves need not be called.
  String.raw`\b(?:no need|not necessary|unnecessary|you need not|you (?:don'?t|do not) (?:have|need)) (?:for (?:you|anyone|someone|anybody) )?(?:to )?(?:(?:ever |even )?${REACH}|(?:for )?(?:a |any )?(?:call|callback)s?)\b${WHEN}(?!${ANOTHER_LINE}|${THINGS})`,
  String.raw`\b(?:i'll|i will|i can|i'd rather|i would rather|we'll|we will|let me|i prefer to|i'm going to|i am going to|ima|ill) (?:just |rather |simply |better )*(?:call|phone|ring|contact) (?:you|y'all|them|in)(?: (?:all|guys|people|folks))?(?: \w{1,12})? ?(?:myself|ourselves|instead)\b|\b(?:i'll|i will|we'll|ill|i'd) (?:just|rather|simply) (?:call|phone|ring) (?:you|y'all|them|in)\b`,
  String.raw`\b(?:don'?t|do not|didn'?t|did not|never) (?:want|like|need|wanted) (?:it|this|that|them|these|anything|any of (?:it|this|that)|my \w{1,20}(?: \w{1,20})?) (?:to (?:be|get) )?(?:sent|submitted|shared|forwarded|passed|stored|kept|going out)\b`,
  String.raw`\b(?:had|'d|i|we) better not\b|\b${DO_NOT} do anything\b|\b(?:withdraw|retract|take back) (?:my|the|that|this|it)\b|\b(?:ignore|disregard|forget) (?:what(?:ever)? i|everything|all)\b`,
  String.raw`\b(?:was ?n'?t|was not|not) (?:supposed|meant) to (?:go|be|get|send)\b`,
  String.raw`\bi (?:said|told you) (?:no|stop|not)\b|\b(?:don'?t|do not|doesn'?t) have (?:my |our )?(?:permission|consent)\b`,
  String.raw`\b(?:want|like|need|have|get) (?:all )?(?:of )?(?:my|our) (?:\w{1,20} )?${DETAIL} (?:\w{1,20} )?(?:deleted|removed|erased|forgotten)\b`,
  String.raw`\b(?:gdpr|ccpa)\b.{0,20}\b(?:delet|eras|remov)|\b(?:deletion|delete|erasure|removal) request\b`,
  // Spanish.
  String.raw`\bno (?:me|nos) (?:llam\w{1,20}|contact\w{1,20}|escrib\w{1,20}|mand\w{1,20}|env[ií]\w{1,20}|molest\w{1,20}|busqu\w{1,20})\b${CUANDO}`,
  String.raw`\bno (?:quiero|deseo|queremos|quisiera|me gustar[ií]a) (?:que|llamadas|recibir|dar\w{0,12}|dejar|compartir|mensajes|correos|ser)\b`,
  String.raw`\b(?:no (?:compart\w{1,20}|llam(?:e|en|es)\b${CUANDO}|guard\w{1,20}|env[ií]en?|manden?|usen?(?! (?:el|la|ese|esa|este|esta) (?:n[uú]mero|tel[eé]fono|l[ií]nea|correo)))\b|prefiero (?:que )?no\b|mejor (?:que )?no(?: ?$| ?[.,!;])|sin llamadas\b|olv[ií]d[ae]l[oa]|olv[ií]delo|ya no (?:quiero|necesito|lo necesito|la necesito|me interesa|hace falta|es necesario)\b|no (?:hace falta|es necesario)\b|(?:mejor|prefiero) (?:yo )?(?:los|les|las)? ?(?:llamo|llamar(?:los|les)?)(?: yo)?\b|no lo (?:env[ií]en?|manden?)\b|d[eé]jelo as[ií]|borrar? (?:mis?|eso|todo)\b|eliminar mis?\b|b[oó]rr(?:elo|enlo|en? (?:eso|todo|mis?\b))|elim[ií]n(?:elo|enlo|en? mis?\b))`,
);

const DOUBTS = patterns(
  // Whoever speaks for somebody else decides nothing for them: "my boss is the one you want, not me".
  String.raw`\b(?:(?:is|are|it'?s) ?n[o']t|not)(?: for)? me(?= ?$| ?[.,!;:])|\b(?:only|just) (?:the|a) messenger\b|\bno (?:es|soy) (?:para m[ií]|yo)(?= ?$| ?[.,!;])`,
  String.raw`\b(?:is|are|isn'?t|how|would|will) (?:it|this|that|you|they|my \w{1,20}|the (?!system|network|wifi|software|program|price|plan|package)\w{1,20}|these|everything)? ?(?:be |really |even |kept |totally )?(?:safe|secure|private|confidential|ok(?:ay)?|wise|risky|protected|legit|trustworthy|encrypted)\b(?! (?:is|are) (?:your|our|the) (?!chat|form|site|page|box))(?=.{0,60}(?:\bto\b|\bif\b|\bhere\b|${DETAIL}|\?))`,
  String.raw`\b(?:if|before|unless|suppose|supposing|when|until|in case|say) i (?:was to |were to |do |did |even |just )?${GIVE}\b`,
  String.raw`\b(?:should|must|do|can|could|may|would|why (?:do|would|should)) i (?:really |have to |need to |want to |trust |be )*${GIVE}\b`,
  String.raw`\bcan i trust\b|\b(?:right|correct|proper) (?:format|way to (?:write|type|enter))\b|\bhow (?:did|do) (?:you|y'all) (?:guys |people )?(?:get|got|have) my (?:\w{1,10} )?(?:number|e-?mail|info\w{0,7}|details|name|data)\b`,
  String.raw`\bis (?:the|a) (?:one|guy|person|man|woman|lady|scammer|spammer)\b(?= (?:who|that)\b| ?$| ?[.,!;])`,
  String.raw`\bnot (?:quite |so |really )?(?:sure|certain|ready)(?: yet| about it)?(?= ?$| ?[.,!;])|\bhold (?:off|it|that)\b(?= ?$| ?[.,!;]| (?:off|until|till|for now))|\bhold off\b|\b(?:undecided|still deciding|on the fence)\b`,
  String.raw`\blet me (?:first )?(?:talk|check|think|ask|speak|discuss|run|see|sleep)\b`,
  String.raw`\bno (?:tele)?phone(?= ?$| ?[.,!;:])`,
  String.raw`\bwhat (?:do|will|would|are|can|could) (?:you|they|people)\b.{0,20}\b(?:do|doing|use) with (?:it|that|this|them|those|all)\b`,
  String.raw`\bnot (?:[\w%]{1,12} ){0,2}(?:sure|certain) (?:yet )?(?:(?:whether|if) (?:i|we)\b.{0,30}\b(?:want|need|like|wish)\b|(?:(?:if|that) )?(?:that|it|this)'?s? (?:is )?(?:(?:my|the) (?:\w{1,12} )?(?:number|phone|digits|e-?mail|address)|(?:right|correct)(?= ?$| ?[.,!?;]))\b|(?:of|about) (?:my|the) (?:\w{1,12} )?(?:number|phone|digits?|e-?mail|address)\b)|\bstill (?:thinking|undecided|deciding|considering)\b`,
  String.raw`\bgive me (?:a|one|two|five|ten|some) (?:sec\w{0,4}|min\w{0,4}|moment|hours?|days?|time)\b|\b(?:one|just a) (?:sec\w{0,4}|moment|minute)\b(?= ?$| ?[.,!;])|\bbefore (?:you|it is|it'?s|it gets?) (?:send|sent|submit\w{0,4})\b|\b(?:do|did) you (?:guys )?(?:know|employ|recognize) (?:him|her|this (?:person|guy|man|woman|lady))\b|\bis (?:that|this) how\b|\bhow (?:do|should|would) i (?:format|enter|write|type) (?:it|them|that|this|my)\b|\b(?:might|may|could) (?:still )?change my mind\b|\bonly (?:call|contact|text|e-?mail|reach out)(?: (?:me|us))? if\b`,
  // The number may be another one.
  String.raw`\d{4},? (?:\(?(?:i think|i believe|i guess|if i remember|maybe|or so)\b|or \d{4}\b)|\b(?:could|might|may) be (?:a )?\d{3,4}\b|\b(?:i think|i believe|i guess|maybe|probably) (?:my (?:\w{1,12} )?(?:number|phone|cell)|it|the number) (?:is|was)\b`,
  String.raw`\bnot sure (?:i|we) (?:really |even )?(?:want|need|like)\b|\b(?:i|we) (?:do not|don'?t) (?:take|answer) (?:any )?(?:phone )?calls\b|\bnot sure about (?:this|that|it|a call|giv\w{0,12}|shar\w{0,12})\b`,
  String.raw`\bwhat (?:do|will|would|are|happens|can|could)\b.{0,30}\b(?:with|to|if)\b.{0,25}\b${DETAIL}\b`,
  String.raw`\b(?:why|what) (?:do|would|are|is|does|should)\b.{0,20}\b(?:need|want|ask|asking|require|use)\b.{0,30}\b${DETAIL}\b`,
  String.raw`\b(?:will|would|do|are|can|might|could) (?:you|anyone|anybody|they|someone|people|sales\w{0,12})\b.{0,40}\b(?:(?:sell|selling|spam|spamming|harass|leak|misuse)\b|(?:share|sharing|keep|keeping|store|storing|see|access|pass)\b.{0,30}\b(?:my|me|this|it|that|${DETAIL})\b)`,
  String.raw`\bwho (?:will|would|can|gets?|sees?|has|else|is)\b.{0,30}\b(?:${DETAIL}|see|access)\b|\bwho (?:gets|sees|reads|has) (?:this|that|it|these|them)\b`,
  String.raw`\b(?:not sure|unsure|hesitant|hesitate|nervous|worried|wary|reluctant|uncomfortable|don'?t know|afraid|skeptical|concerned)\b.{0,40}\b(?:${GIVE}|(?:my|our) (?:\w{1,20} )?(?:number|details|info|information|data|cell)|should i)\b`,
  String.raw`\b(?:hypothetical\w{0,12}|(?:an?|as an?) illustration|(?:just|only) (?:a )?test(?:ing)?|just (?:checking|trying|seeing) (?:if|whether)\b|nobody real|ignore (?:this|that|the|my|these|those|it(?= ?$| ?[.,!;])|me(?= ?$| ?[.,!;]))|strictly for your (?:records|files|information)|this is (?:only |just )?a test|for example|as an example|sample (?:entry|data|record|lead|details)|(?:example|sample|ejemplo|template)(?= ?:)|(?:would|should|might|does (?:it|that)) look (?:like|something like)|(?:suppose|imagine|let's say|lets say|say) (?:my|the|a|an|i'm|some(?:one|body)|it)|(?:someone|somebody|an? \w{1,20}) (?:i|we) know (?:who|that|might|may|could|needs|wants)|e\.g\.|por ejemplo|not (?:my )?real|fake|made[\s-]up(?! (?:my|our) minds?)|asking for a friend|pretend)\b`,
  String.raw`\b(?:before|until|till|unless) (?:i|we) (?:talk|spoke|speak|ask|check|decide|know|hear|say|tell|confirm|give)\w{0,12}\b`,
  String.raw`\beither \S{0,64}[@\d]\S{0,64} or \S{0,64}[@\d]`,
  String.raw`\b(?:fyi|for your (?:records|directory|list|files|information)|just so you know|(?:update|correct|change) your (?:files?|records?|directory|directories|lists?|systems?|database|books?)(?= ?$| ?[.,!;])|no (?:action|reply|response|answer|call) (?:is )?(?:needed|required|necessary|expected)|no need to (?:reply|respond|answer|get back))\b`,
  String.raw`\b(?:he|she|they|my \w{1,20}) (?:has ?n'?t|have ?n'?t|has not|have not|did ?n'?t|did not|does ?n'?t|does not|do not|don'?t) (?:yet )?(?:agree\w{0,2}|consent\w{0,2}|know|ask\w{0,2}|approve\w{0,2}|ok'?d)\b`,
  String.raw`\b(?:i|we) (?:have ?n'?t|have not|did ?n'?t|did not|never) (?:yet )?(?:told|asked|warned) (?:them|him|her)\b`,
  String.raw`\b(?:without (?:his|her|their|asking)|behind (?:his|her|their) back|would be (?:annoyed|mad|angry|upset)|'d be (?:annoyed|mad|angry|upset|furious))\b`,
  String.raw`(?<!\p{L} )\b(?:wait|hold on|hold up|hang on)\b(?= ?$| ?[.,!;-])|\b(?:not yet|not (?:right )?now|maybe later|let me think(?: (?:about|over) it)?)\b(?= ?$| ?[.,!;-])`,
  String.raw`\b(?:you(?:'re)?|u) (?:(?:are|r|not|won'?t|will|will not|aren'?t|going to|gonna) ){0,4}(?:sell(?= (?:my|our|this|that|it|them|me|any|all|data|info|details|numbers?|e-?mails?|to)\b)|(?:spam|harass|leak)\b)`,
  String.raw`\b(?:she|he|they|that|those|these)(?:'s|'re| is| are| was) (?:(?:actually|really|all|just) ){0,2}(?:not (?:me|mine|ours|my \w{1,20}|our \w{1,20})\b|(?:(?:my|our|the|a|one of (?:my|our|the)) (?:\w{1,20} )?${RELATION}\b))`,
  String.raw`\bmy (?:\w{1,20} )?${DETAIL} (?:is|are) (?:private|confidential|unlisted|personal)\b|^(?:that|it|this)(?:'s| is) (?:all |really )?(?:private|confidential|personal)\b`,
  String.raw`\b(?:like|want|need|have|got|gotta) (?:to )?(?:think|sleep|(?:talk|discuss)(?! (?:this |it )?(?:to|with) (?:you|y'all|some(?:one|body)|any(?:one|body)|your|sales|an? (?:real |live )?(?:person|human|rep\w{0,13}|tech\w{0,6}|expert)|one of you\w{0,2})\b(?! (?:at|on|in|from) (?:our|my|the)\b)(?!.{0,40}\b(?:first|before)\b))|check|ask|clear|run)\b.{0,40}\b(?:first|about it|over|on it|before|(?:by|with) (?:him|her|them|(?:my|our|the) \w{1,20}))\b|\bhave(?: ?n'?t| not) decided\b|\bshould(?: ?n'?t| not) have (?:given|shared|said|typed|sent|told|left)\b|\bsecond thoughts\b`,
  String.raw`\b${DO_NOT} (?:use|call|text|contact) (?:it |this |me )?(?:otherwise|for anything|except)\b|\bonly (?:for|in) (?:an )?emergenc`,
  String.raw`\bes seguro\b|\bsi (?:les?|te|yo) (?:doy|dejo|mando|comparto|env[ií]o)\b|\bpor qu[eé] (?:necesitan?|piden?|quieren?)\b|\bqu[eé] (?:hacen|har[aá]n|van a hacer) con\b|\bno s[eé] si\b|\bno estoy segur[oa]\b|\bpuedo confiar\b|\bdeber[ií]a (?:dar|dejar|compartir)`,
);

const ASKS = pattern(
  // Of two lines, the one that is wanted: "ring my cell and not the clinic".
  String.raw`\b(?:call|ring|phone|reach|contact) (?:me |us )?(?:on |at )?(?:my|our) (?:own |personal |private )?(?:cell|cell ?phone|mobile|direct line)\b`,
  String.raw`\b${REACH} (?:with )?(?:me|us)\b`,
  String.raw`\b(?:you|they|someone|somebody|anyone|a person) (?:can|may|could|should|to|please) (?:please )?${REACH}\b`,
  String.raw`\b(?:can|could|would|will|may) (?:you|y'all|u|someone|somebody|anyone|a person|one of you) (?:please |just |maybe )?(?:call|phone|ring|contact|get in touch)\b(?! (?:him|her|them|it|my|our|the|this|that|these|those|a|an|patients?|back if|dr)\b)`,
  String.raw`\b(?:yes|please|just|only|ok|but|and|so|do),? (?:do )?(?:call|phone|ring)\b(?! (?:him|her|them|it|my|our|the|this|that|these|those|dr)\b)|(?:^|[.!?;:] ?)(?:call|phone|ring),|\b(?:phone )?call only\b|\b(?:want|need|like) (?:a|one) (?:phone )?call\b`,
  String.raw`\b(?:have|get|let) (?:someone|somebody|a (?:person|rep|human))\b`,
  String.raw`\b(?:get|be) in touch\b|\bgo ahead\b|\bsend (?:it|them|my \w{1,20})\b|\bget back to (?:me|us)\b|\bcall\s?back\b`,
  String.raw`\b(?:ll[aá]m\w{0,12}me|ll[aá]m\w{0,12}nos|cont[aá]ct\w{0,12}me|escr[ií]b\w{0,12}me|(?:me|nos) (?:puede|pueden) (?:llamar|contactar|escribir)|(?:puede|pueden) (?:llamarme|contactarme|escribirme)|que me llamen?)\b`,
);

/** Another way that is welcome in the same breath: "don't call, e-mail me". */
const BUT = pattern(
  String.raw`(?:,|;|\.|\bbut|\bjust|\binstead|\bplease|\bonly|\band) (?:please |just |only |rather |you can |do )?(?:text|call|e-?mail|message|use|write|reach)\b(?! (?:is|was|list|address))`,
  String.raw`\b(?:text|e-?mail|call|message) (?:me )?(?:only|instead|rather)\b`,
);

/** "Fax is 405-…, don't use that." */
const NOT_THAT_ONE =
  /\b(?:do not|don'?t|dont|never) (?:use|call|text|try) (?:(?:that|it|this)(?: one| number)?(?: for (?:me|this))?|[+(]{0,2}\d[\d() .-]{8,15}\d)(?= ?$| ?[.,!;)])/gu;
const NOTHING = /(?!)/g;

/** "Somebody ring me, don't email me": one way is wished, and the other is not. */
const WANTS_CALL =
  /(?:^|[.,;!] ?|\b(?:please|pls|just|(?:can|could) you|(?:have |can |could )?(?:someone|somebody|a person)) )(?:please |just )?(?:call|ring|phone) (?:me|us)\b/u;
const NO_MAIL =
  /\b(?:do not|don'?t|dont|never|please no) (?:ever |please )?(?:e-?mail|mail|write)\b(?!(?: to)?(?: me| us)? (?:or|nor|either)\b)(?: to)?(?: me| us)?/gu;

/** "Don't send it yet." */
const NOT_YET = /^ (?:just )?(?:yet|for now|right now|until|till)\b/;

/** Bare words that mean a refusal while the card stands there. */
const PLAIN_NO =
  /^(?:(?:actually|hmm+|um|uh|oh|well|sorry|please|pls|plz|then|wait|hold on|hang on|on second thoughts?|espere)[,.!]? ){0,3}(?:(?:no|nope|nah|no thanks?|no thank you|stop|cancel|abort|don'?t|do not|please don'?t|undo|delete(?: (?:it|that|this|all))?|no gracias|alto|para|cancela\w{0,12})(?:[,.!]? |(?=[\s.!]*$))){1,3}(?:please)?[\s.!]*$/i;

/** After all details are there, somebody needs no answer any more. */
const NOT_NEEDED =
  /\b(?:we |i |already )(?:have )?(?:found|hired|chose|went with|signed with|picked) (?:someone|somebody|another|a different|one already)\b|\b(?:figured|sorted) (?:it|that) out\b|\b(?:problem|issue|it|that)(?:'s| is| was| got)? (?:solved|resolved|fixed|working) ?(?:now|already|itself|again)?(?= ?$| ?[.,!;])|\b(?:it|that) works (?:again|now)\b|\bya (?:lo resolv\w{1,6}|se arregl[oó]|encontr\w{1,6})/u;

/** A newsletter is not wanted, an answer may be. */
const NO_LIST =
  /(?:\b(?:i|we) )?(?:really |also )?\b(?:do not|don'?t|dont|never) (?:want|like|need|wish|care)(?: to)? (?:\w{1,20} ){0,5}(?:newsletters?|(?:mailing |call )?lists?|marketing|e-?mail lists?|(?:sales )?pitch(?:es)?|spiel)\b|\bno (?:newsletters?|marketing|mailing lists?|spam|ads|promos?|promotions?)\b|\bsin (?:publicidad|propaganda|promociones|spam)\b/gu;
/** Said of one kind of consent: "I do not consent to texts, newsletters or a drip campaign". */
const NO_CONSENT =
  /\b(?:i|we) (?:do not|don'?t|dont|did not|didn'?t|never|will not|won'?t) (?:hereby )?(?:consent|agree|opt in|subscribe|sign up|(?:want|wish) to be (?:put|added|enrolled|in|on))\b[^.;!?]{0,160}/gu;
const OTHERWISE = /\b(?:but|though|however|only|please|just)\b/u;
const OF_MARKETING =
  /\b(?:(?:marketing|promotional|sales|robo|automated|mass|spam|drip|nurture|text|sms|e-?mail|mailing) ?(?:calls?|e-?mails?|texts?|messages?|lists?|campaigns?|sequences?|flows?|lists?|marketing)|texts?|sms|newsletters?|marketing|promos?|promotions?|ads|advertising|mailing lists?|campaigns?|sequences?)\b/gu;
const OF_CONTACT =
  /\b(?:calls?|callbacks?|called|contact\w{0,4}|phoned?|e-?mails?|e-?mailed|reach\w{0,3}|shar\w{1,4}|sell\w{0,3}|details?|data|information|info|anything|anyone|this|that|it)\b/u;

/** Texts and marketing are not agreed to, and an answer is not refused. */
const withoutMarketing = (text: string): string =>
  text.replace(NO_CONSENT, (said) => {
    const clause = said.slice(0, OTHERWISE.exec(said)?.index);
    const rest = clause.replace(OF_MARKETING, ' ');
    return rest === clause || OF_CONTACT.test(rest) ? said : ` ${said.slice(clause.length)}`;
  });

/** "Don't call me, call my husband": somebody else is to be called, who has not asked for it. */
const CALL_ANOTHER = new RegExp(
  String.raw`^ ?(?:me|us)?[ ,.;:-]{0,3}(?:please |just |but |and |instead )?(?:call|contact|text|e-?mail|ring|reach) (?:my|our) (?:\w{1,20} )?${RELATION}\b`,
  'u',
);

/** "Wait, last name is Doyle now": a correction follows, and no question. */
const WAIT_FOR_CORRECTION =
  /^(?:(?:oh|no|ok|okay|sorry|ah|um|oops)[,.!]? ){0,3}(?:wait|hold on|hang on|esperen?)[,.!;:-]{0,3} (?=[^?]*$)/u;
/** "I changed my mind, do call me", after a refusal: the refusal is what is taken back. */
const TAKES_BACK =
  /(?<!\b(?:not|never|n't) )\b(?:changed my mind|on second thoughts?|(?:forget|ignore|disregard|scratch|never ?mind)(?: about)? (?:that|it|what i (?:said|wrote|asked)|my (?:last|earlier|first) \w{1,12})|never ?mind(?=,? (?:(?:it'?s|that'?s) (?:fine|ok(?:ay)?|all ?right)|(?:i|we)(?: do| would|'d)? (?:want|like|need))\b)|i take (?:it|that) back|wrong (?:chat|window|tab|site)|cambi[eé] de (?:opini[oó]n|idea))/gu;
/** "Why do you need it? Fine, 405-…": the question was asked, and the number given all the same. */
const GIVES_IN =
  /^[^?]{1,100}\? ?(?:ok(?:ay)?,? )?(?:fine|whatever|all ?right|ok(?:ay)?),? (?=[+(\d])/gu;
/** "I'm a little nervous giving my details, but go ahead": a doubt that was overcome. */
const OVERCOME =
  /\b(?:unsure|hesitant|nervous|worried|wary|reluctant|afraid|skeptical|concerned)\b[^!?]{0,120}?\b(?:but|so)\b(?=[^!?]{0,80}\b(?:go ahead|(?:please|do) call|(?:call|contact) me|here (?:they|you|it|we)\b))/gu;
/** "Ignore that. These are mine": what counts comes next. */
const NOT_THAT_BUT_MINE =
  /\b(?:ignore|disregard|forget|scratch|never ?mind|olv[ií]d\w{1,4}|ignor\w{1,3})(?: about)?(?: (?:this|that|it|the|my|those|them|lo|los|eso))?(?: (?:last|first|previous|earlier|other|wrong|one|ones|message|info|entry|de antes|anterior)){0,3}\b(?=[^]{0,80}\b(?:(?:these|this|here|those|the (?:right|correct|real) ones?)(?:'s| is| are)? (?:mine|my own|the (?:right|correct|real)|below)|mine (?:is|are)|my own\b|l[oa]s? m[ií][oa]s? (?:es|son)))/gu;

/** A child is not contacted, whatever it asks. */
const CHILD =
  /\bi(?:'m| am|m) (?:only )?(?:[5-9]|1[0-2])(?: (?:years?|yrs?) old\b| yo\b|(?= and (?:i|my)\b| ?[.,!;]))/u;

/** Those that take longest to compile, which a pattern is when it is first used (warm-up.ts). */
export const STANCE_PATTERNS: readonly RegExp[] = [...REFUSES, ...DOUBTS, ASKS];

export interface MessageFacts {
  /** All details are known, so that a bare "no" means them. */
  readonly isComplete: boolean;
  /** The message itself gives an address or a number. */
  readonly isGiven: boolean;
  /** It gives or corrects a detail, a name as well. */
  readonly isCorrected?: boolean;
  /** They have refused before. */
  readonly wasRefused?: boolean;
  /** It holds two of a kind, so that "don't use that" is said of one of them. */
  readonly hasTwo: boolean;
}

/** What a message says about being contacted. */
export function readStance(message: string, facts: MessageFacts): Stance | undefined {
  const said = withoutMarketing(message.replace(/\s+/g, ' ').trim().toLowerCase())
    .replace(NO_LIST, ' ')
    .replace(IF_NOT_GIVEN, ' ')
    .replace(NO_TEXTS, ' ')
    .replace(facts.hasTwo ? NOT_THAT_ONE : NOTHING, ' ')
    .replace(facts.isCorrected ? WAIT_FOR_CORRECTION : NOTHING, '')
    .replace(facts.isGiven ? NOT_THAT_BUT_MINE : NOTHING, ' ')
    .replace(facts.isGiven ? GIVES_IN : NOTHING, ' ')
    .replace(facts.isGiven ? OVERCOME : NOTHING, ' ')
    .replace(facts.wasRefused ? TAKES_BACK : NOTHING, ' ');
  const text = (WANTS_CALL.test(said) ? said.replace(NO_MAIL, ' ') : said).replace(CONDITION, ' ');
  // A condition alone, after all is there, is a reason to wait.
  const isConditional = text !== said && !facts.isGiven && !ASKS.test(text);
  if (CHILD.test(text)) return 'refuses';
  const refusal = refusalIn(text);
  if (refusal) {
    const after = text.slice(refusal.index + refusal[0].length);
    const isForNow =
      NOT_YET.test(after) || CALL_ANOTHER.test(after) || (BUT.test(after) && !refusalIn(after));
    return isForNow ? 'doubts' : 'refuses';
  }
  const isNotNeeded = !facts.isGiven && !text.includes('?') && NOT_NEEDED.test(text);
  if (facts.isComplete && (PLAIN_NO.test(text) || isNotNeeded)) return 'refuses';
  if (isComplaint(text)) return 'refuses';
  if (isConditional || isJokeOf(text) || DOUBTS.some((each) => each.test(text))) return 'doubts';
  return ASKS.test(text) ? 'asks' : undefined;
}

/** The first refusal of a text. */
function refusalIn(text: string): RegExpExecArray | undefined {
  let first: RegExpExecArray | undefined;
  for (const each of REFUSES) {
    const match = each.exec(text);
    if (match && (!first || match.index < first.index)) first = match;
  }
  return first;
}
