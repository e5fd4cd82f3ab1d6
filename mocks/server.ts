// Starts the mock upstream.
import { app } from './app';

const port = Number(process.env.MOCKS_PORT ?? 4020);
app
  .listen({ port, host: '127.0.0.1' })
  .then((address) => console.log(`The mocks are at ${address}`))
  .catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken. Set MOCKS_PORT to another one.` : error.message,
    );
    process.exit(1);
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void app.close().then(() => process.exit(0)));
