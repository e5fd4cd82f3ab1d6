import { createGateway } from './server';
import { readSettings } from './settings';

const graceMs = 500;

function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  if (error.code === 'EACCES') return `Port ${port} may not be used. Set PORT to another one.`;
  return error.message;
}

async function start() {
  const settings = readSettings(process.env);
  const app = await createGateway(settings);

  const stop = () => {
    // Running requests may finish within the grace period; then their connections are closed.
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    void app.close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  try {
    const address = await app.listen({ port: settings.port, host: settings.host });
    console.log(`The console is at ${address}${settings.basePath}`);
  } catch (error) {
    throw new Error(explain(error as NodeJS.ErrnoException, settings.port));
  }
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
