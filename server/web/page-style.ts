import { LRUCache } from 'lru-cache';
import postcss from 'postcss';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import { unescapeHtml } from '#server/lib/escape.ts';
import { inlineHash } from '#server/http/content-policy.ts';

/** The rules of the stylesheet that one document uses, and what its policy calls them. */
export interface PageStyle {
  readonly css: string;
  /** `sha256-…` for the Content-Security-Policy. */
  readonly hash: string;
}

/** Documents that use the same words of the stylesheet share one result: some twenty for the whole site. */
const MAX_STYLES = 200;

/** Which layer gives way to which, also where a document uses no rule of one. */
const LAYER_NAMES = /@layer ([\w-]+)\{/g;

/**
 * Finds the rules that a document needs for its first paint (docs/decisions/first-flight.md).
 * @param stylesheet all rules of the site
 * @param commonRules what every document has before its own
 */
export function createPageStyles(
  stylesheet: string,
  commonRules = '',
): (document: string) => Promise<PageStyle> {
  const layers = [...new Set([...stylesheet.matchAll(LAYER_NAMES)].map(([, name]) => name))];
  const order = layers.length > 0 ? `@layer ${layers.join(',')};` : '';
  // With the first document: a start does not wait for it.
  let firstPaint: string | undefined;
  const styles = new LRUCache<string, Promise<PageStyle>>({ max: MAX_STYLES });

  async function findRules(candidates: string, words: ExtractorResultDetailed): Promise<PageStyle> {
    const [result] = await new PurgeCSS().purge({
      content: [{ raw: '', extension: 'html' }],
      css: [{ raw: candidates }],
      extractors: [{ extractor: () => words, extensions: ['html'] }],
      keyframes: true,
    });
    const css = commonRules + order + withoutIdleRules(result?.css ?? candidates, words);
    return { css, hash: inlineHash(css) };
  }

  return (document) => {
    const candidates = (firstPaint ??= rulesOfFirstPaint(stylesheet));
    const words = wordsOf(document, candidates);
    const key = JSON.stringify(words);
    let style = styles.get(key);
    if (!style) {
      style = findRules(candidates, words);
      styles.set(key, style);
    }
    return style;
  };
}

/**
 * What nobody sees before the whole stylesheet is there: rules for the pointer, the focus, paper, change,
 * forced colors, for text at twice its size on a phone (large-text.css). A browser without scripts waits
 * for the whole stylesheet.
 */
const LATER_SELECTOR =
  /:hover|:active|:focus-visible|\]:focus|\[aria-busy|::?-(?:webkit-(?!details)|moz)|::(?:file-selector|placeholder|selection|backdrop)/;
const LATER_CONDITION = /^print$|\b17rem\b|forced-colors|scripting:\s*none/;
/** On paper before the stylesheet is there, the header would lie on the text of every sheet. */
const ON_EVERY_SHEET = '.print\\:hidden';
const LATER_DECLARATION =
  /^(?:transition|cursor$|touch-action$|tab-size$|-webkit-tap|(?:-webkit-)?user-select$|-webkit-text-decoration$|font-(?:feature|variation)-settings$)/;
/** Tailwind's stand-in for `@property` in browsers of before 2024. */
const OLD_BROWSERS_LAYER = 'properties';

function rulesOfFirstPaint(stylesheet: string): string {
  const root = postcss.parse(stylesheet);
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules((rule) => {
    const isLater =
      (rule.name === 'media' && LATER_CONDITION.test(rule.params)) ||
      (rule.name === 'layer' && rule.params === OLD_BROWSERS_LAYER);
    if (!isLater) return;
    rule.each((inner) => {
      if (inner.type !== 'rule' || inner.selector !== ON_EVERY_SHEET) inner.remove();
    });
    if (rule.nodes?.length === 0) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !LATER_SELECTOR.test(selector));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkDecls(LATER_DECLARATION, (declaration) => void declaration.remove());
  return root.toString();
}

const HAS = /:has\([^)]*?[.[]([\w-]+)/;
/** Of a menu or a question; nobody has opened one yet. */
const OPENED = '[open]';
const DISABLED = ':disabled';
const ANIMATION = /[{;]animation(?:-name)?:([^;}]+)/g;

/**
 * Takes out what PurgeCSS leaves: conditions on what is not in the document, variables that no rule
 * reads, and rules and conditions that hold nothing any more.
 */
function withoutIdleRules(css: string, { attributes, classes }: ExtractorResultDetailed): string {
  const root = postcss.parse(css);
  const known = new Set([...attributes.names, ...classes]);
  // Whoever reads one later reads it in the whole stylesheet.
  root.walkDecls(/^--/, (declaration) => {
    if (!css.includes(`var(${declaration.prop}`)) declaration.remove();
  });
  root.walkRules((rule) => {
    const [, needed] = HAS.exec(rule.selector) ?? [];
    const isIdle =
      rule.nodes.length === 0 ||
      (needed !== undefined && !known.has(needed)) ||
      (rule.selector.includes(OPENED) && !known.has('open')) ||
      (rule.selector.endsWith(DISABLED) && !known.has('disabled'));
    if (isIdle) rule.remove();
  });
  const animations = new Set(
    [...css.matchAll(ANIMATION)].flatMap(([, value = '']) => value.split(/[\s,]+/)),
  );
  root.walkAtRules((rule) => {
    const isUnread = rule.name === 'property' && !css.includes(`var(${rule.params}`);
    const isUnplayed = rule.name === 'keyframes' && !animations.has(rule.params);
    if (isUnread || isUnplayed || isEmpty(rule)) rule.remove();
  });
  return root.toString();
}

/** Holds no rule, also further in. `@layer a,b;` holds nothing by nature. */
function isEmpty(rule: postcss.AtRule): boolean {
  return (
    rule.nodes?.every(
      (node) => node.type === 'atrule' && node.nodes !== undefined && isEmpty(node),
    ) ?? false
  );
}

const DATA = /<(script|style)\b[^>]*>[^]*?<\/\1>/g;
const TAG = /<(\/?[a-z][\w-]*)((?:[\s/](?:[^">]|"[^"]*")*)?)>/gi;
const ATTRIBUTE = /([^\s"=/]+)(?:="([^"]*)")?/g;

/** Names and values in the markup that the stylesheet speaks of; what is folded away is not seen yet. */
function wordsOf(document: string, stylesheet: string): ExtractorResultDetailed {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set<string>();
  const names = new Set<string>();
  const values = new Set<string>();
  const isFolded = createFoldedCheck();
  for (const [, tag = '', attributes = ''] of document.replace(DATA, '').matchAll(TAG)) {
    if (isFolded(tag, attributes) || tag.startsWith('/')) continue;
    tags.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      names.add(name);
      if (name === 'class')
        unescapeHtml(value)
          .split(' ')
          .forEach((word) => classes.add(word));
      else if (name === 'id') ids.add(value);
      else values.add(value);
    }
  }
  const known = (words: Set<string>) =>
    [...words].filter((word) => word !== '' && stylesheet.includes(word)).sort();
  return {
    tags: [...tags].sort(),
    // In the stylesheet a class is written with backslashes: those of the utilities cannot be looked up so.
    classes: [...classes].sort(),
    ids: known(ids),
    attributes: { names: known(names), values: known(values) },
    undetermined: [],
  };
}

/** Takes one tag after the other; says whether it is inside a closed `<details>`, after its summary. */
function createFoldedCheck(): (tag: string, attributes: string) => boolean {
  const around: { isOpen: boolean; isPastSummary: boolean }[] = [];
  return (tag, attributes) => {
    if (tag === 'details') {
      around.push({ isOpen: /\sopen\b/.test(attributes), isPastSummary: false });
    } else if (tag === '/details') {
      around.pop();
    } else if (tag === '/summary') {
      const innermost = around.at(-1);
      if (innermost) innermost.isPastSummary = true;
    }
    return around.some(({ isOpen, isPastSummary }) => isPastSummary && !isOpen);
  };
}
