/** The middle value; of an even number of values the lower middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('The median of nothing was asked for.');
  return middle;
}

/** The value that `share` percent of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil((sorted.length * share) / 100) - 1];
  if (value === undefined) throw new Error('A percentile of nothing was asked for.');
  return value;
}

/** Prints rows under a heading, columns aligned: the first to the left, the others to the right. */
export function printTable(heading: string, rows: readonly (readonly (string | number)[])[]): void {
  const texts = rows.map((row) => row.map((cell) => cell.toLocaleString('en-US')));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  const lines = texts.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  process.stdout.write(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
}

/** Says why a part was left out. */
export function printSkipped(heading: string, reason: string): void {
  process.stdout.write(`\n${heading}\n  left out: ${reason}\n`);
}

/** Prints what was found wrong, the first twenty; then the process ends with 1. */
export function printVerdict(findings: readonly string[]): void {
  for (const finding of findings.slice(0, 20)) process.stdout.write(`BROKEN: ${finding}\n`);
  const verdict = findings.length === 0 ? 'Every promise was kept.' : `${findings.length} broken.`;
  process.stdout.write(`${verdict}\n`);
  if (findings.length > 0) process.exitCode = 1;
}
