// Draws a component for a test as the console does for a signed-in person.
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { queriesOf } from '@/app/shell/queries';
import { draw } from '@/ui/testing';
import { beginSession } from './session/store';
import { user } from './testing';

let signIns = 0;

/** Each test signs in anew, so that nothing of the one before is kept. */
export function drawSignedIn(component: ReactElement) {
  signIns += 1;
  const device_id = `device${signIns}`;
  beginSession({
    user_info: { data: user() },
    appName: 'AGORA',
    device_id,
    system_access: [],
    current_pw: { salt: '00', digest: '00', iterations: 1 },
  });
  return draw(<QueryClientProvider client={queriesOf(device_id)}>{component}</QueryClientProvider>);
}
