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

export const COMPLAINT_PATTERNS: readonly RegExp[] = [...COMPLAINTS, SHOUTS, WANTS_CALL];

/** Whether somebody has had enough of being called. */
export const isComplaint = (text: string): boolean =>
  [...COMPLAINTS, SHOUTS].some((pattern) => {
    const match = pattern.exec(text);
    if (!match || (pattern === SHOUTS && !OF_US.test(text))) return false;
    const rest = `${text.slice(0, match.index)} . ${text.slice(match.index + match[0].length)}`;
    return !WANTS_CALL.test(rest);
  });
