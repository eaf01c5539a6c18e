import { company } from '#shared/content/company.ts';
import { CALL, LLAME, NO_DETAILS, SIN_DATOS, urgentTexts } from '../urgent-texts.ts';
import { NOT_ASKED } from './who-and-what.ts';
import type { UrgentCase } from './urgent-case.ts';

const { phone } = company;
const NO_BLAME = 'Nobody should be blamed for reporting it.';

const OWN_PORTAL = {
  en: `Please sign out, and do not look further, copy or photograph it. Then call the clinic and ask for its privacy officer: say when it happened and what the screen showed, and ask whether anybody saw yours. If it is a clinic that we look after, call ${phone.display} too, at any hour, with its name and the time: we see no records from this chat, but we can have the portal looked at. If nobody reacts, the Office for Civil Rights of HHS takes complaints. Please put nobody’s details in this chat.`,
  es: `Por favor, cierre la sesión y no mire, copie ni fotografíe más. Llame a la clínica y pida hablar con la persona encargada de privacidad: diga cuándo pasó y qué mostraba la pantalla, y pregunte si alguien vio lo suyo. Si es una clínica que cuidamos, llame también al ${phone.display}, a cualquier hora: desde este chat no vemos expedientes. Por favor, no ponga aquí datos de nadie.`,
};

const PICTURES =
  'pictures|pics|photos|images|videos|fotos|imagenes ~5 child|children|kid|kids|minor|minors|underage|girl|boy|nino|nina|ninos|ninas|menor|menores';
const NOT_OF_THE_CLINIC =
  '!xray & !x-ray & !chart & !brochure & !website & !wound & !consent & !snapchat & !my ~2 son|daughter';
/** Somebody comes upon pictures of abused children. */
const PICTURES_OF_CHILDREN = {
  danger: ['violence', 'insider', 'account', 'medical', 'ransomware', 'wrong-recipient'],
  isWhole: true,
  isPlain: true,
  situation: 'afar',
  en: `Do not copy, print, photograph, forward or look at any more of it: copies can be a crime themselves. Leave the computer as it is and let nobody use it. Call the police or the FBI now, and 911 if a child is in danger; the National Center for Missing & Exploited Children takes reports, too, at CyberTipline.org. Tell the owner and a lawyer, but not the person whose computer it is, and write down when and where you came upon it. Please put no names in this chat.`,
  es: `No copie, imprima, fotografíe, reenvíe ni mire nada más: las copias pueden ser un delito. Deje la computadora como está y que nadie la use. Llame ya a la policía o al FBI, y al 911 si un menor está en peligro; también recibe denuncias CyberTipline.org. Avise al dueño y a un abogado, pero no a la persona de esa computadora, y anote cuándo y dónde lo encontró. No ponga nombres en este chat.`,
} as const;

