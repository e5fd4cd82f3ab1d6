// The gateway by itself: of `npm start` and of production.
import { startGateway } from './start';

startGateway().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
