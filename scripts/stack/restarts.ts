// Restarts services that end by themselves. Unlike `concurrently`, it limits restarts per minute instead of in all, and
// restarts only after all services were ready.
import type { CloseEvent, Command, FlowController } from 'concurrently';
import { filter } from 'rxjs';

interface RestartOptions {
  isReady: () => boolean;
  isStopping: () => boolean;
  /** Called when a service is not restarted any more, so that everything stops. */
  onGivenUp: (why: string) => void;
}

/** A service that ends more often than this would end the next time, too. */
const RESTARTS = { most: 3, withinMs: 60_000 };

export function restarts({ isReady, isStopping, onGivenUp }: RestartOptions): FlowController {
  /**
   * Restarts the command, or gives up. Ends are identified by `timings`, because controllers may copy the event itself.
   */
  function keepUp(command: Command, restarted: WeakSet<object>): void {
    let ends: number[] = [];
    command.close.subscribe((event) => {
      if (isStopping()) return;
      const now = Date.now();
      ends = [...ends.filter((end) => now - end < RESTARTS.withinMs), now];
      const ended = `${command.name} ended by itself (${event.exitCode})`;
      // If not all services were ready yet, the reason is one that a restart does not fix, such as a wrong setting.
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
      // The controllers after this one see only ends without a restart.
      return { commands: commands.map((command) => withEnds(command, ({ timings }) => !restarted.has(timings))) };
    },
  };
}

/** A proxy, not a copy, because the command changes while it runs. */
function withEnds(command: Command, counts: (event: CloseEvent) => boolean): Command {
  const close = command.close.pipe(filter(counts));
  return new Proxy(command, { get: (target, name) => (name === 'close' ? close : Reflect.get(target, name)) });
}
