/** Where a carousel stands. While the two differ, the shown slide is fading out. */
export interface CarouselState {
  readonly shown: number;
  readonly target: number;
}

export type CarouselAction =
  | { readonly type: 'step'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'go'; readonly to: number }
  /** The old slide has faded out: the target takes its place. */
  | { readonly type: 'switch' };

/** How a slide stands there; carousel.css draws it. */
export function slideState(index: number, shown: number, isFading: boolean) {
  if (index !== shown) return 'hidden';
  return isFading ? 'leaving' : 'shown';
}

/** Wraps at both ends. Steps count from the target, so that two quick ones go two slides far. */
export function carouselReducer(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case 'step':
      return { ...state, target: (state.target + action.by + action.count) % action.count };
    case 'go':
      return { ...state, target: action.to };
    case 'switch':
      return { ...state, shown: state.target };
  }
}
