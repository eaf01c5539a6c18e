import { apiPaths } from '#shared/api/paths.ts';
import type { SmsOptInRequest } from '#shared/contracts/sms-opt-in.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { postJson, saysSuccess } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { createIdempotencyKeys } from '../../lib/idempotency-key.ts';

export interface SmsOptInSender {
  /** Resolves to whether it was sent: not while another one is on its way. Rejects as postJson does. */
  send: (request: SmsOptInRequest) => Promise<boolean>;
  isSending: boolean;
}

/** Sends the sign-up, once per click-happy visitor and once per content. */
export function useSmsOptIn(): SmsOptInSender {
  const [keyFor] = useState(createIdempotencyKeys);
  // A second click can come before React has drawn the disabled button.
  const isOnItsWay = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (request: SmsOptInRequest) => {
      const answer = await postJson(apiPaths.smsOptIn, request, {
        idempotencyKey: keyFor(request),
      });
      if (!saysSuccess(answer)) throw new ApiError(200, JSON.stringify(answer));
    },
  });

  async function send(request: SmsOptInRequest): Promise<boolean> {
    if (isOnItsWay.current) return false;
    isOnItsWay.current = true;
    try {
      await mutateAsync(request);
      return true;
    } finally {
      isOnItsWay.current = false;
    }
  }

  return { send, isSending: isPending };
}
