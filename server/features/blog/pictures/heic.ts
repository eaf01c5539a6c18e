import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** A photo as pixels, four bytes each: red, green, blue, opacity. */
export interface HeicPixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** More than any phone makes; four bytes for each have to fit into memory. */
const MAX_PIXELS = 100_000_000;
const TIME_LIMIT_MS = 60_000;

/**
 * libheif, compiled to WebAssembly, on a thread of its own: what a broken or hostile file does to it ends
 * with the thread. Its orientation is applied while decoding.
 */
const THREAD = `
const { parentPort, workerData: { decoder, bytes, maxPixels, wantsPixels } } = require('node:worker_threads');
require(decoder).all({ buffer: bytes }).then(async ([image]) => {
  const { width, height } = image;
  if (width * height > maxPixels) throw new Error('too many pixels');
  const pixels = wantsPixels ? new Uint8Array((await image.decode()).data.buffer) : new Uint8Array();
  parentPort.postMessage({ width, height, pixels }, [pixels.buffer]);
});`;

/** The brand in the first box of the file: Apple's phones write these, for pictures in HEVC. */
export function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
}

/**
 * The size of an HEIC photo as it is seen.
 * @throws when it is broken or has more than a hundred million pixels
 */
export async function heicSize(bytes: Buffer): Promise<Omit<HeicPixels, 'pixels'>> {
  return decode(bytes, false);
}

/** The photo itself. @throws as heicSize, and when decoding takes longer than a minute */
export async function heicPixels(bytes: Buffer): Promise<HeicPixels> {
  return decode(bytes, true);
}

function decode(bytes: Buffer, wantsPixels: boolean): Promise<HeicPixels> {
  const decoder = createRequire(import.meta.url).resolve('heic-decode');
  const workerData = { decoder, bytes, maxPixels: MAX_PIXELS, wantsPixels };
  const worker = new Worker(THREAD, { eval: true, workerData, stdout: true, stderr: true });
  return new Promise<HeicPixels>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), TIME_LIMIT_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread ended with ${code}.`));
    });
  }).finally(() => {
    void worker.terminate();
  });
}
