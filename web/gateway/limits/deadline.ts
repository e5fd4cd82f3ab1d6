/**
 * A signal for one call: it ends when whoever asked goes away, or after a while, each with its own reason. Not `AbortSignal.any`
 * of a timeout: Node 20 may collect it as garbage before it fires.
 */
export function deadline(signal: AbortSignal, ms: number, reason: { late: () => Error; left: () => Error }) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(reason.late()), ms);
  const leave = () => controller.abort(reason.left());
  if (signal.aborted) leave();
  signal.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    },
  };
}
