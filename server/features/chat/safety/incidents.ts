import { compilePattern } from '../understanding/pattern.ts';
import { type Danger, dangerFinder } from './danger.ts';
import { incidentRules } from './incident-rules.ts';

const OURS =
  'we|our|us|i|my|me|they|someone|somebody|hackers|hacker|nos|nuestro|nuestra|mi|me|email|account|mailbox|computer|server|network|system|clinic|office|website';

/** Incidents with computers, money and records, the most urgent first. */
const RULES: readonly (readonly [Danger, readonly string[]])[] = [
  [
    'fraud',
    [
      'sent|paid|wired|transferred|mailed ~5 fake|scam|fraudulent|bogus ~3 vendor|supplier|account|invoice|company|person',
      'MONEY ~9 FRAUD',
      'FRAUD ~9 MONEY',
      'SENT|wired|paid|transferred|mandamos|pagamos|enviamos|bought ~6 MONEY ~9 FRAUD',
      'wired|transferred|paid ~9 scammer|scam|fake|fraud|estafa',
      'bought|buy ~4 gift ~2 boss|doctor|ceo|owner|e-mail|manager',
      'gift cards & e-mail|boss|doctor|urgent|scratched|codes|asked',
      'changed|change|update|updated|new ~5 bank|deposit|payroll|routing ~9 e-mail|asked|request|not',
      'vendor|supplier|doctor|boss|employee|provider ~6 new|changed|change|update ~5 bank|account|deposit|payroll',
    ].map((pattern) => pattern.replace('gift cards', 'gift')),
  ],
  [
    'scam',
    [
      'SCAM ~9 screen|mouse|cursor|computer|code|number|bank|password|access|money|pay|card|computadora|codigo|clave|pantalla|dinero|acceso',
      'screen|mouse|cursor|computer|code|computadora|codigo|pantalla|pop-up|window|laptop|pc ~9 SCAM',
      'CLICKED ~4 CREDENTIAL ~9 SCAM',
      'SCAM ~9 CLICKED ~5 CREDENTIAL',
      'SCAM ~9 CREDENTIAL',
      'CLICKED ~3 SCAM ~6 access|control|in|computer',
      'let ~3 in|connect|control ~4 computer|pc|laptop|screen',
      'call this number|call the number',
      'called|calls|calling|llamo ~9 remote ~1 access',
      'called ~9 viruses|virus|infected|hacked ~9 access|pay|computer',
      'alarm|siren|beeping|voice|warning|message ~7 screen|computer|pc|saying|says ~9 call|support|turn off|shut',
      'screen ~6 locked|frozen|stuck ~6 phone ~1 number',
      'guy|man|woman|lady|someone|somebody|they|he|she|caller|hombre ~7 moving|controlling|taking|controla|mueve ~4 mouse|screen|computer|cursor|raton|computadora',
      'we|i|our|my|nurse|biller|receptionist|desk ~6 SCAM & teamviewer|anydesk|scam|scammer|scammers|popup|estafa',
      'guy|man|woman|lady|someone|caller ~9 teamviewer|anydesk|logmein',
      'teamviewer|anydesk ~9 he|she|they|guy|man|caller|someone',
      'microsoft|apple|support|soporte|bank ~3 phone|line|telefono ~9 wants|says|asks|asking|quiere|told|type|click',
      'called ~4 said ~6 microsoft|support|it|apple|redbud ~9 CREDENTIAL',
      'llamo|llamaron ~9 soporte|microsoft ~9 CREDENTIAL|acceso|dinero',
      'asking|asked|wants|needs|wanted ~5 code|password|remote|access ~6 phone|caller|microsoft|it|support',
    ],
  ],
  [
    'ransomware',
    [
      `${OURS} ~6 RANSOM`,
      'RANSOM ~7 we|our|us|my|screen|screens|computer|computers|server|files|now|help|pantalla|pantallas|archivos|clinic|pc',
      'screen|screens|pantalla|pantallas|window|message|note|computers|server ~9 RANSOM',
      '^ RANSOM',
      'RANSOM $',
      'pay|pago|payment|pagar ~3 bitcoin|btc|crypto|rescate',
      'pide|piden|exige|exigen|demands|demanding ~3 pago|dinero|rescate|payment|bitcoin',
      'publish|leak|release|post ~4 data|records|files|information ~6 unless|if|pay|ransom',
      'files|documents|folders|drive|archivos|everything ~7 encrypted|locked|renamed|extension|scrambled|damaged|bloqueados|cifrados|encriptados|gibberish|ending|.locked|unreadable',
      'CLICKED|window|screen|message|pantalla ~9 money|bitcoin|ransom|dinero|rescate ~9 DOWN',
      'window|screen|message|pantalla|note ~6 asking|demanding|wants|want|pide|piden|says|saying ~5 money|bitcoin|pay|payment|dinero|ransom',
    ],
  ],
  [
    'wrong-recipient',
    [
      'SENT ~9 RECORDS ~9 WRONG_PERSON',
      'SENT ~9 WRONG_PERSON',
      'RECORDS ~9 SENT ~9 WRONG_PERSON',
      'RECORDS ~6 WRONG_PERSON',
      'WRONG_PERSON ~7 RECORDS',
      'WRONG_PERSON ~9 SENT',
      'RECORDS ~4 went|ended ~3 to|up ~5 pizza|restaurant|store|stranger|bank|school|shop|wrong|someone|different|local|neighbor|other',
      'got|received|recibi|recibimos ~4 someone|another|somebody|otro ~6 RECORDS',
      'RECORDS ~6 SENT ~4 everyone|everybody|facebook|online|public',
      'SENT ~6 RECORDS ~5 facebook|google|public|online|everyone|everybody|reply|chatgpt',
    ],
  ],
  [
    'lost-device',
    [
      'LOST ~6 DEVICE',
      'DEVICE ~6 LOST',
      'forgot|forgotten|olvide|deje ~4 DEVICE ~2 on|in|at|en',
      'left ~4 DEVICE ~6 uber|taxi|cab|car|bus|airport|plane|restaurant|store|gym|hotel|coffee',
    ],
  ],
  [
    'insider',
    [
      'EX_STAFF ~9 ONGOING',
      'ONGOING ~9 EX_STAFF',
      'EX_STAFF & ONGOING',
      'EX_STAFF ~9 access|password|passwords|login ~9 URGENT_NOW',
    ],
  ],
  [
    'clicked',
    [
      'CLICKED ~7 BAIT',
      'BAIT ~9 CLICKED',
      'CLICKED ~6 CREDENTIAL ~9 BAIT',
      'BAIT ~6 asked|asking|asks|wants|wanted ~4 CREDENTIAL',
      'CREDENTIAL ~9 phishing|scam|bogus|fraudulent',
      'put|entered|typed|gave|wrote|puse|escribi ~6 password|credentials|login|contrasena|clave ~9 page|site|form|link|wrong|weird|fake|strange|looks|pagina|raro|rara',
      'got|fell ~3 phished|phishing',
      'CLICKED ~4 CREDENTIAL ~6 page|site|form|phone|caller|telefono|pagina|enlace|person|man|guy',
      'opened|open|downloaded|abrio|abri ~6 file|invoice|pdf|attachment|zip|archivo ~9 weird|slow|strange|nothing|flash|flashed|black|happened|virus|raro|lento',
    ],
  ],
  [
    'account',
    [
      `${OURS} ~5 HACKED`,
      'HACKED ~5 our|my|us|me|nuestro|nuestra|mi',
      '^ HACKED',
      'HACKED $',
      'HACKED & URGENT_NOW',
      'think|believe|sure|looks|seems|creo ~6 HACKED',
      "e-mail|mailbox|account|outlook|correo ~3 sending|sends|sent & not|didn't|never|no",
      'mailbox|inbox|e-mail|outlook|account ~3 forwarding|forwards|forwarded ~6 gmail|outside|address|strange|unknown|some',
      'someone|somebody|they|hacker ~2 changed ~3 password|passwords',
      'alguien ~3 entro|entrado|acceso|metio',
      'someone|somebody ~2 in ~2 e-mail|mailbox|inbox|account|computer|system|network|server',
      'mouse|cursor ~4 moving|moves|itself|own|sola|solo',
      'everyone|contacts|patients|people ~6 getting|got|receiving ~5 spam|e-mail|e-mails|messages ~6 us|me|my|our|doctor',
      'password ~6 exposed|leaked|online|public|facebook|web',
    ],
  ],
  [
    'outage',
    [
      'SYSTEM ~5 DOWN',
      'internet|power|network|phones|lines|lights|ehr|emr|server|wi-fi|luz|corriente ~2 =out',
      'ac|air|cooling|conditioner ~4 quit|out|broke|down|off|failed|dead ~9 degrees|hot|server|closet',
      'server|closet|rack ~9 overheating|overheated|degrees',
      'server|closet ~4 ac|air|cooling|conditioner ~4 quit|out|broke|broken|down|off|failed|dead',
      'DOWN ~4 SYSTEM',
      'no|without|lost|sin ~1 internet|network|phones|power|wi-fi|system|ehr|emr|sistema|luz ~9 since|now|all|today|morning|desde|hours|hour|minutes|here|at|patients|in',
      'DOWN & CROWD',
      'CROWD & SYSTEM',
      'lost ~2 internet|power|connection|network|phones|wi-fi & !if',
      'whole|entire|all|every ~2 building|clinic|office|site|floor|edificio ~4 DOWN',
      'nobody|everyone|none|nadie ~3 log|login|entrar|connect',
      'no ~2 hay ~2 internet|sistema|luz|red|conexion',
      'no one ~3 log|login|connect|open|get',
      'nobody|everyone|everybody|nadie ~5 open|get|log|access|connect|print|work|see|entrar|abrir ~6 SYSTEM',
    ],
  ],
];

/** The most urgent first. */
export const INCIDENTS = RULES.map(([danger]) => danger);

export const findIncident = dangerFinder(
  [...RULES, ...incidentRules].map(([danger, patterns]) => ({
    danger,
    patterns: patterns.map(compilePattern),
  })),
);
