import { commonWords } from '../search/common-words.ts';
import type { Token } from './tokens.ts';

/** Words of everyday Spanish that are no English words. */
const SPANISH = new Set(
  `el la los las un una unos unas de del que y o en con por para como cuando donde cuanto cuanta cuantos cuantas
  quien cual cuales es son esta estan estoy estamos soy somos hay tiene tienen tengo tenemos puede pueden puedo
  podemos quiero quiere quieren queremos necesito necesita necesitamos hola buenos buenas dias tardes noches gracias
  favor usted ustedes nosotros yo mi mis su sus se me le les lo nos si pero muy mas menos tambien ya aqui ahi alli
  hoy ayer manana ahora ayuda ayudar ayudarme precio precios cuesta cuestan cobran cobra horario horarios abierto
  abren cierran direccion telefono numero correo mensajes texto alertas servicios servicio clinica clinicas consultorio
  medico medicos doctor espanol habla hablan hablar persona alguien emergencia urgente computadora computadoras
  internet respirar paciente pacientes esposo esposa hijo hija mama papa nino nina bebe sangre dolor pecho
  hacen hace ofrecen trabajan atienden llamar llamo llame llamen contrasena sistema red nube respaldo sitio
  pagina fax seguridad firma firman acuerdo contrato empresa oficina donde tengo tiempo tarda todo todos nada
  porque este esta ese esa fue ser estar hacer saber digame dime quisiera gustaria cuesten ingles poco bien mal
  senor senora archivos archivo correos cuenta dinero robaron perdi perdimos abrimos abri caido funciona sirve
  nadie siempre usamos uso llegan llegar llega arreglan arreglar enviar enviamos mandar eso esos lleguen oye nomas conteste contesta contestan ensenan ensenar muchachas jefe jefa caer falsos trabajo trabajar queremos tenia compania negocio cambiar cambio dejar borrar guardan pagar pago cobro caro barato seguro segura ofrecer incluye proteger virus paginas citas recibir recibo inscribo inscribir dan dar dice dicen dijo venir vienen van voy ir llevar lleva tardan demoran estados unidos semana mes ano anos dia nuestra nuestro nuestras nuestros cada cual tipo clase mejor peor verdad luego entonces nadie nunca desde hasta entre sin sobre antes despues cita gratis fin semana sabado domingo lunes viernes
  noche muriendo matarme morir vivir quiere suicidarme humo fuego incendio pistola ambulancia desmayo respira
  hospedan redes paginas web calentura fiebre receta medicina vida puedes saludos informacion
  abierta abiertos abiertas cerrado cerrados sabados domingos lunes martes miercoles jueves viernes atienden atiende atender
  contestan conteste trabajan trabaja accion ubicados ubicado ubicacion ciudad whatsapp nomas ahorita orita porfa porfis maquina
  quitar quito poner ponen pone camaras telefonos celular numero cuesta encargado encargada dueno duena gerente comunica comunicar
  comuniqueme paseme pasame digame espero esperando hombre mujer muchacho muchacha senora enfermera enfermero recepcionista golpeando
  golpeo pegando pega amenaza amenazando cuchillo arma disparo disparos sangrando ahogando ahoga despierta despertar reacciona desmayo
  desmayada inconsciente convulsionando convulsion ataque corazon pastillas tomo trago veneno cloro embarazada parto duele dolor
  mucho mucha muchos muchas poca algun alguno alguna algunos nuestras tuve tuvo tuvimos estuvo hubo habia han he hemos fui fuimos
  veo ve vemos ver sentido seguir viviendo morirme suicidio lastimar lastimarme cansada cansado sola solo triste ganas quise quisieramos
  aguanto soporto acabar terminar puedan pueda podria podrian deberia debemos debo tendria tendremos sera seran seria vamos vaya venga
  ayudan ayudenme ayudeme auxilio socorro ustedes vosotros tu te ti contigo conmigo ellos ellas ella aquel aquella estos estas esas
  mismo misma otro otra otros otras nuevo nueva nuevos nuevas viejo vieja grande pequeno pequena rapido lento lenta caido caida cayo
  cayeron murio murieron apago apagado prende prenden encender encendido enciende jala jalan descompuso descompuesta descompuesto rota
  roto perdio perdieron robo robaron hackearon hackeo hackeado bloqueado bloqueada bloquearon secuestraron rescate mando mandaron mandan
  mandamos envie envio equivocado equivocada error por expediente expedientes receta recetas resultados cobran cobrar cobraron factura
  facturas cotizacion presupuesto mensual mensualidad mes meses semanas horas minutos anos pagina paginas sitio sitios red redes nube
  respaldo respaldos impresora impresoras computo equipo equipos informatica sistemas contrasenas clave claves usuario usuarios
  sirven funcionan funcionando conecta conectar conectan instalar instalan revisar revisan cuidan mantienen ofrecen brindan manejan
  incluye incluyen cubren cubre radio lejos cerca afuera dentro adentro encima debajo frente lado calle avenida edificio cuarto sala
  piso techo agua incendio quemado huele olor gas electrico luz electricidad  hermano hermana abuelo abuela abuelita suegra vecino
  primo prima tio tia novio novia companero companera amigo amiga gente vacante vacantes contratando empleo solicitud curriculum
  politica privacidad datos venden compartir comparten borren borrenlos eliminar eliminen guardado quien quienes cuantas sobre
  entiendo entiende entender comprendo explicar explique explica decirme dime deme dame denme quedan queda quedo sigue sigo llegaron
  llego recibi recibimos recibe pedi pedimos preguntar pregunta preguntas duda dudas consulta gratuita gratis primera primer
  sabe saben conocen conoce ha sido siendo hacemos hago hizo hicieron diga listo claro bueno buena buenas adios perdon disculpe
  fijese oiga oigan mire miren pues asi aunque mientras ademas casi igual ningun ninguna ninguno jamas quizas acaso
  inscribirme suscribirme cancelar darme de baja textos aviso avisos alertas recordatorio encuentro encuentra encontrar`
    .split(/\s+/)
    .filter(Boolean),
);
const SHARED_SHARE = 0.5;
const EVERYDAY_SHARE = 0.5;
const FEW_WORDS = 3;
/** Also English, or names of things here: they prove nothing. */
const SHARED = new Set(
  `me no a o y he ha red error sale radio tu te ti solo gas sola data web come ve arma sin pues mire once pie favor fax internet doctor web lo red persona se si son es la de los las del el mi un mas el san santa papa mama`.split(
    /\s+/,
  ),
);

