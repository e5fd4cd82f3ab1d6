// Imported by every process that a script starts: when whoever started it was killed outright, it ends as well, and its port is
// free for the next start. Nothing but Node itself is needed.
const LOOK_EVERY_MS = 100;

/** As it was handed over: whoever asks only now may have got another parent already. It is not that of a process below this one. */
const parent = Number(process.env.PARENT_PID) || process.ppid;
delete process.env.PARENT_PID;

/** On Windows a process keeps the number of its parent when that is no more. */
const isParentThere = process.platform === 'win32' ? () => isUp(parent) : () => process.ppid === parent;

function isUp(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}

// What comes from a file, as from /dev/null, is at its end at once, which says nothing of anybody.
const { stdin } = process;
if (process.env.WATCH_REPORT_DEPENDENCIES) {
  // The parent is Node's own watcher, which imports nothing: it is told by its child, with whom it shares its input.
  if (stdin.unref)
    stdin
      .once('close', () => process.kill(process.ppid, 'SIGTERM'))
      .resume()
      .unref();
} else {
  setInterval(() => isParentThere() || process.kill(process.pid, 'SIGTERM'), LOOK_EVERY_MS).unref();
}
