/**
 * A signal for one call that aborts when the caller disconnects or the time is over, each with its own reason. It does
 * not use `AbortSignal.any` with a timeout, because Node 20 may garbage-collect that before it fires.
 */
export function deadline(signal: AbortSignal, ms: number, reason: { late: () => Error; left: () => Error }) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(reason.late()), ms);
  const leave = () => controller.abort(reason.left());
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    /** From now on only the caller ends the call. */
    stopClock: () => clearTimeout(timer),
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    },
  };
}
