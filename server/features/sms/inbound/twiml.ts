import MessagingResponse from 'twilio/lib/twiml/MessagingResponse.js';

/** The provider's markup for one text message back, or for none. */
export function twiml(reply: string | null): string {
  const response = new MessagingResponse();
  if (reply !== null) response.message(reply);
  return response.toString();
}
