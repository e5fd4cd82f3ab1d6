import { Button } from '@blueprintjs/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSignedIn } from '@/app/session/store';
import { whenQueriesIdle } from '@/app/shell/queries';
import { afterPaint, whenIdle } from '@/ui/browser/afterPaint';
import { useScreenAction } from '@/ui/browser/screenActions';
import { groupDigits } from '@/ui/texts/groupDigits';
import { decidedByQuery } from './decidedHere';
import type { Desk } from './desk';
import type { Kind } from './kind';

const LABEL = 'Decided by me today';

/** The number of cases that the user has decided today; a click shows them in the history. */
export function DecidedToday<Row extends object>({ kind, desk }: { kind: Kind<Row>; desk: Desk }) {
  const user = useSignedIn().user_info.data;
  const isQuiet = useQuiet();
  const { data } = useQuery({ ...decidedByQuery(kind, user), enabled: isQuiet });
  const toggle = () => desk.showMine(!desk.isMine);
  useScreenAction(LABEL, toggle);
  return (
    <Button
      size="small"
      variant="minimal"
      active={desk.isMine}
      aria-pressed={desk.isMine}
      text={data ? `${LABEL}: ${groupDigits(data.length)}` : LABEL}
      onClick={toggle}
    />
  );
}

/** True once the screen has loaded, so that counting does not delay it. */
function useQuiet(): boolean {
  const queries = useQueryClient();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isLeft = false;
    const begin = () => whenIdle(() => !isLeft && setQuiet(true));
    afterPaint(() => {
      if (!isLeft) stop = whenQueriesIdle(queries, begin);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [queries]);
  return isQuiet;
}
