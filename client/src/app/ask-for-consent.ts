import type { Analytics } from '../features/analytics/start-analytics.ts';
import { nextTask } from '../lib/next-task.ts';

/** Lets the visitor choose, and what is measured follow the choice. */
export async function askForConsent(analytics: Analytics): Promise<void> {
  const { eraseThirdParties, isAllowed, mountPrivacy, openConsent } =
    await import('../features/privacy/privacy.ts');
  await nextTask();
  const consent = openConsent();

  function obey(): void {
    const mayMeasure = isAllowed(consent.state.get());
    analytics.allow(mayMeasure);
    if (mayMeasure) return;
    eraseThirdParties();
    // Scripts that have been loaded stay until the document goes.
    if (analytics.hasThirdParties()) location.reload();
  }

  consent.state.subscribe(obey);
  obey();
  mountPrivacy(consent);
}
