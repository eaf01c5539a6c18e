/** An e-mail address that breaks after the @ where it does not fit. */
export function EmailText({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <span className="[overflow-wrap:anywhere]">
      {name}@<wbr />
      {domain}
    </span>
  );
}
