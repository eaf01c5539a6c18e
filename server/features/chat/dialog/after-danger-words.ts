import { patterns } from './like.ts';

export const HELP_IS_THERE = patterns(
  'ambulance|911|paramedics|medics|police|cops|firefighters|firemen|department|dept|help|ems|dispatcher|doctor|nurse ~4 way|coming|here|arrived|there|called|line|phone',
  'called|call|calling|phoned|dialed|texted ~3 911|988|ambulance|police|them',
  'on ~2 phone|line ~3 911|988|dispatcher|them|someone',
  'breathing|awake|conscious|talking|safe|okay|ok|better|stable ~2 now|again',
  '^ ~6 he|she|they|everyone|everybody|we|i|patient ~2 breathing|awake|conscious|safe|ok|okay|better|stable|fine|out',
  "all|everyone|everyone's|everyones|everybody|everybody's|everybodys|we|are ~3 out|outside|safe",
  'ambulancia|policia|bomberos|ayuda|paramedicos ~4 camino|viene|vienen|llego|llegaron|aqui',
  'ya ~2 llame|llamamos|respira|desperto|despierta|llego|llegaron',
);
/** Asks what would be wrong, and has not done it. */
export const TURN_OFF = patterns(
  '^ ~3 should|can|do|may|shall ~3 turn|switch|shut|power ~3 off|down',
  '^ ~3 should|can|do|may|shall|debo|puedo|podemos ~3 restart|reboot|reiniciar|reinicio',
  'just ~1 turn|switch|shut|power ~3 off|down',
  '^ ~2 turn|switch|shut|power ~2 off|down ~3 $',
  'la|lo ~1 apago',
);
/** Asks of one that is off. */
export const TURN_ON = patterns(
  '^ ~3 should|can|do|may|shall ~3 turn|switch|power|boot ~3 on|again|up',
  'debo|puedo|podemos|debemos ~2 prenderla|encenderla|prender|encender',
);
/** It is off by now, whatever would have been better. */
export const TURNED_OFF = patterns(
  'already|she|he|they|i|we ~3 shut|turned|switched|powered|pulled|unplugged ~4 off|down|plug|battery & !should & !can & !shall & !do ~1 i|we',
  'already ~2 restarted|rebooted',
  'ya ~2 apague|apagamos|apago|apagaron|reinicie',
);
/** Then the first steps are said again, whatever else a message says. */
export const WORSE = patterns(
  'not|no|stopped|stops|cannot|hardly|barely ~2 breathing|breathe|awake|responding|moving|conscious|safe|okay|ok|respira',
  "isn't|won't|can't|aren't",
  'worse|again ~3 fell|fainted|seizing|bleeding|collapsed',
  'blue|bleeding|seizing|unconscious|gun|knife|fire|smoke|sangrando|peor',
);
export const NO_CLIENT = patterns(
  'not ~3 client|customer',
  'no ~2 cliente|clientes',
  'we|i ~2 use|have|pay|got ~3 somebody|someone|another|other|different ~2 else|company|guy|it|one|vendor',
);
export const DONE = patterns(
  'now|what ~2 what|now $',
  'what|and ~2 next|then|else|now',
  'what ~3 do ~2 now|next|then',
  'did ~2 that|it|this',
  '^ ~2 done',
  '^ ok|okay|alright|yes $',
  'i|we|is|are|they ~3 unplugged|pulled|disconnected|off|changed|called|locked|wrote|told|yanked|unplug',
  'unplugged|pulled|disconnected|yanked ~4 cable|cord|wi-fi|network|plug|it|them|everything',
  'who ~3 call|tell',
  'ok|okay|done|and ~2 next|now|then|else',
  'y ahora|y luego|que mas|listo|ya ~3 quite|desconecte|cambie|apague|hice',
);

