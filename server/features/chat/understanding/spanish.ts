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
  hospedan redes paginas web calentura fiebre receta medicina vida puedes saludos informacion`
    .split(/\s+/)
    .filter(Boolean),
);
/** Also English, or names of things here: they prove nothing. */
const SHARED = new Set(
  `me no a o y fax internet doctor web lo red persona se si son es la de los las del el mi un mas el san santa papa mama`.split(
    /\s+/,
  ),
);

/** Whether a text is Spanish, by the share of its words that only Spanish has. */
export function isSpanish(tokens: readonly Token[], plain = ''): boolean {
  if (/[¿¡]/.test(plain)) return true;
  const words = tokens.map(({ word }) => word);
  const sure = words.filter((word) => SPANISH.has(word) && !SHARED.has(word)).length;
  const likely = words.filter((word) => SPANISH.has(word)).length;
  if (sure === 0) return false;
  return words.length <= 3 ? likely * 2 >= words.length : sure >= 2 && likely / words.length >= 0.3;
}
