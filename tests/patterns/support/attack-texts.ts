import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** Most texts that stand for one part of a pattern. */
const MAX_SAMPLES = 300;
/** Pairs of parts taken at random, always the same ones. */
const RANDOM_PAIRS = 100;
/** What makes a text fail that has matched so far; the empty one lets it match. */
const ENDINGS = ['', '\0', '? a'];
/** Tried in this order on every class of characters. */
const CHARACTERS = Array.from(' aAx0.-,/@_\'"#(){}[]<>:;=+*\\|\n\t\r%&$!?~^é’•·…–\u200b\u0301');

/** Reads a pattern as the engine does. */
export function parsePattern(source: string, flags: string): AST.Pattern {
  const mode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  return new RegExpParser().parsePattern(source, 0, source.length, mode);
}

/**
 * Texts that make a backtracking engine work hardest on a pattern: for each repetition in it what may
 * be repeated, again and again, after what leads there and before what makes it fail.
 * @param length of each text, in characters
 */
export function attackTexts(source: string, flags: string, length: number): string[] {
  const pattern = parsePattern(source, flags);
  const samplesOf = sampler(flags);
  const attacks = new Map<string, { lead: string; unit: string }>();
  const add = (lead: string, unit: string) => {
    if (unit !== '') attacks.set(`${lead}\n${unit}`, { lead, unit });
  };
  const units: string[] = [];
  visitRegExpAST(pattern, {
    onPatternEnter() {
      for (const unit of samplesOf(pattern)) add('', unit);
    },
    onQuantifierEnter(quantifier) {
      if (quantifier.max < 2) return;
      const lead = leadTo(quantifier, samplesOf);
      const own = samplesOf(quantifier.element);
      const next = samplesOf(elementAfter(quantifier));
      units.push(...own, ...next);
      for (const unit of [...own, ...next.slice(0, 4)]) add(lead, unit);
      for (const unit of own.slice(0, 3)) add('', lead + unit);
    },
  });
  const random = createRandom();
  const all = [...new Set(units)];
  const leads = ['', ...[...attacks.values()].map(({ lead }) => lead)];
  for (let pair = 0; pair < RANDOM_PAIRS && all.length > 0; pair += 1) {
    add(random(leads), random(all) + random(all) + random(['', ...all]));
  }
  return [...attacks.values()].flatMap(({ lead, unit }) =>
    ENDINGS.map((ending) => lead + unit.repeat(Math.ceil(length / unit.length)) + ending),
  );
}

/** Picks of a list, the same ones in every run (the generator of Park and Miller). */
function createRandom() {
  let state = 20_261_122;
  return <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    state = (state * 48_271) % 2_147_483_647;
    return list[state % list.length] as T;
  };
}

type Part = AST.Element | AST.Alternative | AST.Pattern | undefined;
type SamplesOf = (part: Part) => string[];

/** Gives a few texts that a part of a pattern matches. */
function sampler(flags: string): SamplesOf {
  const known = flags.replace(/[^iuvs]/g, '');
  const samplesOf: SamplesOf = (part) => distinct(rawSamplesOf(part));
  const rawSamplesOf = (part: Part): string[] => {
    switch (part?.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return part.alternatives.flatMap((alternative) =>
          samplesOf(alternative).slice(0, Math.ceil(MAX_SAMPLES / part.alternatives.length)),
        );
      case 'Alternative':
        return samplesOfRow(part.elements.map(samplesOf));
      case 'Quantifier': {
        const one = samplesOf(part.element);
        const least = one.map((text) => text.repeat(Math.max(1, part.min)));
        return part.min === 0 ? ['', ...least] : least;
      }
      case 'Character':
        return [String.fromCodePoint(part.value)];
      case 'CharacterClass':
      case 'CharacterSet': {
        const single = new RegExp(`^${part.raw}$`, known);
        return CHARACTERS.filter((character) => single.test(character)).slice(0, 8);
      }
      default:
        return [''];
    }
  };
  return samplesOf;
}

/** The row once with the first text of each part, once with the last, and with each of the others. */
function samplesOfRow(parts: readonly (readonly string[])[]): string[] {
  const first = parts.map(([text = '']) => text);
  const last = parts.map((texts) => texts.at(-1) ?? '');
  const second = parts.map((texts) => texts[1] ?? texts[0] ?? '');
  const others = [first, second].flatMap((row) =>
    parts.flatMap((texts, at) =>
      texts.slice(1).map((text) => [...row.slice(0, at), text, ...row.slice(at + 1)]),
    ),
  );
  return [first, second, last, ...others].map((row) => row.join(''));
}

/** What has to stand before a part of a pattern, all the way from its beginning. */
function leadTo(node: AST.Node, samplesOf: SamplesOf): string {
  const { parent } = node;
  if (!parent) return '';
  if (parent.type !== 'Alternative') return leadTo(parent, samplesOf);
  const before = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element));
  const lead = before.map((element) => samplesOf(element)[0] ?? '').join('');
  return leadTo(parent, samplesOf) + lead;
}

function elementAfter(quantifier: AST.Quantifier): AST.Element | undefined {
  const { parent } = quantifier;
  return parent.type === 'Alternative'
    ? parent.elements[parent.elements.indexOf(quantifier) + 1]
    : undefined;
}

/** At most so many, spread over all of them. */
function distinct(texts: readonly string[]): string[] {
  const all = [...new Set(texts)];
  const step = Math.max(1, all.length / MAX_SAMPLES);
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
