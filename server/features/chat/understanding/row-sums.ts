/**
 * The one loop that learning spends its time in, four numbers at a time: WebAssembly has instructions for
 * that and JavaScript has none. Written out, since a compiler for thirty instructions would be a package
 * more (https://webassembly.github.io/spec/core/binary/).
 */
const I32 = 0x7f;
const F32 = 0x7d;
const V128 = 0x7b;
/** How many numbers one instruction takes, and in how many bytes they lie. */
export const LANES = 4;
const LANES_BYTES = 16;
/** How many rows are added at a time, so that a sum is read once for all of them. */
export const ROWS_AT_ONCE = 4;

const numbers = Array.from({ length: ROWS_AT_ONCE }, (_, index) => index);
/** Parameters in this order, then the values once more in every lane. */
const SUMS = 0;
const SUMS_END = 1;
const rowOf = (number: number) => 2 + number;
const valueOf = (number: number) => 2 + ROWS_AT_ONCE + number;
const lanesOf = (number: number) => 2 + 2 * ROWS_AT_ONCE + number;
const parameters = [I32, I32, ...numbers.map(() => I32), ...numbers.map(() => F32)];

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const LOAD = [0xfd, 0x00, 0x04, 0x00];
const STORE = [0xfd, 0x0b, 0x04, 0x00];
const SPLAT = [0xfd, 0x13];
const ADD = [0xfd, 0xe4, 0x01];
const MULTIPLY = [0xfd, 0xe6, 0x01];
const NEXT_LANES = [0x41, LANES_BYTES, 0x6a];
const LOOP = [0x03, 0x40];
const REPEAT_WHILE_BELOW = [0x49, 0x0d, 0x00];
const END = [0x0b];

const code = [
  ...[1, ROWS_AT_ONCE, V128],
  ...numbers.flatMap((number) => [...get(valueOf(number)), ...SPLAT, ...set(lanesOf(number))]),
  ...LOOP,
  ...[...get(SUMS), ...get(SUMS), ...LOAD],
  ...numbers.flatMap((number) => [
    ...[...get(rowOf(number)), ...LOAD, ...get(lanesOf(number)), ...MULTIPLY, ...ADD],
  ]),
  ...STORE,
  ...[...numbers.map(rowOf), SUMS].flatMap((local) => [
    ...[...get(local), ...NEXT_LANES, ...set(local)],
  ]),
  ...[...get(SUMS), ...get(SUMS_END), ...REPEAT_WHILE_BELOW],
  ...[...END, ...END],
];

/** A part of a module; none has 16 kB, and a length below takes two bytes. */
const section = (id: number, content: readonly number[]) => [id, ...lengthOf(content), ...content];
const lengthOf = (content: readonly number[]) => [
  (content.length & 0x7f) | 0x80,
  content.length >> 7,
];
const named = (name: string) => [name.length, ...Buffer.from(name)];

const bytes = Uint8Array.from([
  ...[...Buffer.from('\0asm'), 1, 0, 0, 0],
  ...section(1, [1, 0x60, parameters.length, ...parameters, 0]),
  ...section(2, [1, ...named('js'), ...named('memory'), 2, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...named('addRows'), 0, 0]),
  ...section(10, [1, ...lengthOf(code), ...code]),
]);

/** What is asked of Node's WebAssembly; its types come with those of a browser only. */
interface Engine {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: { readonly addRows: AddRows } };
}
const { WebAssembly: engine } = globalThis as unknown as { readonly WebAssembly: Engine };

/** Adds to each sum what the rows have there, each row times its value; all places are bytes in the buffer. */
type AddRows = (sums: number, sumsEnd: number, ...rowsThenValues: readonly number[]) => void;

const PAGE_BYTES = 65_536;

/** Room for sums and rows, all zero, and what adds them up. */
export function rowMemory(bytesNeeded: number): {
  readonly buffer: ArrayBuffer;
  readonly addRows: AddRows;
} {
  const memory = new engine.Memory({ initial: Math.ceil(bytesNeeded / PAGE_BYTES) });
  const instance = new engine.Instance(new engine.Module(bytes), { js: { memory } });
  return { buffer: memory.buffer, addRows: instance.exports.addRows };
}
