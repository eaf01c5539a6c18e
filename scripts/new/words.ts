/** `patient-portals` as a name in code: patientPortals. */
export const asIdentifier = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `patient-portals` or `patientPortals` as people read it: Patient portals. */
export function asLabel(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.replace(/^./, (letter) => letter.toUpperCase());
}

/**
 * Adds lines in front of the first line that begins with a text.
 * @throws Error when there is no such line, which means that the file has changed and this tool has not
 */
export function insertBefore(text: string, start: string, lines: string): string {
  const index = `\n${text}`.indexOf(`\n${start}`);
  if (index < 0) throw new Error(`No line begins with "${start}".`);
  return `${text.slice(0, index)}${lines}\n${text.slice(index)}`;
}
