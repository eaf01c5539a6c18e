/** Said of details that are not true: "just kidding, I made all of that up". */
const JOKES = [
  String.raw`\b(?:just|only|was|were|i'm|im|am|totally|obviously|lol|haha|ha|de) (?:(?:kidding|joking|messing (?:around|with you)|pranking|trolling|fooling (?:around|you)|goofing (?:around|off)|pulling (?:your|y'all's) leg|broma)\b|(?:teasing|playing|messing|fooling)(?: you| around| with you)(?= ?$| ?[.,!;]))|\b(?:just|only) (?:teasing|playing|messing|fooling)(?= ?$| ?[.,!;])|\b(?:(?:just|only|all|as) a|(?:that|it|this)(?:'s| is| was)(?: just| all)? (?:a|one big)) (?:big )?(?:joke|prank)(?= ?$| ?[.,!;])|\bpulling your leg\b`,
  String.raw`(?:^|[.!?,;:\n(–—-] ?|\b(?:lol|haha) )(?:kidding|joking|jk|j\/k|april fools?|s[iy]ke|broma|es broma|era broma|es una broma|just a joke|prank)(?=['’a-z]{0,2}(?: ?$| ?[.,!;:)](?: |$)| i\b| of\b| lol| haha| day))`,
  String.raw`\b(?:made|making) (?:it|that|this|them|those|these|everything|all|the \w{1,12}|all (?:of )?(?:it|that|this|them)|some of (?:it|that)) up\b|\bmade up (?:all|that|this|the|every)\w{0,6}\b|\bi (?:just )?(?:invented|faked|made up(?! (?:my|our) minds?)|fabricated)\b`,
  String.raw`\b(?:none|nothing|not a word|no part) of (?:it|that|this|those|them|what i \w{1,10})(?: \w{1,10})? (?:is|was|are|were) (?:true|real|correct|mine|legit|actually)\b|\b(?:that|it|this|those|these|they|name|number|details|info)(?:'s|'re| is| are| was| were)(?: all| just| totally| completely)? (?:not|isn't|aren't|n't) (?:(?:my|even|actually|really|a|the) ){0,3}(?:real|true|true story|existing)\b|\bno (?:soy|es|son) (?:real|de verdad|verdad|cierto)\b`,
  String.raw`\b(?:that|this|it|those|these)(?:'s| is| are|s)?(?: not|n't| isn't| aren't) (?:really |actually )?my (?:(?:real|actual|true|own) (?:\w{1,10} )?(?:name|number|phone|e-?mail|info\w{0,7}|details|data)|name)\b|\bno (?:es|son) mis? (?:verdader|nombre|datos real)`,
  String.raw`\b(?:fooled|tricked|pranked|punked|trolled) (?:you|ya|u|y'all)\b|\bno such (?:person|guy|man|woman|number|address|clinic|place)\b|\b(?:he|she|i|person|name|number) (?:does ?n'?t|does not|don'?t|do not) (?:really |actually |even )?exist\b|\b(?:all|total|complete|only|just) (?:lies|fiction|baloney|make-believe)\b|\b(?:es|era|son|fue|todo|pura) (?:pura )?mentiras?\b|\bno existe(?:n)?\b|\b(?:that|it|this|all)(?:'s| is| was) (?:all )?(?:just )?(?:a|another|one big) (?:total |big |complete )?(?:lie|hoax|fib)\b|\bi(?:'m| am| was)? (?:lied|lying|fibbing|fibbed) (?:about|to you)\b|^(?:bot |chat |chatbot |form |quick |just a )?test(?:ing)?(?: lead| entry| message| only)? ?[:.,-]|\b(?:just|only) (?:seeing|checking|curious|wanted to see|trying to see|looking|testing) (?:what|how|if|whether) (?:the|this|your|it|that|you)(?: \w{1,12})? ?(?:bot|chat|chatbot|robot|thing|ai|assistant|form|works?|does|do|react\w{0,2}|say|respond\w{0,2}|repl\w{1,3})\b`,
  String.raw`\b(?:random|fake|bogus|fictional|imaginary|nonsense|gibberish|placeholder|dummy|phony) (?:stuff|names?|numbers?|info\w{0,7}|data|details)\b|\b(?:testing|trying out|messing with|playing with) (?:your|this|the) (?:bot|chat|chatbot|robot|form|ai|thing)\b|\b(?:typed|wrote|entered|put|gave)(?: \w{1,8}){0,2} (?:nonsense|gibberish|garbage|junk|rubbish)\b|\b(?:person|name|number|guy|one) (?:isn't|is not|wasn't) (?:even |actually |really )?real\b|\bme l[oa]s? (?:invent|invent[eé])\p{L}{0,3}\b`,
].map((source) => new RegExp(source, 'u'));
/** "… but seriously: Lars Holm, 405-…": the joke was before. */
const SERIOUS =
  /\b(?:but|now|seriously|serious|for real|anyway|anyways|honestly|jokes aside|no joke|en serio|ya en serio)\b[^]*\d{4}/u;