export const NO_DANGER = patterns(
  'false alarm',
  'falsa alarma',
  'never mind',
  'nevermind',
  'my ~1 mistake',
);
/** Whoever wrote of their own death says so only where the words were meant otherwise. */
export const MISTAKEN = patterns('false alarm', 'falsa alarma', 'my ~1 mistake');
/** Said of whoever was in danger; alone it ends nothing, with a question of something else it does. */
export const OVER = patterns(
  '^ ~6 he|she|they|everyone|everybody|patient ~2 awake|fine|okay|ok|better',
  'fine|okay|ok|awake|better ~1 now|again',
  'works|working|fixed|back|found ~2 now|again|it|up',
  'ya ~2 bien|mejor|desperto|despierta|funciona|aparecio|regreso',
);
export const ABOUT_IT = patterns(
  '911|988|ambulance|hospital|doctor|emergency|er|still|should|safe|risk|again|ambulancia|hospital|todavia|debo|debemos|peligro & !printer & !impresoras',
);
export const ASKS_ANY = patterns(
  'do|does|can|could|how|what|when|where ~3 i|we|you|my|your',
  'como|puedo|pueden|cuanto',
);
export const ASKS = patterns(
  'do|does|can|could|what|how|when|where|who|which ~1 you|your|yall|guys|much|is|are',
  'ustedes|pueden|tienen|hacen|arreglan|cuanto|cuando|donde|venden|ofrecen',
);
export const GAVE = patterns(
  'already|just|but ~3 read|gave|told|sent|texted',
  'i|we ~2 read|gave|told|sent ~2 it|him|her|them|code|password',
  'ya ~2 di|dije|lei|dicte|mande',
);
/** The bank has been called about a payment, or has acted. */
export const BANK_KNOWS = patterns(
  "called|phoned|told|notified|alerted|contacted|spoke|talked|rang|llame|llamamos|avise|avisamos|hable ~3 bank|banco & !not & !haven't & !havent & !hasn't & !didn't & !never & !no & !todavia",
  "bank|banco ~3 knows|stopped|froze|recalled|informed|recalling|sabe|detuvo & !not & !haven't & !havent & !hasn't & !didn't & !never & !no & !todavia",
);
/** Asks who is to get which medication while nothing can be read. */
export const ASKS_MEDS = patterns(
  'meds|med|medications|medicine|insulin|medicinas|medicamentos & how|what|which|who|when|know|pass|due|give|gets|como|que|quien',
  'who ~1 gets what',
);
/** Something to do it with is near, and nothing has been done with it. */
export const MEANS_NEAR = patterns(
  "gun|guns|pistol|pistols|rifle|shotgun|revolver|pills|rope|knife|razor|blade|pistola|pastillas|soga|cuchillo|navaja & !took & !taken & !take & !taking & !swallowed & !ate & !drank & !overdosed & !overdose & !cut & !cutting & !bleeding & !stabbed & !shot & !fired & !no & !not & !don't & !dont & !haven't & !without & !locked & !he & !she & !her & !his & !him & !they & !them & !patient & !client & !tome & !tomo & !corte & !ella & !el",
);
/** Asks whether a payment can still be stopped. */
export const TOO_LATE = patterns(
  'too late & !late ~4 turned|off',
  'still ~4 stop|stopped|recall|back|time',
  'is|are|its ~4 gone|lost ~2 now|forever|good',
  'lose|lost ~2 money',
  'muy tarde|demasiado tarde',
);
/** Asks whom to call besides us. */
export const WHO_ELSE = patterns('who|whom ~6 else|besides|also', 'quien|quienes ~4 mas');
/** Asks what to do about the computer or the mailbox after money was sent. */
export const ON_THE_COMPUTER = patterns(
  'what|anything|something|should|do|que|hago ~9 computer|computers|pc|laptop|e-mail|mailbox|inbox|password|outlook|computadora|correo|contrasena & !who & !deleted',
);
/** Asks of a computer that shows nothing. */
export const ANOTHER_COMPUTER = patterns(
  'other|others|front|desk|one|rest|another|server|tablet|tablets|phones & normal|fine|ok|okay|looks|works|working|seem|seems & use|using|keep|safe|still & can|could|is|are|should|ok',
  'can|could|should|safe ~4 use|using ~4 other|others|another|rest',
  'puedo|podemos|debo ~3 usar|seguir ~5 otra|otras|demas',
  'que|y ~3 otras|otros|demas',
  'what ~2 about|with ~2 other|others|rest|another & !person & !people & !staff',
);
/** Asks whether what was sent can be had back. */
export const TAKES_BACK = patterns(
  'pull|get|take|call|bring|recall|unsend|undo ~3 back|it|email|message|that & can|could|how|is|any|way',
  'recall|unsend|retract',
  'puedo|se|como ~4 recuperar|anular|cancelar|retirar',
);
/** Whoever got it says what they do with it. */
export const PROMISED = patterns(
  "they|they'll|theyll|she|she'll|he|he'll|office|place|lady|guy|recipient|clinic|person|who ~6 shred|shredded|delete|deleted|deletes|destroy|destroyed|promised|promises|promise|swears|trash|trashed|tossed",
  'is|isnt ~2 that|it ~2 enough|good',
  'dicen|dice|dijo|prometio|prometieron ~6 borrar|borro|borraron|destruir|triturar|romper',
);
/** Speaks of the encryption of what was lost. */
export const ENCRYPTED = patterns(
  'encrypted|encryption|encrypt|bitlocker|filevault|scramble|scrambled|cifrada|cifrado|encriptada',
  "don't|dont|not|no ~6 password|passcode|pin|code & it|on",
);
/** Asks whether the law, or those concerned, have to hear of it. */
export const MUST_REPORT = patterns(
  'have|need|must|should|do|does|is ~6 report|reported|reportable|notify|notified|breach & !who',
  'have|need|must|should|do|does|legally ~6 tell|inform|call|write|contact ~3 patient|patients|them|everyone|family|government|hhs|state & !who',
  'tengo|hay|debo|debemos ~4 reportar|notificar|avisar',
);
export const GAVE_CARD = patterns(
  'gave|told|typed|paid|read|sent|di|dije|pague|puse ~5 card|debit|credit|visa|mastercard|amex|routing|tarjeta & !gift & !apple',
);
/** Nobody is at the bank, or picks up. */
export const BANK_IS_CLOSED = patterns(
  'bank|branch|banco|sucursal ~4 closed|closes|shut|monday|voicemail|cerrado|cerro|lunes',
  'nobody|noone|no ~4 answers|answering|picks ~3 bank|fraud',
  'wait ~4 morning|monday|tomorrow|manana|lunes',
  'after|past ~1 five|5|6|hours & !minutes',
);
/** Whoever called seemed to be what he said. */
export const BELIEVED = patterns(
  'sounded|seemed|sounds|seems|was|felt ~3 legit|legitimate|real|professional|nice|official|genuine|trustworthy',
  'knew|knows|had ~4 name|number|address|account|birthday',
  'parecia|sonaba|sabia ~3 real|serio|nombre|direccion',
);
/** Whoever called has the computer in hand. */
export const IS_IN = patterns(
  'he|she|they|somebody|someone|guy|man|person ~2 moving|moves|clicking|typing|using ~4 mouse|cursor|screen|keyboard',
  'he|she|they|somebody|someone|guy|man|mouse|cursor ~3 in|inside|on|into|controlling|controls|moving|clicking|typing|connected ~3 computer|screen|pc|laptop|it & now|right|already|still|is|are',
  'already|she|he|i|we|they ~3 let ~1 him|her|them|the ~2 on|in|into',
  'mouse|cursor|pointer ~1 was|is|kept ~1 moving|clicking',
  'ya ~2 entro|entraron|esta|estan ~4 computadora|pantalla',
);
/** For how long somebody was in. */
export const HOW_LONG_IN = patterns(
  'he|she|they|guy|man|somebody ~2 was|were|had|stayed ~4 on|in|it|there|me|connected ~6 minute|minutes|min|mins|hour|hours|seconds|long & !still & !now & !page',
  'estuvo|estuvieron|duro ~5 minuto|minutos|hora|horas|rato & !fuera & !pagina & !todavia',
);
/** Whom to call first when something is down. */
export const US_OR_THEM = patterns(
  'who|whom ~3 call|phone ~1 first',
  'or ~1 you|yall ~1 first',
  'you|yall ~2 or ~4 vendor|software|ehr|emr|company|provider|internet|phone|them|people ~2 first',
  'a ~1 quien ~3 llamo|llamamos ~3 primero',
);
/** Whoever is in danger, or whoever listens to them, is still there. */
export const STILL_THERE = patterns(
  'still|has|have|got|keeps|keeping|holding ~3 him|her|them|he|she ~4 line|phone|here|there|talking|call',
  'he|she|they ~2 still ~4 line|phone|here|there|talking|call',
  'sigue|siguen|todavia ~4 linea|telefono|aqui|ahi|hablando',
);
/** Whoever called is still there, and wants in. */
export const GOES_ON = patterns(
  'they|he|she|guy|man|lady|person|microsoft ~3 want|wants|asks|asking|ask|told|need|needs|says|say ~6 remote|control|connect|access|into|download|install|anydesk|teamviewer|in|card|pay|code|screen',
  'called|dialed|rang|phoned ~3 number|them|it & want|wants|ask|asks|need|needs|remote|install',
  'llame|llamamos ~4 numero & quieren|quiere|piden|pide',
);
/** Whoever helped or was to help is no longer there to be heard. */
export const HUNG_UP = patterns(
  'they|he|she|who|it|line|call|988|911|operator|dispatcher|phone ~3 hung|hang|cut|dropped|disconnected|died ~1 up|off|out|on',
  '^ ~4 hung up',
  'got ~1 disconnected|cut',
  'line|call ~2 dropped|died|dead',
  'colgaron|colgo|se corto',
);
export const ASKS_ON = patterns(
  'what ~3 do ~2 now|next|then|else',
  '^ ~3 what now|next',
  '^ ~2 now|then|next what $',
  '^ and|so|ok ~1 now|then|next $',
  'que ~2 hago|hacemos',
  '^ ~2 y ahora',
);
export const ASKS_FIRST = patterns(
  'what|which|who|whom ~6 first',
  'or ~9 first',
  'where ~3 start|begin',
  'que ~4 primero',
);
/** Whoever threatened is away, and may come back. */
export const LEFT = patterns(
  '^ ~3 he|she|they|guy|man|woman ~3 gone|left|fled|away',
  'se ~2 fue|fueron',
  'ran|drove|walked ~1 off|away|out',
);
export const GOES_BACK = patterns(
  'go|going|run|get|went|goes|step ~3 back|inside|in',
  'volver|entrar|regresar ~3 a|por|adentro',
);
/** Asks about things, with everybody out of a building that burned. */
export const WHAT_OF_RECORDS = patterns(
  'records|charts|data|backups|backup|computers|server|servers|equipment|files|expedientes|datos|respaldos|computadoras|servidor & what|how|are|is|can|will|did|lose|lost|gone|save|saved|que|se & !inside & !missing & !trapped',
);
export const HAS_AED = patterns(
  'defib|defibrillator|aed|desfibrilador & !no & !where & !fetch & !getting',
);
/** Few words that go on with a question: "and the zip". */
export const CONTINUES = patterns('^ and|y|or|o|also|tambien|what|plus ~3');
/** Asks whom to call first, the bank or us, or whether we can get the money back. */
export const BANK_OR_US = patterns(
  'who|whom|which|where|call|bank ~5 first & !done & !did',
  'you|guys|yall ~4 get|getting|stop|reverse|recover|pull ~3 it|that|money|back',
  'quien|banco|llamo ~5 primero',
  'ustedes|pueden ~3 recuperar|detener|regresar',
);
/** Wants a chart, a login or a device while somebody is in danger. */
export const NEEDS_A_SYSTEM = patterns(
  'can|could|need|needs|help|get|please ~6 unlock|login|log|password|chart|record|records|file|files & !was & !left & !fix & !printer & !later & !tomorrow',
  'locked ~2 out & !door & !room',
  'puede|pueden|necesito|ayuden ~6 contrasena|expediente|archivo|desbloquear & !impresora & !manana',
);
/** Asks whether the ransom should be paid. */
export const SHALL_WE_PAY = patterns(
  'pay|paying|paid|pays ~4 it|them|that|ransom|him|up|bitcoin|money & should|just|can|could|do|does|if|what|wants|thinking|maybe|boss|owner|doctor|is & !already & !did & !you & !much',
  '^ ~4 just|should ~2 pay ~2 $',
  'pagar|pagamos|pago|pagarles & debo|debemos|mejor|si|quiere|conviene',
);
/** Asks for it to be done today that somebody gets in no more. */
export const SHUT_IT = patterns(
  'can|could|will|please|how ~4 shut|turn|cut|close|lock|kill|block|disable|take ~5 off|out|down|it|that|her|him|them|access|account|login|today|now & !computer & !server & !pc & !laptop',
  'puede|pueden|pueda ~4 cerrar|bloquear|cortar|quitar|desactivar',
);
/** Names another thing that belongs to it. */
export const THAT_TOO = patterns('too|also $', '^ ~2 what|how about', 'as ~1 well $', 'tambien $');
/** Asks how prescriptions are written meanwhile. */
export const ASKS_RX = patterns(
  'prescription|prescriptions|rx|scripts|script|prescribe|refills|erx|receta|recetas|recetar & how|what|can|where|write|send|call|como|puedo|hago',
);
/** Asks when it runs again. */
export const HOW_LONG_DOWN = patterns(
  '^ ~3 HOW_LONG ~2 $ & !keep',
  '^ ~3 when ~3 back|fixed|working|over',
  'HOW_LONG ~6 fix|fixed|take|takes|down|last|out|back & !switch & !switching & !keep & !visit & !assessment & !move & !moving & !you & !contract',
  'HOW_LONG ~3 you|yall|guys ~3 fix|back|running & !switch & !switching',
  'cuanto|cuando ~4 tarda|tardan|tiempo|vuelve|arreglan|regresa',
);
/** The change of a bank account was false, and was found out. */
export const FOUND_OUT = patterns(
  'it|that|this|email|letter|was|is ~2 fake|fraud|scam|false|phony|bogus & !paid & !wired',
  'they|vendor|supplier|she|he ~2 never|nothing|not|didnt ~3 sent|send|changed|change|wrote',
  'delete ~2 it|that|email|message',
  'era|es ~1 falso|fraude|estafa',
);
/** The same happened to somebody else, or on another computer. */
export const ANOTHER_TOO = patterns(
  'husband|wife|girl|guy|coworker|she|he|doctor|biller|nurse|another|other|second|two|esposo|companera|otra|otro ~5 too|also|tambien & !gave & !code & !talked & !told & !police & !card',
);
