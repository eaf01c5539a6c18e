import { smsForm } from '#shared/content/sms-consent.ts';
import { Unbroken } from '../../components/ui/unbroken.tsx';

const { title, description } = smsForm.successToast;

/** Says whom to text to stop: the number in one line. */
export const signedUpToast = { title, description: <Unbroken text={description} /> };
