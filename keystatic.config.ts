import { config } from '@keystatic/core';
import { collections, navigation, singletons } from './tools/editor/parts.ts';

export default config({
  storage: { kind: 'local' },
  ui: { brand: { name: 'Content' }, navigation },
  collections,
  singletons,
});
