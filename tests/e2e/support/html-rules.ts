import type { ConfigData } from 'html-validate';

/**
 * What html-validate asks of every served page: all its recommended and accessibility rules, but for
 * the few below, each with the reason why it is wrong here.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Style, not correctness: React writes `<img/>`, `srcSet` and `required=""`, and a lower-case
    // doctype, all of which HTML allows.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    // Telephone numbers are kept on one line by CSS (whitespace-nowrap), which the rule cannot see,
    // and stay plain text for whoever copies them.
    'tel-non-breaking': 'off',
    // On a phone CSS makes blocks of table rows, and Safari and Chromium then forget what they were;
    // the roles bring it back (components/document/document-block.tsx).
    'no-redundant-role': [
      'error',
      { exclude: ['table', 'rowgroup', 'row', 'columnheader', 'cell'] },
    ],
    // A list may be named: what its items are tags of.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};
