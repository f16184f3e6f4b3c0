import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Problem } from '../check/problem.ts';
import { contentCheck } from './content-check-integration.ts';

const firmFile = 'content/firm.yaml';
const problem = { file: firmFile, line: 3, message: 'phone is missing', fix: 'Add it.' };

let root: string;
const logger = { info: vi.fn<(text: string) => void>(), error: vi.fn<(text: string) => void>() };
const countWatchers = () =>
  process.getActiveResourcesInfo().filter((name) => name === 'FSEventWrap').length;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dev-'));
  mkdirSync(join(root, 'content'));
  mkdirSync(join(root, 'src/ui/styles'), { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.resetAllMocks();
});

/** Runs the hook that is called before Astro reads the content. */
const setUp = (find: () => Promise<Problem[]>) => {
  const { hooks, ...integration } = contentCheck(find);
  const config = { root: pathToFileURL(`${root}/`) };
  const ready = hooks['astro:config:setup']?.({ command: 'dev', config, logger } as never);
  return { ...integration, hooks, ready };
};

describe('the start of the dev server', () => {
  test('waits until the problems are fixed and then stops watching', async () => {
    const before = countWatchers();
    const results = [[problem], []];
    const watched: number[] = [];
    logger.error.mockImplementation(() => {
      watched.push(countWatchers());
      writeFileSync(join(root, firmFile), 'name: Firm');
    });
    await setUp(async () => results.shift() ?? []).ready;
    expect(logger.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(firmFile));
    expect(watched[0]).toBeGreaterThan(before);
    await vi.waitFor(() => expect(countWatchers()).toBe(before));
  });

  test('fails with the error of a check that throws', async () => {
    const before = countWatchers();
    await expect(setUp(() => Promise.reject(new Error('out of memory'))).ready).rejects.toThrow(
      'out of memory',
    );
    await vi.waitFor(() => expect(countWatchers()).toBe(before));
  });
});

describe('the dev server', () => {
  /** The checks that were started, in order; the test resolves or rejects each. */
  let checks: PromiseWithResolvers<Problem[]>[];
  let watcher: EventEmitter;
  let sockets: EventEmitter;
  const send = vi.fn();

  const save = (file = firmFile) => watcher.emit('change', join(root, file));
  /** Settles a check and lets the next one start, if one was requested. */
  const settle = async (index: number, result: Problem[] | Error) => {
    if (result instanceof Error) checks[index]?.reject(result);
    else checks[index]?.resolve(result);
    await vi.advanceTimersByTimeAsync(1000);
  };
  const lastSent = () => send.mock.lastCall?.[0];

  beforeEach(async () => {
    checks = [];
    watcher = new EventEmitter();
    sockets = new EventEmitter();
    const find = vi.fn<() => Promise<Problem[]>>().mockResolvedValueOnce([]);
    const { hooks, ready } = setUp(find);
    await ready;
    find.mockImplementation(() => {
      const check = Promise.withResolvers<Problem[]>();
      checks.push(check);
      return check.promise;
    });
    vi.useFakeTimers();
    const ws = { send, on: sockets.on.bind(sockets) };
    await hooks['astro:server:setup']?.({ server: { ws, watcher }, logger } as never);
    await vi.advanceTimersByTimeAsync(1000);
    await settle(0, []);
  });
  afterEach(() => vi.useRealTimers());

  test('shows a problem as an overlay and reloads the page when it is fixed', async () => {
    save();
    await vi.advanceTimersByTimeAsync(1000);
    await settle(1, [problem]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(lastSent()).toMatchObject({
      type: 'error',
      err: {
        message: expect.stringContaining('phone is missing. Add it.'),
        loc: { file: join(root, firmFile), line: 3, column: 0 },
      },
    });
    save();
    await vi.advanceTimersByTimeAsync(1000);
    await settle(2, []);
    expect(send).toHaveBeenCalledTimes(2);
    expect(lastSent()).toEqual({ type: 'full-reload' });
  });

  test('shows the problem to clients that connect later, until it is fixed', async () => {
    save();
    await vi.advanceTimersByTimeAsync(1000);
    await settle(1, [problem]);
    sockets.emit('connection');
    expect(send).toHaveBeenCalledTimes(2);
    expect(lastSent()).toMatchObject({ type: 'error' });
    save();
    await vi.advanceTimersByTimeAsync(1000);
    await settle(2, []);
    sockets.emit('connection');
    expect(lastSent()).toEqual({ type: 'full-reload' });
  });

  test('shows the result of the last change, however long a check takes', async () => {
    save();
    await vi.advanceTimersByTimeAsync(1000);
    save();
    save();
    await vi.advanceTimersByTimeAsync(1000);
    expect(checks).toHaveLength(2);
    await settle(1, [problem]);
    expect(checks).toHaveLength(3);
    await settle(2, []);
    expect(checks).toHaveLength(3);
    expect(lastSent()).toEqual({ type: 'full-reload' });
  });

  test('reports a check that throws and continues checking', async () => {
    save();
    await vi.advanceTimersByTimeAsync(1000);
    await settle(1, new Error('too many open files'));
    expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('too many open files'));
    expect(lastSent().err.message).toContain('too many open files');
    save();
    await vi.advanceTimersByTimeAsync(1000);
    await settle(2, []);
    expect(lastSent()).toEqual({ type: 'full-reload' });
  });

  test('ignores files outside the content', async () => {
    save('src/ui/Icon.tsx');
    await vi.advanceTimersByTimeAsync(1000);
    expect(checks).toHaveLength(1);
  });
});
