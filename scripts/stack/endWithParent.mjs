// Imported by every process that a command starts: it ends the process when its parent was killed, so that its port is
// free for the next start. It uses only Node's own modules.
const LOOK_EVERY_MS = 100;

/**
 * Passed in by the parent: `ppid` may already be another process by now. The variable is deleted, because it would be
 * wrong for the processes that this one starts.
 */
const parent = Number(process.env.PARENT_PID) || process.ppid;
delete process.env.PARENT_PID;

/** On Windows `ppid` does not change when the parent has ended. */
const isParentThere = process.platform === 'win32' ? () => isUp(parent) : () => process.ppid === parent;

function isUp(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}

// An input that is a file, such as /dev/null, ends at once, which says nothing about the parent; it has no `unref`.
const { stdin } = process;
if (process.env.WATCH_REPORT_DEPENDENCIES) {
  // The parent is Node's own watcher, which cannot import this file. Its child ends it when their shared input is
  // closed.
  if (stdin.unref)
    stdin
      .once('close', () => process.kill(process.ppid, 'SIGTERM'))
      .resume()
      .unref();
} else {
  setInterval(() => isParentThere() || process.kill(process.pid, 'SIGTERM'), LOOK_EVERY_MS).unref();
}
