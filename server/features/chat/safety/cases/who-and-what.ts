/**
 * Who or what is affected, and in which state: the words that choose between first steps, in both
 * languages, one list for all cases. A case joins a thing and a state that one clause tells of.
 */

/** Whoever lives with, or lived with, the one who writes. */
export const PARTNER =
  'husband|boyfriend|wife|girlfriend|partner|ex|spouse|fiance|stalker|exhusband|exwife|esposo|esposa|marido|novio|novia|pareja|exesposo|exnovio|exmarido';

/** What hands do to a body. */
export const HANDS_ON =
  'hit|hits|beat|beats|beaten|choked|chokes|strangled|strangles|punched|punches|slapped|slaps|slammed|slams|shoved|shoves|kicked|kicks|dragged|drags|threw|burned|bruised|bruises|HITTING|pega|pego|pegar|golpea|golpeo|golpes|apreto|aprieta|ahorco|ahorca|ahorcar|jalo|jalonea|jaloneo|avento|empujo|empuja|pateo|patea|patadas|cacheteo|cachetada|cachetadas|sacudio|torcio|moretones';
/** Hands where they stop breath. */
export const BY_THE_NECK =
  'hand|hands|grabbed|squeezed|squeezes|pressed|held|holds|arm|apreto|aprieta|agarro|manos|mano ~4 neck|throat|cuello|garganta';
/** What is said instead, or before. */
export const TO_KILL =
  'kill|kills|killed|alive|dead|mata|matar|matarme|matara|amenaza|amenazo|viva|threatens|threatened';

/** Whoever is in the care of others. */
export const CARED_FOR =
  'resident|residents|=ones|wheelchair|mr|mrs|client|patient|patients|pt|elder|elderly|lady|old|dementia|alzheimers|memory|grandma|grandpa|residente|residentes|paciente|senora|senor|anciana|anciano|ancianos|demencia';

/** What shows that one patient is sick, and not only a screen dark. */
export const SICK_SIGN =
  'COLOR|gray|grey|blue|bluish|pale|ashen|dusky|mottled|sweaty|sweating|clammy|wet|gasping|wheezing|awful|terrible|shallow|limp|confused|responding|gris|azul|morado|morada|palido|palida|sudando|ahogando|fria|frio';
export const MONITORS =
  'monitor|monitors|vitals|spo2|=ox|telemetry|tele|tracings|waveforms|rhythm|rhythms|=central|bedsides|monitores|telemetria';
export const DARK =
  'black|dark|blank|quit|died|stopped|gone|down|dead|frozen|froze|error|offline|lost|off|apago|apagaron|apagada|negra|negro|congelo|congelaron|cayo';

/** A website of the clinic's own, and what nobody there put on it. */
export const OUR_SITE =
  'our|my|the|clinic|clinics|office|practice|ours|nuestra|nuestro|mi|la|el|del|al ~3 website|webpage|homepage|site|page|web|pagina|sitio|web';
export const NOT_OURS =
  'viagra|cialis|ozempic|pills|pill|pharmacy|casino|casinos|gambling|betting|bets|roulette|slots|poker|porn|adult|replica|sneakers|crypto|loans|ads|advertising|alphabet|chinese|japanese|russian|cyrillic|foreign|defaced|hacked|skull|malware|pastillas|farmacia|apuestas|ruleta|pornografia|anuncios|hackeada|hackeado|hackearon|chino|ruso';
/** How it came to be there: shown, sold, led to. */
export const SHOWS =
  'shows|show|showing|sells|sell|selling|sent|sends|send|goes|go|takes|take|redirects|redirect|redirecting|jumps|opens|open|opened|turned|turns|became|full|put|posted|says|filled|covered|lands|land|is|are|has|muestra|sale|salen|vende|manda|lleva|abre|redirige|tiene|puso|pusieron|llena';

/** Results that do not come are asked for by telephone; results that are another's are used by nobody. */
export const RESULTS =
  'results|result|labs|reports|pathology|radiology|criticals|potassium|cultures|reads|resultados|laboratorio|reportes|patologia|estudios';
