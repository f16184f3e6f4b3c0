import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** @returns a port of this machine that is free */
export async function findPort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