/** Whether somebody says that what they gave is not true. */
export function isJokeOf(text: string): boolean {
  return JOKES.some((pattern) => {
    const match = pattern.exec(text);
    return match !== null && !SERIOUS.test(text.slice(match.index + match[0].length));
  });
}

const CALLS = String.raw`(?:call|ring|phone|text|e-?mail|mail|contact|bother|bug|spam|message|harass|pester|robocall|cold[- ]?call|write)`;
const CALLING = String.raw`(?:calling|ringing|phoning|texting|e-?mailing|mailing|contacting|bothering|bugging|spamming|messaging|harassing|pestering|robocalling|cold[- ]?calling|writing|blowing up)`;
const YOU = String.raw`(?:you|you people|you guys|you all|y'all|u|your (?:\w{1,12} )?(?:people|team|company|office|guys|reps?|agents?|sales\w{0,8}|staff|bot|robot|marketing)|(?:some(?:one|body)|people|a (?:guy|man|woman|lady|rep)) (?:from|at|of|in) (?:your|you)(?: \w{1,12})?)`;
/** "You people keep calling me", "enough with the calls". */
const COMPLAINTS = [
  String.raw`(?<!\b(?:can|could|would|will|please|do) )\b${YOU} (?:\w{1,12} ){0,2}?(?:keeps?|kept|won'?t (?:stop|quit)|will not (?:stop|quit)|never (?:stops?|quits?)|don'?t (?:stop|quit)|(?:are|is|'re) (?:always|constantly|still)|(?:have|has|'ve) been) (?:on )?${CALLING}\b(?! (?:my|the|our|an?|this) (?:old|wrong|other|former|previous|work|office|home)\b)`,
  String.raw`\b${YOU} (?:\w{1,12} )?(?:calls?|rings?|texts?|e-?mails?|bothers?|harass\w{0,2}|spams?) (?:me|us|here|my \w{1,10}) (?:every|all the time|constantly|daily|nonstop|non-stop|all day|(?:\w{1,6} )?times a|again and again|over and over|day and night)\b`,
  String.raw`\b(?:enough|done|fed up|sick|tired|sick and tired|had it|over it|annoyed|bothered|harassed|irritated)(?: (?:of|with|by))?(?: (?:all|these|those|the|constant|endless|daily|unwanted|being|getting|always)){0,3} (?:(?:your|you|you guys|you people|y'all)(?: (?:all|constant|endless|daily|sales|phone|spam|marketing|always|never)){0,3} (?:calls?|calling|texts?|texting|e-?mails?|e-?mailing|messages?|messaging|voicemails?|mailers|spam|spamming|harassment|harassing|pestering|bothering|ringing)\b|(?:sales |phone |cold |robo|telemarketing |marketing )?(?:calls?|calling|called|pestered|bothered|contacted|spammed|harassed|rung|texted|e-?mailed)\b(?! (?:drop|fail|cut|not|that (?:drop|fail|cut)|being (?:drop|cut)|getting (?:drop|cut)|going|from (?!you))))`,
  String.raw`(?<!\b(?:how|i|we|to|help|me|us|can|could|cannot) )\b(?:stop|quit|cease|end)(?: with)? (?:all )?(?:(?:your|this) (?:\w{1,12} )?(?:calls?|calling|texts?|e-?mails?|messages?|harassment|spam|robocalls?|mailers|ringing)|(?:the|these) (?:sales )?(?:calls?|calling|harassment|ringing))\b|\b(?:unwanted|unsolicited|nuisance) (?:\w{1,8} )?(?:calls?|texts?|e-?mails?|messages?) from (?:you|your)\b|\b(?:this|it|that)(?:'s| is) (?:\w{1,10} )?harassment\b|\bon the (?:do[- ]not[- ]call|dnc) (?:list|registry)\b`,
  String.raw`\b${YOU} (?:please |kindly |just )?(?:quit|stop|cease) ${CALLING}\b|\b(?:calls?|e-?mails?|texts?|messages?) (?:a|per|every|each) (?:day|week|hour|month) from (?:you|your)\b|\b(?:already )?(?:told|asked|warned) (?:you|your (?:\w{1,10} )?(?:guys?|people|team|office|reps?|agent|sales\w{0,8}|caller)|y'all) (?:guys |people )?(?:that )?(?:(?:\w{1,10} )?(?:times )?)(?:i'?m not|i am not|we'?re not|not to|to stop|no|to quit|to leave)\b`,
  String.raw`\b(?:ya )?basta de (?:llam|molest|correo|mensaj|spam)\p{L}{0,10}|\b(?:dejen?|paren?) de (?:llam|molest|escrib|mand|env)\p{L}{0,10}|\b(?:me|nos) (?:siguen|est[aá]n) (?:llamando|molestando|escribiendo)\b|\bno me (?:vuelvan?|sigan?) (?:a )?(?:llam|molest)\p{L}{0,6}`,
  String.raw`(?:^|[.!?,;:] ?|\b(?:please|just|and) )(?:stop|quit) ${CALLING}\b`,
  String.raw`\bwhy (?:do|are|does|is) ${YOU} (?:keep )?${CALLS}(?:ing)? (?:me|us)\b`,
].map((source) => new RegExp(source, 'u'));
/** A sentence of its own: "Stop it." */
const SHOUTS =
  /(?:^|[.!?,;\n] ?|\band |\bplease |\bjust )(?:stop it|stop this|stop that|stop already|please stop|just stop|knock it off|cut it out|make (?:it|this) (?:stop|end)|enough is enough|enough already|give it a rest|leave (?:us|me) (?:be|in peace)|let (?:us|me) be|(?:go away|get lost|buzz off|back off)|(?:i|we) want (?:it|this|that) to (?:end|stop)|no more(?: of this)?|enough|never again|stop|ya basta|basta(?: ya)?)(?: now| already| please| immediately| today| asap)?(?= ?$| ?[.!])/u;
