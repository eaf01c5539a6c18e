import { Fragment } from 'react';

/** An e-mail address: where it is too long for a line it breaks before the @ and after its dots. */
export function EmailText({ address }: { address: string }) {
  const [name, domain = ''] = address.split('@');
  return (
    <span className="[overflow-wrap:anywhere]">
      {name}
      {`@${domain}`.split(/(?<=\.)/).map((part) => (
        <Fragment key={part}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
