/** One request that was answered by Express; pages from memory are counted by themselves. */
export interface AnsweredRequest {
  readonly method: string;
  /** The pattern that matched, never the path. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Who answered a question in the chat. */
export type ChatSource = 'model' | 'built-in';

/** What is counted while the server runs, for monitoring. */
export interface Metrics {
  recordRequest(request: AnsweredRequest): void;
  recordMemoryPage(): void;
  /** @param reason why it was not the model; 'none' when it was */
  recordChatAnswer(source: ChatSource, reason: string): void;
  /** All of it in Prometheus' text format, with the database as it is now. */
  text(): Promise<string>;
}

/** Without OPS_PORT nothing is counted. */
export const noMetrics: Metrics = {
  recordRequest: () => undefined,
  recordMemoryPage: () => undefined,
  recordChatAnswer: () => undefined,
  text: () => Promise.resolve(''),
};
