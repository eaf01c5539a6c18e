import { company } from '#shared/content/company.ts';
import { Component, type ReactNode } from 'react';
import { sendSignal } from '../lib/send-signal.ts';
import { buttonClass } from './ui/button-class.ts';

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/** Shows a calm screen with a way onward in place of a page that broke. React reports the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    sendSignal('render-error', error);
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  return (
    <div className="container-page py-section">
      {/* The head of the broken page went with it. */}
      <title>{company.name}</title>
      <h1 className="max-w-[10.75em] text-title">This page stopped working</h1>
      <p className="mt-6 max-w-text text-lead">
        The fault is ours, not yours. Load the page again; if that does not help, call us at{' '}
        <a href={company.phone.href} className="text-link whitespace-nowrap">
          {company.phone.display}
        </a>
        , at any hour.
      </p>
      <div className="mt-10 flex flex-wrap gap-4">
        <button type="button" className={buttonClass()} onClick={() => location.reload()}>
          Load the page again
        </button>
        {/* A full page load, because the broken part may be the one that changes pages. */}
        <a href="/" className={buttonClass('secondary')}>
          Return to Home
        </a>
      </div>
    </div>
  );
}
