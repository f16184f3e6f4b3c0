import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { cacheFolder, explainDiskError, openOutputFolder } from '../src/build/output-folder.ts';
import { readOptions, stop } from './command.ts';

const { values } = readOptions({
  options: {
    editor: { type: 'boolean' },
    out: { type: 'string' },
  },
});

// React chooses its production build by this setting when it is imported, before Astro sets it.
process.env.NODE_ENV = 'production';
// Astro would report the build to its makers, and first ask git which project this is.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

async function buildEditorSite() {
  const [{ buildEditor, writeSettings }, { readRepository }] = await Promise.all([
    import('./editor/build-editor.ts'),
    import('./editor/config.ts'),
  ]);
  const out = resolve(values.out ?? 'dist-editor');
  const repository = readRepository();
  await buildEditor(out);
  writeSettings(out, repository);
}

async function buildSite(out: string) {
  const cacheDir = cacheFolder(values.out);
  const output = openOutputFolder(out, cacheDir);
  try {
    const [{ build }, { default: config }, { writeHostFiles }] = await Promise.all([
      import('astro'),
      // Astro would load it through Vite, which takes half a second longer.
      import('../astro.config.ts'),
      import('../src/build/hosts/write-host-files.ts'),
    ]);
    await build({ ...config, configFile: false, cacheDir, outDir: output.folder });
    writeHostFiles(output.folder, `${out}-hosts`);
    output.publish();
  } catch (error) {
    output.discard();
    // What Astro keeps may be incomplete.
    if (explainDiskError(error, out)) rmSync(cacheDir, { recursive: true, force: true });
    throw error;
  }
}

const out = resolve(values.out ?? 'dist');
try {
  await (values.editor ? buildEditorSite() : buildSite(out));
} catch (error) {
  stop(explainDiskError(error, out) ?? (error instanceof Error ? error.message : String(error)));
}
