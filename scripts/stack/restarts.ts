// What `concurrently` restarts is counted for as long as it runs. Here it is counted by the minute, and only once all were ready.
import type { CloseEvent, Command, FlowController } from 'concurrently';
import { filter } from 'rxjs';

interface Told {
  isReady: () => boolean;
  isStopping: () => boolean;
  /** One ended for good, and so do all. */
  onGivenUp: (why: string) => void;
}

/** Whatever ends more often than that would end the next time too. */
const RESTARTS = { most: Number(process.env.RESTARTS_PER_MINUTE || 3), withinMs: 60_000 };

export function restarts({ isReady, isStopping, onGivenUp }: Told): FlowController {
  /** Starts it again, or gives up. An end is known by its timings, since each controller may copy the rest. */
  function keepUp(command: Command, restarted: WeakSet<object>): void {
    let ends: number[] = [];
    command.close.subscribe((event) => {
      if (isStopping()) return;
      const now = Date.now();
      ends = [...ends.filter((end) => now - end < RESTARTS.withinMs), now];
      const ended = `${command.name} ended by itself (${event.exitCode})`;
      // What has never been ready has a reason that a second start does not mend, such as a wrong setting.
      if (!isReady()) onGivenUp(`${ended}, so everything was stopped.`);
      else if (ends.length > RESTARTS.most) onGivenUp(`${ended} again and again, so everything was stopped.`);
      else {
        restarted.add(event.timings);
        console.error(`${ended} and was started again.`);
        command.start();
      }
    });
  }

  return {
    handle(commands) {
      const restarted = new WeakSet<object>();
      for (const command of commands) keepUp(command, restarted);
      // Those that come after this one see only the end that nobody mends.
      return { commands: commands.map((command) => withEnds(command, ({ timings }) => !restarted.has(timings))) };
    },
  };
}

/** The same command, not a copy: it changes while it runs. */
function withEnds(command: Command, counts: (event: CloseEvent) => boolean): Command {
  const close = command.close.pipe(filter(counts));
  return new Proxy(command, { get: (target, name) => (name === 'close' ? close : Reflect.get(target, name)) });
}
