import type { Browser, CDPSession } from 'playwright';
import { throttling } from 'lighthouse/core/config/constants.js';
import { setTimeout as wait } from 'node:timers/promises';

const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const SLOWER = 4;
/**
 * Wide and high enough for the screen and what a browser puts around it: a change outside of the window counts as
 * shown only with the next one inside of it.
 */
const WINDOW = { width: 600, height: 1_200 };
/** What the protocol says of a question whose document is gone. */
const LEFT = /navigated or closed|Cannot find context|Promise was collected|context was destroyed/i;

interface Message {
  readonly id?: number;
  readonly error?: { readonly message: string };
  readonly result?: unknown;
}

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}

/**
 * A phone with a four times slower processor. Playwright's own pages listen to the console and to exceptions, for
 * which V8 reads the code of each stack trace again; nobody does that to a visitor, so this one only sends what a
 * finger does and asks questions.
 */
export class Phone {
  readonly #waiting = new Map<number, (message: Message) => void>();
  readonly #browser: CDPSession;
  readonly #contextId: string;
  readonly #sessionId: string;
  #count = 0;

  private constructor(browser: CDPSession, contextId: string, sessionId: string) {
    this.#browser = browser;
    this.#contextId = contextId;
    this.#sessionId = sessionId;
    browser.on('Target.receivedMessageFromTarget', (event) => {
      if (event.sessionId !== sessionId) return;
      const message = JSON.parse(event.message) as Message;
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
    });
  }

  static async open(browser: Browser): Promise<Phone> {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send('Target.createBrowserContext');
    const { targetId } = await session.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const { windowId } = await session.send('Browser.getWindowForTarget', { targetId });
    await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
    const phone = new Phone(session, browserContextId, sessionId);
    await phone.#send('Page.enable');
    await phone.#send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await phone.#send('Emulation.setDeviceMetricsOverride', SCREEN);
    await phone.#send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await phone.#send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return phone;
  }

  /** A slow 4G connection that stands: what Lighthouse simulates. */
  async slowNetwork(): Promise<void> {
    const { rttMs, throughputKbps } = throttling.mobileSlow4G;
    const throughput = (throughputKbps * 1_024) / 8;
    await this.#send('Network.enable');
    await this.#send('Network.emulateNetworkConditions', {
      offline: false,
      latency: rttMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }

  async #send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#count;
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    await this.#browser.send('Target.sendMessageToTarget', {
      sessionId: this.#sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const { error, result } = await answer;
    this.#waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  /** @param run runs in each document before anything of its own does */
  async runFirst<Argument>(run: (argument: Argument) => void, argument: Argument): Promise<void> {
    const source = `(${run.toString()})(${JSON.stringify(argument)})`;
    await this.#send('Page.addScriptToEvaluateOnNewDocument', { source });
  }

  /** Resolves when the document begins to arrive. */
  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
  }

  /**
   * Runs a function in the document and waits for its promise.
   * @returns undefined when the document was left meanwhile
   */
  async ask<Given extends readonly unknown[], Answer>(
    run: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer | undefined> {
    const expression = `(${run.toString()})(...${JSON.stringify(given)})`;
    const options = { expression, awaitPromise: true, returnByValue: true };
    try {
      const { result, exceptionDetails } = await this.#send<Evaluated>('Runtime.evaluate', options);
      if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`);
      return result.value as Answer;
    } catch (error) {
      if (error instanceof Error && LEFT.test(error.message)) return undefined;
      throw error;
    }
  }

  /** @param restMs how long the finger rests on the glass */
  async tap(x: number, y: number, restMs: number): Promise<void> {
    const touchPoints = [{ x: Math.round(x), y: Math.round(y) }];
    await this.#send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await wait(restMs);
    await this.#send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.disposeBrowserContext', { browserContextId: this.#contextId });
    await this.#browser.detach();
  }
}
