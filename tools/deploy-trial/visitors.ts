/** `visitors.ts ADDRESS RATE`: visits the site there until stdin ends, then prints what happened, as JSON. */
import { once } from 'node:events';
import { startLoad } from '#tools/bench/rolling-load.ts';

const [address = '', rate = ''] = process.argv.slice(2);
const load = startLoad({ address, httpsPort: 443 }, Number(rate));
process.stdin.resume();
await once(process.stdin, 'end');
await load.stop();
process.stdout.write(
  JSON.stringify({ ...load.report, acknowledged: [...load.report.acknowledged] }),
);
