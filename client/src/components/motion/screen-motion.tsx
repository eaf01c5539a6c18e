import { type FeatureBundle, LazyMotion } from 'framer-motion';
import { create } from 'framer-motion/m';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { atRest, ease, hiddenAt, type Way } from './ways.ts';

const MENU = '.site-header details[open]';

interface ArrivedProps {
  /** Finds an element that was served; null where it is gone. */
  find: () => Element | null;
  ref?: Ref<Element>;
}

/** Draws nothing: framer-motion moves an element that stands in the document already. */
const Arrived = create(({ find, ref }: ArrivedProps) => {
  useImperativeHandle<Element | null, Element | null>(ref, find, [find]);
  return null;
});

export interface ScreenMotionProps {
  features: FeatureBundle;
  pathname: string;
}

interface Opened {
  readonly panel: Element;
  readonly find: () => Element;
  readonly turn: number;
}

/** Each panel once, with its last turn: what still comes in is left alone when another one opens. */
function withOpened(before: readonly Opened[], panel: Element): readonly Opened[] {
  const turn = (before.at(-1)?.turn ?? 0) + 1;
  return [...before.filter((other) => other.panel !== panel), { panel, find: () => panel, turn }];
}

/**
 * Menus that open and pages that follow each other. The header was served, and stands still: it opens
 * and closes its menus by itself, and this moves what it has opened.
 */
export function ScreenMotion({ features, pathname }: ScreenMotionProps) {
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const [page, setPage] = useState({ pathname, turn: 0 });
  if (page.pathname !== pathname) setPage({ pathname, turn: page.turn + 1 });

  useEffect(() => {
    // Said to browser tests, as data-live is (docs/start.md).
    document.documentElement.dataset.motion = '';
    // Before the browser draws it; the event `toggle` comes after that.
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (!(target instanceof Element) || !target.matches(MENU)) continue;
        const panel = target.lastElementChild;
        if (!panel) continue;
        flushSync(() => {
          setOpened((before) => withOpened(before, panel));
        });
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);

  return (
    <LazyMotion features={features} strict>
      {opened.map(({ find, turn }) => (
        <Arrival key={`menu ${turn}`} find={find} way="menu" />
      ))}
      {page.turn > 0 && <Arrival key={`page ${page.turn}`} find={findMain} way="page" />}
    </LazyMotion>
  );
}

const findMain = () => document.querySelector('main');

function Arrival({ find, way }: { find: () => Element | null; way: Way }) {
  const [from] = useState(() => hiddenAt(way));
  return <Arrived find={find} initial={from} animate={atRest(from)} transition={ease} />;
}
