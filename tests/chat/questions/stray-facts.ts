/** A fact of the site, and which questions it may be part of the answer to. */
interface SiteFact {
  /** How it stands in an answer. */
  readonly told: RegExp;
  /** Found in a question, or in what its answer must hold, when the fact belongs there. */
  readonly belongsTo: RegExp;
}

/** What an assistant that understood nothing would throw in. */
const siteFacts: readonly SiteFact[] = [
  {
    told: /\$\d/,
    belongsTo:
      /\$|free|gratis|cost|price|pricing|charge|much|cheap|expensive|fee|pay|budget|quote/i,
  },
  { told: /1,?000 users/i, belongsTo: /network|wi-?fi|internet|users|people|large|big|1,?000/i },
  { told: /\bMbps/, belongsTo: /case.study|network|internet|Mbps|slow|speed|example/i },
  { told: /99\.9/, belongsTo: /host|website|site|uptime|downtime|99\.9/i },
  {
    told: /\b9[59]%|8\.5/,
    belongsTo: /9[59]%|8\.5|testimonials|review|client|customer|satisf|fast|quick|good|best/i,
  },
  { told: /\b2020\b/, belongsTo: /2020|found|start|year|long|old|who are|about|Redbud|company/i },
  {
    told: /\b15 years|40 years|40\+/,
    belongsTo: /15|40|year|experience|long|old|found|who are|about|Redbud|company|team/i,
  },
  { told: /\bBBB\b/, belongsTo: /BBB|rating|rated|review|trust|reput|accredit/i },
  { told: /\b911\b|\b988\b/, belongsTo: /911|988|medical|emergenc|pain|sick/i },
  { told: /\bSTOP\b|18 or older/, belongsTo: /START|STOP|HELP|sms|text|messag|alert|18|age/i },
  { told: /\/elo\b/, belongsTo: /\/elo|portal|log ?in|sign|records|MAR\b|chart/i },
  {
    told: /Example Avenue/,
    belongsTo:
      /Edmond|Example|Oklahoma|office|address|where|locat|visit|mail|far|near|\b7\d{4}|500/i,
  },
];

/** Facts that have no place in the answer to a question: a rule for all, so that nobody tunes them. */
export function strayFacts(ask: string, must: readonly (string | RegExp)[]): RegExp[] {
  // Of a pattern its words count, not how they are escaped.
  const wanted = [ask, ...must.map(String)].join('\n').replaceAll('\\', '');
  return siteFacts.filter(({ belongsTo }) => !belongsTo.test(wanted)).map(({ told }) => told);
}
