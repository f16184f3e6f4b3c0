import { createServer } from 'node:net';
import { dev } from 'astro';
import { readOptions, readPort, stop } from './command.ts';

const { values } = readOptions({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
  },
});
const port = readPort(values.port, '4321');
// Astro would report its use to its makers.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

/** Astro would take the next port, which may be that of the editor. */
await new Promise<void>((resolve) => {
  const server = createServer()
    .once('error', () =>
      stop(`Port ${port} is already in use. Choose another one: npm run dev -- --port 4400`),
    )
    .listen(port, values.host ?? 'localhost', () => server.close(() => resolve()));
});

await dev({ server: { port, host: values.host ?? false } });
