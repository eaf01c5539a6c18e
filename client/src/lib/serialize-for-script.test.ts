import { expect, test } from 'vitest';
import { serializeForScript } from './serialize-for-script.ts';

test('no value can end the script element or open a comment', () => {
  const text = serializeForScript({ title: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
});

test('what is read back is what was written', () => {
  const value = { text: '</script> \u2028\u2029 & "quoted" 🙂', list: [1, null, true] };
  expect(JSON.parse(serializeForScript(value))).toEqual(value);
});