/** Endings that hardly any English word has. */
const SPANISH_ENDING =
  /(?:cion|ciones|iendo|ando|aron|ieron|amos|emos|aban?|arle|erle|irle|arme|erme|irme|arnos|ernos|mente|idad|idades|itos?|itas?|ados?|adas?|idos?|idas?)$/;
const SHORTEST_WITH_ENDING = 6;
const everyday = new Set(commonWords);
/** Little words of English, which no Spanish sentence holds. */
const ENGLISH = new Set(
  `the and is are was were do does did you your yours we our us my i it its this that these those they them their she
  his her what when where who how why which with from for of to in on at by an can could will would should have has had
  not don't isn't can't won't if or but so than then there here just any some all out up about into over after before
  get got need want please thanks hello now am be been`.split(/\s+/),
);

/** Whether few words may be Spanish, where the message before them was: "y si el programa es viejito". */
export const mayBeSpanish = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => SPANISH.has(word)) && englishWords(tokens) === 0;

/** How many little words of English there are. */
export const englishWords = (tokens: readonly Token[]): number =>
  tokens.filter(({ word }) => ENGLISH.has(word)).length;

/** Whether a text is Spanish: more of its words belong to that language than to English. */
export function isSpanish(tokens: readonly Token[], plain = ''): boolean {
  if (/[¿¡]/.test(plain)) return true;
  let spanish = 0;
  let sure = 0;
  let english = 0;
  for (const { word } of tokens) {
    if (SPANISH.has(word)) {
      spanish += SHARED.has(word) ? SHARED_SHARE : 1;
      sure += SHARED.has(word) ? 0 : 1;
    } else if (ENGLISH.has(word)) english += 1;
    else if (everyday.has(word)) english += EVERYDAY_SHARE;
    else if (word.length >= SHORTEST_WITH_ENDING && SPANISH_ENDING.test(word)) spanish += 1;
  }
  // An ending alone may belong to a name: "Sunita".
  return sure >= 1 && (tokens.length <= FEW_WORDS || spanish >= 2) && spanish > english;
}