/** A device that will not stop beeping is another matter. */
const OF_US =
  /\b(?:from|by|of) (?:you|your|y'all)\b|\byou (?:\w{1,8} )?(?:call|ring|rang|text|phone|e-?mail|mail|keep|kept|people|guys|spam|contact)|\byour (?:\w{1,12} )?(?:calls?|texts?|e-?mails?|messages?|reps?|sales|people|office|robot|bot|company)\b|\b(?:calls|calling|texting|e-?mailing|pitch|telemarket\w{1,4}|ll[aá]m\p{L}{1,8})\b/u;
/** Who complains and asks to be called all the same. */
const WANTS_CALL = new RegExp(
  String.raw`(?:^|[.!?,;:\n] ?|\b(?:please|and|so|but|just|instead|to|can you|could you|someone|somebody) )(?:please )?(?:call|ring|phone|reach|contact|text|e-?mail|use|try|get back to|get in touch with) (?:me|us|my|the (?:new|right|correct|other))\b`,
  'u',
);

export const NOT_MEANT_PATTERNS: readonly RegExp[] = [...JOKES, ...COMPLAINTS, SHOUTS, WANTS_CALL];

/** Whether somebody has had enough of being called. */
export const isComplaint = (text: string): boolean =>
  [...COMPLAINTS, SHOUTS].some((pattern) => {
    const match = pattern.exec(text);
    if (!match || (pattern === SHOUTS && !OF_US.test(text))) return false;
    const rest = `${text.slice(0, match.index)} . ${text.slice(match.index + match[0].length)}`;
    return !WANTS_CALL.test(rest);
  });
