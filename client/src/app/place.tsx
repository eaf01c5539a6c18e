import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import {
  enterPlace,
  listenForPlaces,
  navigateWithinSite,
  type Place,
  showPlace,
} from './navigation.ts';

const PathnameContext = createContext('');
const SearchContext = createContext('');

const useDrawnPathname: BaseLocationHook = () => [use(PathnameContext), navigate];
const useDrawnSearch: BaseSearchHook = () => use(SearchContext);

interface PlaceRouterProps {
  /** The server's address; the browser has an address bar. */
  served: Place | undefined;
  children: ReactNode;
}

/**
 * Provides the address that everything is drawn for. wouter's own hooks draw a new page in one task, and each link
 * would listen to the address bar; this draws it in slices of a few milliseconds, which a tap can come between.
 */
export function PlaceRouter({ served, children }: PlaceRouterProps) {
  const [place, setPlace] = useState(served ?? currentPlace);
  useEffect(() => {
    const draw = (next: Place) => startTransition(() => setPlace(next));
    const follow = () => startTransition(() => setPlace(sameOrCurrent));
    const stop = new AbortController();
    // wouter announces what the browser does not.
    for (const type of ['popstate', 'pushState', 'replaceState']) {
      addEventListener(type, follow, { signal: stop.signal });
    }
    listenForPlaces(draw);
    return () => stop.abort();
  }, []);
  return (
    <PathnameContext value={place.pathname}>
      <SearchContext value={place.search}>
        <Router hook={useDrawnPathname} searchHook={useDrawnSearch} aroundNav={navigateWithinSite}>
          {children}
          <AddressBar place={place} />
        </Router>
      </SearchContext>
    </PathnameContext>
  );
}

function currentPlace(): Place {
  return { pathname: location.pathname, search: location.search };
}

function sameOrCurrent(before: Place): Place {
  const { pathname, search } = location;
  return before.pathname === pathname && before.search === search ? before : { pathname, search };
}

/** The address changes with the page, and before it: the browser keeps how far the old page was scrolled. */
class AddressBar extends Component<{ place: Place }> {
  override getSnapshotBeforeUpdate(): null {
    enterPlace(this.props.place);
    return null;
  }
  override componentDidUpdate(before: { place: Place }): void {
    if (before.place !== this.props.place) showPlace(this.props.place, before.place);
  }
  override render() {
    return null;
  }
}
