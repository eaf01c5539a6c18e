/** What a first visit to any page may weigh before it is touched, in bytes as they travel. */
export interface Budget {
  readonly name: string;
  readonly limitBytes: number;
}

export const budgets = {
  /** Ten packets: what a new connection carries before the first acknowledgement comes back. */
  document: { name: 'HTML with its rules, brotli, and headers, heaviest page', limitBytes: 14_600 },
  script: { name: 'JavaScript before interaction, gzip', limitBytes: 84_000 },
  fonts: { name: 'fonts', limitBytes: 60_000 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
export type Weights = Readonly<Record<BudgetName, number>>;

/** One line per budget, and whether all are met. */
export function judge(weights: Weights): { lines: string[]; hasPassed: boolean } {
  const names = Object.keys(budgets) as BudgetName[];
  const lines = names.map((key) => {
    const { name, limitBytes } = budgets[key];
    const verdict = weights[key] <= limitBytes ? 'ok  ' : 'OVER';
    return `${verdict} ${name}: ${kilobytes(weights[key])} of ${kilobytes(limitBytes)}`;
  });
  return { lines, hasPassed: names.every((key) => weights[key] <= budgets[key].limitBytes) };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
