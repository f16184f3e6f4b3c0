import { build } from 'vite';

/**
 * Bundles a module and its imports into one minified module for the browser.
 * @param path of the module, whose exports are kept
 * @throws if there is nothing to bundle
 */
export async function bundleScript(path: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: path, preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${path}: the bundle is empty`);
  return chunk.code;
}