export const NOT_COMING =
  "not|no|quit|stopped|stop|stops|nothing|none|never|ceased|isn't|isnt|aren't|arent|haven't|havent|hasn't|hasnt|don't|dont|doesn't|doesnt|didn't|didnt|won't|wont|nada|dejaron|ningun|sin ~4 crossing|cross|crossed|coming|come|came|arriving|arrive|arrived|reach|reaching|posting|post|flowing|file|filing|transmitting|showing|getting|appear|appearing|received|entran|entra|llegan|llega|llegado|pasan|pasando|aparecen|cruzan";
export const OF_ANOTHER =
  'wrong|swapped|mixed|=crossed|switched|another|different|other|someone|somebody|else|elses|otro|otra|equivocado|equivocada|equivocados|cambiados|mezclados|revueltos ~4 name|names|patient|patients|chart|charts|person|persons|birthday|birthdate|birth|woman|man|else|elses|nombre|nombres|paciente|pacientes|expediente|expedientes|persona';

/** Told of a while ago or asked about, for the sake of what may come. */
export const NOT_ASKED =
  '!how & !if & !can & !could & !would & !should & !scared & !once & !ago & !last ~1 month|year|time & !you|anyone|anybody|somebody ~2 watch|watching|monitor|catch|notice|see & !nobody|no ~3 until & !a ~1 week|month & !possible';

/** Somebody whose procedure has begun or is about to. */
export const PROCEDURE =
  'surgery|surgeon|surgeons|surgical|operation|cataract|cataracts|anesthesia|anesthesiologist|sedated|sedation|preop|colonoscopy|colonoscopies|endoscopy|scope|biopsy|cath|angio|ablation|stent|implant|implants|extraction|chemo|chemotherapy|infusion|dialysis|transfusion|radiation|c-section|cesarean|csection|epidural|arthroscopy|injection|cirugia|cirujano|cirujana|quirofano|anestesia|operacion|quimioterapia|endoscopia|biopsia|cateterismo|dialisis|procedimiento';
export const ABOUT_TO_BEGIN =
  'preop|=op|prepped|draped|sedated|scrubbed|=iv|=table|=chair|=due|waiting|ready|asleep|drops|numbed|numb|consented|gowned|=starts|starting|=line|hold|begin|=min|minutes|listo|lista|esperando|esperamos|espera|dormido|dormida|sedado|sedada|anestesiado|sillon|mesa|minutos';
export const NO_DATA =
  "can't|cannot|cant|won't|wont|not|no|lost|spinning|frozen|down|stuck|blank|missing|gone|dark|crashed|error|quit|without|nobody|nadie|died|dead|abre|abren|carga|cargan|sin|perdio|congelo|cayo|sirve ~9 open|see|reach|load|loading|found|connection|connect|come|up|server|screen|records|images|scan|scans|study|studies|history|system|station|data|chart|list|allergies|estudios|alergias|sistema|imagenes|expediente|pantalla|servidor|datos|lista";
/** And the other way about: the thing first, then how it fails. */
export const DATA_FAILS =
  'screen|server|records|images|xrays|xray|rays|films|pictures|radiografias|scan|scans|system|station|software|data|chart|protocol|database|tower|cart|console|workstation|ehr|pantalla|servidor|sistema|estacion|equipo ~9 spinning|frozen|froze|down|blank|dark|crashed|died|dead|quit|missing|unreachable|offline|gone|error|stuck|congelo|cayo|apago';
/** One who lies ready, whatever for. */
export const LIES_READY =
  'patient|patients|kid|child|man|woman|lady|boy|girl|he|she|paciente|nino|nina|senor|senora ~3 numb|numbed|=under|sedated|prepped|draped|asleep|intubated|anesthetized|anestesiado|anestesiada|dormido|dormida|sedado|sedada';
/** And one of whom something shows, in a bed and not on a screen. */
export const SICK_ONE =
  'bed|cama|patient|paciente|=pt|lady|man|woman|guy|resident|room|=one|el|la ~6 COLOR|gray|grey|blue|bluish|pale|ashen|dusky|clammy|awful|terrible|confused|gasping|gris|azul|morado|morada|palido|palida';
/** A proof, and somebody who wants it gone. */
export const PROOF =
  'film|filmed|recorded|recording|recorder|video|videos|clip|footage|photo|photos|picture|pictures|camera|grabe|grabo|grabacion|fotos|foto|camara';
export const WANTED_GONE =
  'delete|deleted|deletes|erase|erased|erases|wipe|wiped|destroy|destroyed|overwrite|overwritten|rid|=run|hush|borrar|borre|borro|borren|elimine|eliminar';
