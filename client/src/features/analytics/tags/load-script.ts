/**
 * Puts a script of another host into the page. The content policy lets it run because code of this
 * site puts it there (`strict-dynamic`) and its host is on the list.
 * @returns whether it has run
 */
export function loadScript(address: string): () => boolean {
  let hasRun = false;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('load', () => {
    hasRun = true;
  });
  document.head.append(script);
  return () => hasRun;
}
