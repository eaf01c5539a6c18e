import { company } from '#shared/content/company.ts';
import { EmailText } from '../../components/pages/common/email-text.tsx';

/** The words about a lost connection (spec §8), with the address in them to be written to. */
export function FailureText({ text }: { text: string }) {
  const { address, href } = company.emails.general;
  const [before, ...after] = text.split(address);
  if (after.length === 0) return <p>{text}</p>;
  return (
    <p>
      {before}
      <a href={href} className="text-link">
        <EmailText address={address} />
      </a>
      {after.join(address)}
    </p>
  );
}
