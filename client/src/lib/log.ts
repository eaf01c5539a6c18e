/** Writes a note into the browser's console; visitors see nothing of it. */
export type Log = (note: string, cause?: unknown) => void;

export const log: Log = (note, cause) => {
  if (cause === undefined) console.info(note);
  else console.info(note, cause);
};
