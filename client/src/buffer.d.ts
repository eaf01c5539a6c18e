/**
 * drizzle-zod's types ask of every column whether it holds one of Node's buffers. Where the name is
 * unknown the answer is always yes, and a request derived from a table would lose its types.
 */
interface Buffer {
  readonly onlyInNode: never;
}
