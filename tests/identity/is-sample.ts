import { identity } from '#shared/identity/identity.ts';

/** The specification's own figures and dates are those of the identity that the product came with. */
export const isSample = identity.names.company === 'Redbud Health IT';
