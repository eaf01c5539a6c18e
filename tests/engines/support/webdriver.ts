/** One session of W3C WebDriver: sends a command, gives its value. */
export type Command = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Speaks the protocol with a driver that listens already.
 * @see https://www.w3.org/TR/webdriver2/
 * @throws Error with the driver's own words
 */
export async function openSession(origin: string, capabilities: object): Promise<Command> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error} ${message}`);
  };
  const session = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = session as { sessionId: string };
  return (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
}
