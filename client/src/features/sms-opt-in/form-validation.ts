// Before the first schema is made: zod asks then whether it may use eval.
import '../../lib/zod-without-eval.ts';
import { smsOptInForm } from '#shared/contracts/sms-opt-in.ts';
import { zodResolver } from '@hookform/resolvers/zod';

/** The server's own schema. */
export const validate = zodResolver(smsOptInForm);
