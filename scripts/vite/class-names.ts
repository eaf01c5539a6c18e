import postcss from 'postcss';
import { parseSync, Visitor } from 'vite';

export interface ClassNames {
  /** Every class that a rule of the stylesheet names. */
  readonly all: ReadonlySet<string>;
  /** The short name of each utility. */
  readonly short: ReadonlyMap<string, string>;
}

/** Asked for by name in server/web/page-style.ts and in tests, or a word of CSS itself. */
const KEPT = /^(?:print:hidden|sr-only|ease-.*)$/;
/** Has what words of texts and programs seldom have. */
const UNMISTAKABLE = /[-:[]/;
const CLASS = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;
const LETTERS = 26;
/** Sizes that bring a line height and letter spacing (tailwind.config.ts), in some layouts only. */
const SIZE_OF_A_VARIANT = /:text-(?:display|title|heading|subheading|lead|body|small|caption)$/;

/**
 * Finds Tailwind's utilities in a stylesheet and gives those that are used most the shortest names.
 * @param uses how often each word stands in the sources
 */
export function classNames(css: string, uses: ReadonlyMap<string, number>): ClassNames {
  const all = new Set<string>();
  const ours = new Set<string>();
  const utilities = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    const isOurs = !isInUtilities(rule);
    for (const selector of rule.selectors) {
      const names = [...selector.matchAll(CLASS)].map(([, name = '']) => unescaped(name));
      for (const name of names) {
        all.add(name);
        if (isOurs) ours.add(name);
      }
      // Behind the utility stands where it applies: in a group, beside an element.
      const [utility = ''] = selector.startsWith('.') ? names : [];
      const isWordOfCss = rule.some((node) => node.type === 'decl' && node.value === utility);
      if (UNMISTAKABLE.test(utility) && !KEPT.test(utility) && !isWordOfCss) utilities.add(utility);
    }
  });
  const byUse = [...utilities]
    .filter((name) => !ours.has(name))
    .sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  let count = 0;
  const nextFree = (): string => {
    const name = letters(count++);
    return all.has(name) ? nextFree() : name;
  };
  return { all, short: new Map(byUse.map((name) => [name, nextFree()])) };
}

/** A stylesheet with the short names in it. */
export function shortenRules(css: string, { short }: ClassNames): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(CLASS, (text, name: string) => {
      const shorter = short.get(unescaped(name));
      return shorter ? `.${shorter}` : text;
    });
  });
  return root.toString();
}

/** What a size of text falls back on where no `leading-` or `tracking-` is set. */
const FALLBACK = /var\(--tw-(?:leading|tracking),\s*([^()]+|calc\([^()]+\))\)/g;
const HELPER = /^--tw-(?:leading|tracking|border-style)$/;

/**
 * A stylesheet without the variables by which Tailwind's classes for lines, letters and borders speak to each
 * other. Lines and letters come after the sizes of text in the stylesheet, and so win without them, unless the size
 * stands behind a variant: shortenStrings() sees to that. Every border is solid. Every page carries its rules.
 * @throws Error where a border has a style of its own
 */
export function withoutHelpers(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('property', (rule) => {
    if (HELPER.test(rule.params)) rule.remove();
  });
  root.walkDecls((decl) => {
    if (decl.prop === '--tw-border-style' && !/^(?:solid|initial)$/.test(decl.value)) {
      throw new Error(
        `A border is ${decl.value}: scripts/vite/class-names.ts takes all for solid.`,
      );
    }
    if (HELPER.test(decl.prop) || decl.value === 'var(--tw-border-style)') decl.remove();
    else decl.value = decl.value.replace(FALLBACK, '$1');
  });
  return root.toString();
}

/**
 * A module with the short names in it. A string of nothing but classes is a list of classes.
 * @throws Error when a utility stands among other words (is it one, or a word like the others?), and when a size of
 *   text behind a variant would undo the line height or letter spacing set for all layouts
 */
export function shortenStrings(code: string, { all, short }: ClassNames): string {
  const changes: { start: number; end: number; text: string }[] = [];
  function shorten(start: number, end: number) {
    const list = code.slice(start, end);
    const words = list.split(/\s+/).filter(Boolean);
    if (!words.some((word) => short.has(word))) return;
    const other = words.find((word) => !all.has(word));
    if (other) throw new Error(`“${list}” names utilities, and “${other}”, which has no rule.`);
    const size = words.find((word) => SIZE_OF_A_VARIANT.test(word));
    const [variant = ''] = size?.split('text-') ?? [];
    for (const own of size ? ['leading-', 'tracking-'] : []) {
      if (words.some((word) => word.startsWith(own)) && !list.includes(variant + own)) {
        throw new Error(`“${list}”: ${size ?? ''} undoes ${own}…; say ${variant}${own}… as well.`);
      }
    }
    changes.push({ start, end, text: list.replaceAll(/\S+/g, (word) => short.get(word) ?? word) });
  }
  new Visitor({
    // Between the quotes.
    Literal: ({ start, end, value }) => {
      if (typeof value === 'string') shorten(start + 1, end - 1);
    },
    TemplateElement: ({ start, end }) => {
      shorten(start, end);
    },
  }).visit(parseSync('module.js', code).program);
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: list }) => text.slice(0, start) + list + text.slice(end),
      code,
    );
}

function isInUtilities(rule: postcss.Rule): boolean {
  for (let node: postcss.Node | undefined = rule; node; node = node.parent) {
    if (node instanceof postcss.AtRule && node.name === 'layer') return node.params === 'utilities';
  }
  return false;
}

/** a, b, … z, aa, ab, … */
function letters(index: number): string {
  const rest = index < LETTERS ? '' : letters(Math.floor(index / LETTERS) - 1);
  return rest + String.fromCodePoint('a'.charCodeAt(0) + (index % LETTERS));
}

function unescaped(name: string): string {
  return name.replaceAll(
    /\\(?:([\da-f]{1,6})\s?|(.))/gi,
    (_, hex: string | undefined, sign: string) =>
      hex ? String.fromCodePoint(parseInt(hex, 16)) : sign,
  );
}
