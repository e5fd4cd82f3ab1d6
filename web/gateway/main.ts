// Runs the gateway as a process of its own, for `npm start` and in production.
import { startGateway } from './start';

startGateway().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
