import { Fragment } from 'react';

/** An e-mail address that can wrap before its @ and its dots. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
