type Method = 'createHTML' | 'createScript' | 'createScriptURL';
type Policy = Record<Method, (text: string) => string>;

interface TrustedTypes {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
}

/**
 * Marks text of our own where Trusted Types are required: a policy name that the site allows
 * (server/http/content-policy.ts), and once in a document. What is trusted is a string for all that the typings know.
 */
export function trusting(name: string, method: Method): (text: string) => string {
  const types = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy(name, { [method]: (text: string) => text });
  return (text) => policy?.[method](text) ?? text;
}
