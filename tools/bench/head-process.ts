/**
 * What `loadHead` runs: asks for the headers of one address alone, on each connection again as soon as it is answered,
 * and prints the answers a second.
 */
import { connect } from 'node:net';

const [url = '', connections, seconds] = process.argv.slice(2);
const { host, hostname, port, pathname } = new URL(url);
const request = `HEAD ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;

let answers = 0;
for (let count = 0; count < Number(connections); count += 1) {
  const socket = connect(Number(port), hostname, () => socket.write(request));
  socket.setEncoding('latin1').on('data', (answer: string) => {
    const isGood = answer.startsWith('HTTP/1.1 200 ') && answer.endsWith('\r\n\r\n');
    if (!isGood) throw new Error(`Not every answer of ${url} was good:\n${answer}`);
    answers += 1;
    socket.write(request);
  });
}
const start = performance.now();
setTimeout(
  () => {
    process.stdout.write(`${(answers * 1_000) / (performance.now() - start)}\n`);
    process.exit();
  },
  Number(seconds) * 1_000,
);
