import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { cookiePolicy } from './cookie-policy.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { ownStorage, storageKeys, thirdPartyStorage } from './storage.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const sources = ['client/src', 'server', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

/** Where a browser keeps things that are neither storage keys nor cookies; the policies know none. */
const UNNAMED_STORES = /^(indexedDB|caches|cookieStore)$/;
const STORAGE_METHODS = new Set(['getItem', 'setItem', 'removeItem']);

/**
 * Uses of the browser's storage and of cookies that the table of storage keys does not cover. A key
 * is covered when the call names it as `storageKeys.NAME`, directly, by a constant of the same file,
 * or as a parameter of the type `StorageKey`.
 */
function strangersIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const strangers: string[] = [];
  const covered = new Set<string>();

  const isCovered = (node: ts.Expression): boolean =>
    ts.isIdentifier(node)
      ? covered.has(node.text)
      : ts.isPropertyAccessExpression(node) && node.expression.getText() === 'storageKeys';

  const visit = (node: ts.Node): void => {
    const isConstant = ts.isVariableDeclaration(node) && node.initializer;
    if (isConstant && isCovered(node.initializer)) covered.add(node.name.getText());
    const hasType = ts.isParameter(node) || ts.isPropertySignature(node);
    if (hasType && node.type?.getText() === 'StorageKey') covered.add(node.name.getText());

    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [key] = node.arguments;
      const isStorage = STORAGE_METHODS.has(node.expression.name.text);
      // Withdrawing a consent takes away what others have kept, by the names of their table.
      const isWithdrawal =
        node.expression.name.text === 'removeItem' && /\bthirdPartyStorage\b/.test(text);
      if (isStorage && key && !isCovered(key) && !isWithdrawal) strangers.push(node.getText());
      // Express sets a cookie with response.cookie().
      if (file.startsWith('server') && node.expression.name.text === 'cookie') {
        strangers.push(node.getText());
      }
    }
    if (ts.isStringLiteral(node) && /^set-cookie$/i.test(node.text)) strangers.push(node.text);
    if (ts.isIdentifier(node) && UNNAMED_STORES.test(node.text)) strangers.push(node.text);
    // sessionStorage.name = '…' sets a key too, without a call.
    const target =
      ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
        ? node.expression.getText()
        : '';
    const isCall = ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent);
    if (/\b(session|local)Storage$/.test(target) && !isCall) strangers.push(node.getText());
    // Withdrawing a consent removes the cookies of the table; nothing else has to do with cookies.
    const isCookie = ts.isPropertyAccessExpression(node) && node.getText() === 'document.cookie';
    if (isCookie && !/\bthirdPartyStorage\b/.test(text)) strangers.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return strangers.map((stranger) => `${file}: ${stranger}`);
}

/** Every string in a value, however deep, one per line. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return '';
  return Object.values(value).map(textOf).join('\n');
};

test('the code sets no storage key and no cookie that the table does not name', () => {
  const strangers = sources.flatMap((file) =>
    strangersIn(file, readFileSync(join(root, file), 'utf8')),
  );
  expect(strangers).toEqual([]);
});

test.each([
  "sessionStorage.setItem('visits', '1')",
  'localStorage.getItem(`seen-${id}`)',
  "const KEY = 'visits'; storage.setItem(KEY, '1')",
  'const read = (key: string) => sessionStorage.getItem(key)',
  "window.localStorage.visits = '1'",
  "sessionStorage['visits'] = '1'",
  "document.cookie = 'visits=1'",
  "cookieStore.set('visits', '1')",
  "indexedDB.open('visits')",
])('a key from nowhere is noticed: %s', (code) => {
  expect(strangersIn('client/src/sample.ts', code)).not.toEqual([]);
});

test.each(["response.cookie('visits', '1')", "response.setHeader('Set-Cookie', 'visits=1')"])(
  'a cookie of the server is noticed: %s',
  (code) => {
    expect(strangersIn('server/sample.ts', code)).not.toEqual([]);
  },
);

test.each([
  "sessionStorage.setItem(storageKeys.chat, '1')",
  'const KEY = storageKeys.chat; storage.getItem(KEY)',
  'const read = (key: StorageKey) => sessionStorage.getItem(key)',
  'for (const { name } of thirdPartyStorage) document.cookie = `${name}=; max-age=0`',
  'for (const { name } of thirdPartyStorage) localStorage.removeItem(name)',
])('a key of the table passes: %s', (code) => {
  expect(strangersIn('client/src/sample.ts', code)).toEqual([]);
});

test('the cookie policy names every key and every cookie with what it is for and how long it stays', () => {
  const named = ownStorage.map(({ name }) => name);
  expect(named.sort()).toEqual(Object.values(storageKeys).sort());
  const cells = textOf(cookiePolicy.sections).split('\n');
  for (const entry of [...ownStorage, ...thirdPartyStorage]) {
    for (const cell of [entry.name, entry.kind, entry.setBy, entry.purpose, entry.duration]) {
      expect(cells).toContain(cell);
    }
  }
});

test('neither policy names a key or a cookie that nobody sets', () => {
  const known = [...ownStorage, ...thirdPartyStorage].map(({ name }) => name);
  const prefix = storageKeys.session.split('-')[0] ?? '';
  const names = new RegExp(
    `\\b${prefix}-[a-z-]+\\b|(?<=^|\\s)_[a-z]+(_[a-z]+)*(_\\*)?|lastExternal\\w+`,
    'gm',
  );
  const found = textOf([cookiePolicy, privacyPolicy]).match(names) ?? [];
  expect(found.length).toBeGreaterThanOrEqual(known.length);
  expect([...new Set(found)].filter((name) => !known.includes(name))).toEqual([]);
});
