import fc from 'fast-check';

const unit = (from: number, to: number) => fc.integer({ min: from, max: to });

/** Texts of any UTF-16 units, with many halves of surrogate pairs, signs without a face, and words. */
export function anyUtf16({ maxLength = 20 } = {}): fc.Arbitrary<string> {
  const units = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: unit(0xd800, 0xdfff) },
      { weight: 3, arbitrary: unit(0x20, 0x7e) },
      { weight: 2, arbitrary: unit(0, 0xffff) },
      { weight: 1, arbitrary: unit(0, 0x1f) },
      { weight: 1, arbitrary: fc.constantFrom(0xfffd, 0xfeff, 0x202e, 0x2028, 0x7f, 0x85) },
    ),
    { maxLength },
  );
  return units.map((codes) => String.fromCharCode(...codes));
}
