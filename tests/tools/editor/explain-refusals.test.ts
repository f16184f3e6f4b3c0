import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => '{}' });
const { explainRefusals } = await import('../../../tools/editor/browser/explain-refusals.ts');

const address = 'https://host.example/api/commits';
const host = vi.fn<typeof fetch>();

// It replaces the function of the page by its own.
beforeEach(() => {
  vi.stubGlobal('fetch', host);
  explainRefusals();
});

const save = () => fetch(address, { method: 'POST', body: '{}' });

test.each([
  [401, 'You are no longer signed in'],
  [403, 'Your token does not allow you to write'],
  [404, 'Your token does not allow you to write'],
])('a save that the host refuses with %i says what to do', async (status, message) => {
  host.mockResolvedValueOnce(new Response('{"message":"Forbidden"}', { status }));
  const response = await save();
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ message: expect.stringContaining(message) });
});

test('a save without a connection says what to do', async () => {
  host.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(save()).rejects.toThrow('Check the connection, then save again');
});

test('other answers of the host stay as they are', async () => {
  const saved = Response.json({ sha: 'a1' }, { status: 201 });
  host.mockResolvedValueOnce(saved);
  expect(await save()).toBe(saved);
  const missing = Response.json({}, { status: 404 });
  host.mockResolvedValueOnce(missing);
  expect(await fetch(address)).toBe(missing);
});
