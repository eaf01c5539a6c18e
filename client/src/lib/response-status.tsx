import { createContext, useContext } from 'react';

/** Lets a page set the HTTP status while the server renders it; the browser has no use for it. */
export const ResponseStatusContext = createContext<(status: number) => void>(() => undefined);

/** Rendered by screens that stand for something missing, so that machines are told as well. */
export function ResponseStatus({ code }: { code: number }) {
  useContext(ResponseStatusContext)(code);
  return null;
}
