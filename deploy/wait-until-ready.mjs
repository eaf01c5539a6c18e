/** `node wait-until-ready.mjs URL [seconds]`: ends with 0 when URL answers 200, with 1 when it does not in time. */
const [url = '', seconds = '45'] = process.argv.slice(2);
const end = Date.now() + Number(seconds) * 1_000;

async function isReady() {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return status === 200;
  } catch {
    return false;
  }
}

while (!(await isReady())) {
  if (Date.now() > end) {
    process.stderr.write(`${url} was not ready within ${seconds} s\n`);
    process.exit(1);
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