/** Things at a clinic that are found, seen or heard, where words alone show what is wrong; the most exact first. */
export const casesOnThePremises: readonly UrgentCase[] = [
  {
    ...PICTURES_OF_CHILDREN,
    when: `${PICTURES} & naked|nude|nudes|porn|pornography|sexual|illegal|disgusting|exploitation|desnudo|desnuda|desnudos|desnudas|ilegal|ilegales & found|saw|seen|opened|encontre|encontramos|vi|hay & ${NOT_OF_THE_CLINIC}`,
  },
  {
    ...PICTURES_OF_CHILDREN,
    when: `${PICTURES} & found|saw|opened|encontre & really ~1 bad & computer|laptop|phone|drive|folder & ${NOT_OF_THE_CLINIC}`,
  },
  {
    danger: ['ransomware', 'account', 'wrong-recipient', 'fraud'],
    isWhole: true,
    isPlain: true,
    when: `email|e-mail|mail|letter|message|note|correo|carta & demanding|demands|demand|want|wants|asking|pay|exige|piden|pide & bitcoin|crypto|ransom|money|dollars|rescate & prove|proof|publish|post|leak|sell|site|public|publicar & chart|charts|records|files|data|patients|expedientes|datos & ${NOT_ASKED} & !invoice & !vendor & !locked & !encrypted`,
    en: `Do not answer, bargain or pay, and delete nothing: keep the message as it came. ${CALL} Somebody may still be in your systems, though all of it works: change nothing before we have looked. Then your cyber insurer, often the first call that a policy wants, your lawyer and your privacy officer: whether and when it has to be reported is decided with them. Tell only who has to act, and report it to the FBI at IC3. ${NO_DETAILS}`,
    es: `No conteste, no negocie ni pague, y no borre nada: guarde el mensaje como llegó. ${LLAME} Puede que alguien siga en sus sistemas aunque todo funcione: no cambie nada antes de que lo revisemos. Después, su seguro cibernético, su abogado y la persona encargada de privacidad, y denúncielo al FBI en IC3. ${SIN_DATOS}`,
  },
  {
    danger: ['ransomware', 'outage', 'account'],
    isWhole: true,
    isPlain: true,
    isInOneClause: true,
    when: `computer|computers|pc|pcs|screen|screens|page|server|servers|files|desktop|workstation|workstations|pantalla|pantallas|computadora|computadoras|archivos & bitcoin|btc|crypto|monero|ransom|rescate & asking|asks|ask|demand|demands|demanding|wants|want|pay|says|saying|shows|showing|locked|encrypted|note|pide|piden|pagar|dice & ${NOT_ASKED} & !accept & !mine & !mining & !miner & !website & !caller & !called & !drill & !insurance & !article & !blog`,
    ...urgentTexts.ransomware,
  },
  {
    danger: ['wrong-recipient', 'account', 'insider'],
    isWhole: true,
    isPlain: true,
    when: `google|googled|internet|online|website|search|pagina|enlace & forms|licenses|records|charts|cameras|camera|scans|intake|files|expedientes|camaras|formularios & open|opens|live|anyone|public|click|everybody|see|ven|vivo|cualquiera & clinic|practice|patient|patients|our|my|clinica|pacientes & found|find|got|shows|see|watch|just|avisar|ven & ${NOT_ASKED} & !hours & !want & !need & !add & !ads & !filled & !download & !online ~1 forms|intake|booking`,
    en: `Do not share the link, and open no more of it. If it is your clinic: take that folder, page or camera offline now, delete nothing, and write down what was open, how you found it and when; a search engine is asked afterwards to remove its copy. Call ${phone.display} now, at any hour, and tell your privacy officer. If it is somebody else’s clinic, call it first, and us with its name. ${NO_DETAILS}`,
    es: `No comparta el enlace ni abra más. Si es su clínica: quite ya esa carpeta, página o cámara de internet, no borre nada y anote qué se veía y cuándo. Llame ahora al ${phone.display}, a cualquier hora, y avise a la persona encargada de privacidad. Si es la clínica de otros, llámela primero, y a nosotros con su nombre. ${SIN_DATOS}`,
  },
  {
    danger: ['lost-device', 'violence', 'medical', 'insider', 'outage'],
    isWhole: true,
    isPlain: true,
    when: 'door|window|lock|glass|office|clinic|building|puerta|ventana|cerradura|oficina|clinica & bent|pried|smashed|kicked|forced|busted|broke|broken|shattered|jimmied|burglary|burglarized|forzada|forzaron|rota|rompieron & gone|missing|stolen|stole|empty|took|taken|into|faltan|robaron|robadas & computer|computers|laptop|laptops|pc|pcs|server|servers|tablets|drawer|drawers|desk|monitors|equipment|overnight|night|anoche|computadoras|equipos|cajones & !trunk & !parked & !truck & !van & !car ~6 window|smashed|broke|broken & !window|smashed|broke ~4 car & !knife & !gun & !key & !menu',
    en: `Stay out, or leave now, and wait where it is safe, such as in a locked car: somebody may still be inside. Call 911 and say what you found. Touch, clean and move nothing before the police have seen it. Then call ${phone.display}, at any hour, even if your boss does not answer: the accounts of what is gone are locked. Write down when you came and what was missing, and tell the privacy officer. ${NO_BLAME} ${NO_DETAILS}`,
    es: `No entre, o salga ahora, y espere donde esté a salvo: puede haber alguien adentro. Llame al 911 y diga qué encontró. No toque, limpie ni mueva nada hasta que llegue la policía. Después llame al ${phone.display}, a cualquier hora, aunque su jefe no conteste, para bloquear las cuentas de lo que falta. Anote a qué hora llegó. Nadie debe culparle por avisar. ${SIN_DATOS}`,
  },
  {
    danger: ['insider', 'lost-device', 'scam', 'account', 'violence'],
    isWhole: true,
    isPlain: true,
    when: 'man|guy|someone|somebody|woman|technician|person|he|hombre|alguien & badge|uniform|company|tech|repair|printer|gafete|compania & plugged|put|placed|left|installed|stuck|hooked|conecto|puso|dejo ~4 black|small|little|box|thing|device|stick|usb|dongle|cable|caja|aparato|cosa & behind|under|took|walked|gone|nobody|never|didnt|let|detras|llevo|fue & !your ~1 technician & !want & !how & !vaccine & !sample',
    en: `Call ${phone.display} now, at any hour: we say whether anybody was sent. If nobody was, call the police. Do not touch or unplug what was left behind, and let nobody work on the computers beside it. Write down what he looked like, what he took and when he left, and have the camera’s recording kept. Tell your manager and your privacy officer. ${NO_BLAME} ${NO_DETAILS}`,
    es: `Llame ahora al ${phone.display}, a cualquier hora: le decimos si enviamos a alguien. Si no, llame a la policía. No toque ni desconecte lo que dejó, y que nadie use las computadoras de al lado. Anote cómo era, qué se llevó y a qué hora salió. Nadie debe culparle por avisar. ${SIN_DATOS}`,
  },
  {
    danger: ['fire', 'outage', 'medical', 'water'],
    isWhole: true,
    isPlain: true,
    when: 'battery|batteries|batery|ups|bateria|baterias & bulging|bulged|swollen|swelling|swelled|puffed|leaking|hissing|melting|hot|eggs|inflada|hinchada|caliente & !smoke & !smokes & !haze & !burnt & !burning & !burned & !sparks & !flames & !fire & !humo & !insulin & !pump & !swallowed & !car & !recall & !policy & !hot ~1 swap|spot|line',
    en: `Do not touch, move or unplug it, and keep everybody away from that room. If it is too hot to touch, hisses or smells, get everybody out of the building and call 911 from outside: such a battery can catch fire or give off gas. Then call ${phone.display}, at any hour: we say how its power is cut safely and what may go down. ${NO_DETAILS}`,
    es: `No la toque, no la mueva ni la desconecte, y que nadie se acerque. Si está muy caliente, silba o huele, salgan todos del edificio y llamen al 911 desde afuera: puede incendiarse. Después llame al ${phone.display}, a cualquier hora: le decimos cómo cortar su corriente. ${SIN_DATOS}`,
  },
  {
    danger: ['fire', 'outage', 'medical'],
    isWhole: true,
    isPlain: true,
    when: 'room|closet|cuarto|armario & computers|server|servers|rack|network|equipment|computadoras|servidor|servidores & hot|heat|oven|sauna|overheating|caliente|calor & !smoke & !smoky & !smell & !smells & !burning & !burnt & !fire & !flames & !sparks & !humo & !huele & !water & !plan & !policy & !quote & !should & !how & !hot ~1 spare|swap',
    en: `If you see or smell smoke, or the door itself is hot, leave it closed, get everybody out and call 911. If not, open the door and let the heat out; touch and unplug nothing, and pour no water. ${CALL} Say what beeps and what is red: we say what is shut down, and in which order. ${NO_DETAILS}`,
    es: `Si ve humo, huele a quemado o la puerta está caliente, déjela cerrada, salgan todos y llamen al 911. Si no, abra la puerta para que salga el calor; no toque ni desconecte nada y no eche agua. ${LLAME} Diga qué suena y qué está en rojo. ${SIN_DATOS}`,
  },
  {
    danger: ['outage', 'wrong-recipient', 'medical'],
    isWhole: true,
    isPlain: true,
    when: `allergies|allergy|medications|meds|=doses|weights|alergias|medicamentos & chart|charts|patient|patients|ehr|emr|expediente|expedientes|everyone|everybody & every|all|everyone|everybody|each|todos|todas & none|=no|blank|empty|gone|wrong|missing|vanished|wiped|shows|nkda|ningun|vacio|vacios|borradas & since|now|today|morning|lunch|update|upgrade|suddenly|hoy|actualizacion & ${NOT_ASKED} & !import & !quote & !form`,
    en: `Trust no list of allergies, medications or doses on the screen: ask every patient, look at paper or the pharmacy, and tell everybody who prescribes or gives something, now. Save, correct and delete nothing in those lists. ${CALL} Say since when, and call your EHR vendor too. Go over to paper for what is given meanwhile. ${NO_DETAILS}`,
    es: `No confíe en ninguna lista de alergias, medicamentos o dosis de la pantalla: pregunte a cada paciente y avise ya a todos los que recetan o dan algo. No guarde, corrija ni borre nada en esas listas. ${LLAME} Diga desde cuándo, y llame también al proveedor del expediente. ${SIN_DATOS}`,
  },
  ...[
    'my|mi ~3 portal|mychart|app|labs|results|chart|record|resultados|expediente & another|other|else|elses|different|wrong|stranger|strangers|otra|otro ~2 woman|womans|man|mans|person|persons|patient|patients|lady|chart|results|name|labs|persona|mujer|paciente & !our & !we & !nurse & !clinic|practice ~1 owner & !staff & !print & !sent & !faxed',
    'portal|mychart|app & my|mi & son|sons|daughter|daughters|hijo|hija & different|another|other|wrong|else|otro|otra ~2 boy|girl|kid|child|person|patient|name|nino|nina & !our & !staff & !sent',
  ].map((when): UrgentCase => ({
    danger: ['wrong-recipient', 'account', 'medical', 'self-harm'],
    isWhole: true,
    isPlain: true,
    when,
    ...OWN_PORTAL,
  })),
  {
    danger: ['insider', 'wrong-recipient', 'account', 'violence'],
    isWhole: true,
    isPlain: true,
    when: 'screenshot|screenshots|screenshotting|pictures|pics|photos|posting|posted|posts|capturas|fotos & chart|charts|records|results|files|expedientes|expediente & group|groupchat|snapchat|instagram|facebook|tiktok|chat|school|friends|everyone|grupo|escuela & mine|my|me|mi|mio & !our & !we & !employee & !scanner & !login',
    en: `I am sorry; this is not your fault. Do not pass the pictures on, note when and where you saw them, and keep one proof. Tell a parent or an adult you trust, and call the clinic today: ask for its privacy officer, who has to look into it. If the clinic is one that we look after, call ${phone.display} too, at any hour, with its name, so that the access can be closed. The Office for Civil Rights of HHS takes complaints. Please put nobody’s details in this chat.`,
    es: `Lo siento; no es culpa suya. No reenvíe las fotos, anote cuándo y dónde las vio y guarde una prueba. Dígaselo a un adulto de confianza y llame hoy a la clínica: pida hablar con la persona encargada de privacidad. Si es una clínica que cuidamos, llame también al ${phone.display}, a cualquier hora, para cerrar ese acceso. Por favor, no ponga aquí datos de nadie.`,
  },
  {
    danger: ['wrong-recipient', 'lost-device', 'violence', 'insider', 'medical'],
    isWhole: true,
    isPlain: true,
    when: `charts|chart|records|files|folders|drives|papers|paperwork|boxes|expedientes|papeles|cajas & dumpster|dumpsters|trash|alley|curb|sidewalk|street|landfill|recycling|yard|basura|basurero|contenedor|callejon|=calle & names|patients|patient|medical|charts|clinic|real|blowing|nombres|pacientes|clinica & ${NOT_ASKED} & !street ~1 address & !shredding & !policy & !pick ~1 up`,
    en: `Please do not read, photograph or carry off any page. If you work there, bring it all inside now or have two people stand by it, keep it together and tell your privacy officer at once. If you do not, keep calling the clinic or the building’s owner; papers in the wind are a reason to ask the police for help too. Call ${phone.display} as well, at any hour, with the clinic’s name and the place: we try to reach somebody if it is a client of ours. ${NO_DETAILS}`,
    es: `Por favor, no lea, fotografíe ni se lleve ninguna hoja. Si trabaja ahí, métalo todo ahora o que dos personas lo vigilen, y avise enseguida a la persona encargada de privacidad. Si no, siga llamando a la clínica o al dueño del edificio. Llame también al ${phone.display}, a cualquier hora, con el nombre de la clínica y el lugar. ${SIN_DATOS}`,
  },
  {
    danger: ['account', 'fraud', 'scam', 'lost-device', 'outage'],
    isWhole: true,
    isPlain: true,
    when: 'pbx|voip|phones|phone|trunk|trunks|sip|extensions|telefonos|conmutador & call|calls|calling|dialing|minutes|llamadas & somalia|cuba|sierra|latvia|international|overseas|foreign|abroad|africa|premium|internacionales|extranjero & carrier|fraud|midnight|night|weekend|bill|hundreds|thousands|900|hacked|still|fraude|factura & !plan & !price & !quote & !do ~1 you & !offer',
    en: `Call your phone carrier’s fraud desk now, at the number on your bill and not one from a message, and have international and premium calls blocked. Call ${phone.display} now, at any hour: somebody is in your phone system, so it has to be cut off from outside and every password of extensions, voicemail and administration changed. Delete no call records: they decide who pays. ${NO_DETAILS}`,
    es: `Llame ahora al departamento de fraude de su compañía telefónica, al número de su factura, y pida que bloqueen las llamadas internacionales. Llame ahora al ${phone.display}, a cualquier hora: alguien está en su sistema telefónico y hay que cambiar todas sus contraseñas. No borre el registro de llamadas. ${SIN_DATOS}`,
  },
];
