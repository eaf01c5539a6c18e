import { config } from 'zod';

// zod would try `new Function` once to see whether it may compile its checks. The
// Content-Security-Policy refuses that, and the browser reports the attempt as a violation.
config({ jitless: true });
