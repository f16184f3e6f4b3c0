import { type Change, checkChange } from './check-change.ts';

addEventListener('message', ({ data }: MessageEvent<Change>) => postMessage(checkChange(data)));
