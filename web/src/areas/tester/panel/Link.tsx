import { Button } from '@blueprintjs/core';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { type Session, useSession } from '@/app/session/store';
import { Field } from '@/ui/fields/Field';
import { toast } from '@/ui/messages/toasts';
import type { World } from '../calls';
import { copyToClipboard } from '../clipboard';
import { hashOf } from '../links/link';

/** A link to the current screen in the current state of the world. */
function hashFrom({ scenario, clockOffsetMs, faults, hasOwnFaultsOnly }: World, session: Session | null): string {
  const person = session && { email: session.user_info.data.emailaddress, application: session.appName };
  return hashOf({ scenario, clockOffsetMs, ...(hasOwnFaultsOnly ? {} : { faults }), person });
}

export function Link({ world }: { world: World | null }) {
  const session = useSession();
  const path = usePathname() + useSearch();
  if (!world) return null;
  const link = location.origin + path + hashFrom(world, session);

  const copy = async () => {
    if (await copyToClipboard(link)) toast.success('Copied: the link opens this screen as it is here.');
  };

  return (
    <>
      <p>
        It opens a new world in this scenario, with its faults and its clock, signed in as the same person, on this
        screen. What was saved since the scenario began is not included.
      </p>
      <Field label="Link">
        {(control) => (
          <textarea
            {...control}
            className="bp6-input bp6-fill tester-code"
            rows={5}
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button text="Copy link" intent="primary" onClick={() => void copy()} />
      <p className="tester-note">The other tabs of the browser that opens it go to its world, too.</p>
    </>
  );
}
