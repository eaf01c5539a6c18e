import { company } from '#shared/content/company.ts';
import { type Day, DAYS } from '#shared/identity/days.ts';
import { identity } from '#shared/identity/identity.ts';
import { clockTime, type OpenTimes } from '#shared/identity/office-hours.ts';

const SPANISH_DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Behind "hora", by the English word of the zone. */
const SPANISH_ZONES: ReadonlyMap<string, string> = new Map([
  ['Eastern', 'del Este'],
  ['Central', 'del Centro'],
  ['Mountain', 'de la Montaña'],
  ['Pacific', 'del Pacífico'],
  ['Alaska', 'de Alaska'],
  ['Hawaii', 'de Hawái'],
]);

/** "de lunes a viernes, de 8:00 AM a 6:00 PM; sábado, de 9:00 AM a 1:00 PM". */
export function spanishHours(hours: readonly OpenTimes[]): string {
  return hours
    .map(({ days, opens, closes }) => {
      const times = `de ${clockTime(opens)} a ${clockTime(closes)}`;
      return `${daysText(days)}, ${times}`;
    })
    .join('; ');
}

function daysText(days: readonly Day[]): string {
  const indexes = DAYS.flatMap((day, index) => (days.includes(day) ? [index] : []));
  const names = indexes.map((index) => SPANISH_DAYS[index] ?? '');
  const [first = '', last = ''] = [names.at(0), names.at(-1)];
  const isRow = indexes.every((day, index) => day === (indexes[0] ?? 0) + index);
  if (isRow && names.length > 2) return `de ${first} a ${last}`;
  return names.length < 2 ? first : `${names.slice(0, -1).join(', ')} y ${last}`;
}

/** When the office is open, and by which clock. */
export const OFICINA = spanishHours(identity.hours);
export const HORA = `hora ${SPANISH_ZONES.get(company.officeHours.zone.word) ?? 'local'}`;
