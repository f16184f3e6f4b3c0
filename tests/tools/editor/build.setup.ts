import { test } from '@playwright/test';
import { buildEditor } from '../../../tools/editor/build-editor.ts';
import { builtEditor } from './built-editor.ts';

test('the editor is built', () => buildEditor(builtEditor));
