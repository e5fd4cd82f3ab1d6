// Runs the gateway as a process of its own.
import { command } from './command';

command(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
