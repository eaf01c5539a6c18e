/**
 * Scripts that behave towards a page as those of Google and Meta do, as far as this site depends on
 * it: they read the queues, ask the switches, set the cookies, look at the address by themselves and
 * send what they have. They are more curious than the real ones: what they can see, they send.
 */

/** What any script of a third party can read without asking. */
const SEEN = `const seen = () => ({
  dl: location.href, dr: document.referrer, dt: document.title,
});
const send = (address, fields) => {
  const query = new URLSearchParams(fields).toString();
  fetch(address + '?' + query, { method: 'POST', mode: 'no-cors', keepalive: true });
};
const cookie = (name) => {
  document.cookie = name + '=1.2.3; path=/; max-age=63072000';
};`;

/** gtag.js: handles commands in Google's queue, those that are there and those that come. */
const GTAG = `(() => {
  ${SEEN}
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const consent = {};
  let config = {};
  const handle = (entry) => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, name, fields = {}] = entry;
    if (window['ga-disable-' + id]) return;
    if (command === 'consent') Object.assign(consent, fields);
    if (command === 'set') Object.assign(config, typeof name === 'object' ? name : {});
    if (command === 'config') {
      Object.assign(config, fields);
      if (consent.analytics_storage === 'granted') { cookie('_ga'); cookie('_ga_' + id.slice(2)); }
      if (consent.ad_storage === 'granted') { cookie('_gcl_au'); localStorage.setItem('_gcl_ls', '1'); }
      if (config.send_page_view !== false) handle(['event', 'page_view']);
    }
    if (command === 'event') {
      const { page_location, page_referrer, page_title, send_to, ...own } = { ...config, ...fields };
      const { dl, dr, dt } = seen();
      send('https://www.google-analytics.com/g/collect', {
        tid: send_to ?? id, en: name, dl: page_location ?? dl, dr: page_referrer ?? dr,
        dt: page_title ?? dt, gcs: JSON.stringify(consent), ...own,
      });
    }
  };
  const queue = window.dataLayer;
  queue.forEach(handle);
  const push = queue.push;
  queue.push = (...entries) => { const length = push.apply(queue, entries); entries.forEach(handle); return length; };
})();`;

/** gtm.js with a container that reports every event and whatever it sees. */
const GTM = `(() => {
  ${SEEN}
  const handle = (entry) => {
    if (entry.event) send('https://www.googletagmanager.com/a', { ...seen(), ...entry, entry: JSON.stringify(entry) });
  };
  const queue = window.dataLayer;
  queue.forEach(handle);
  const push = queue.push;
  queue.push = (...entries) => { const length = push.apply(queue, entries); entries.forEach(handle); return length; };
})();`;

/** fbevents.js: answers the calls in its queue; counts changes of the address unless told not to. */
const PIXEL = `(() => {
  ${SEEN}
  const fbq = window.fbq;
  let isRevoked = false;
  let id;
  fbq.callMethod = (command, name, fields, options = {}) => {
    if (command === 'consent') isRevoked = name === 'revoke';
    if (command === 'init') {
      id = name;
      cookie('_fbp');
      localStorage.setItem('lastExternalReferrer', document.referrer);
      localStorage.setItem('lastExternalReferrerTime', '1');
      if (new URLSearchParams(location.search).has('fbclid')) cookie('_fbc');
    }
    if ((command === 'track' || command === 'trackCustom') && !isRevoked) {
      const { dl, dr } = seen();
      const image = new Image();
      image.src = 'https://www.facebook.com/tr/?' + new URLSearchParams({
        id, ev: name, dl, rl: dr, cd: JSON.stringify(fields ?? {}), eid: options.eventID ?? '',
      });
    }
  };
  fbq.queue.splice(0).forEach((words) => fbq.callMethod(...words));
  if (!fbq.disablePushState) {
    for (const type of ['pushState', 'popstate']) addEventListener(type, () => fbq('track', 'PageView'));
  }
})();`;

/** By host and path. */
export const thirdPartyScripts: Readonly<Record<string, string>> = {
  'www.googletagmanager.com/gtag/js': GTAG,
  'www.googletagmanager.com/gtm.js': GTM,
  'connect.facebook.net/en_US/fbevents.js': PIXEL,
};
