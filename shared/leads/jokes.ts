/** Said of details that are not true: "just kidding, I made all of that up". */
export const JOKE_PATTERNS: readonly RegExp[] = [
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
  return JOKE_PATTERNS.some((pattern) => {
    const match = pattern.exec(text);
    return match !== null && !SERIOUS.test(text.slice(match.index + match[0].length));
  });
}
