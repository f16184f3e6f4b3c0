export { words } from '../words/words.ts';
