import { brandFiles } from 'brand-files';
import { putFiles } from './files.ts';
import { putPictures } from './photographs.ts';
import { type RenderedPage, renderPage } from './render-page.ts';
import { readStyles } from './styles.ts';

/** What is to be shown. */
export interface Scene {
  /** The whole content with the words as they are typed, by path. */
  files: [path: string, text: string][];
  /** Addresses of loaded pictures, by their paths. */
  pictures: Record<string, string>;
  /** The file whose page is shown. */
  file: string;
}

export interface View {
  page?: RenderedPage | undefined;
  styles: string;
  /** Why the page cannot be shown. */
  error?: string;
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

// A page is rendered in parts: the first that fails is answered below, the others need no report.
addEventListener('unhandledrejection', (event) => event.preventDefault());

addEventListener('message', async ({ data }: MessageEvent<Scene>) => {
  putFiles([...brandFiles, ...data.files]);
  putPictures(data.pictures);
  const rendered = await renderPage(data.file).then(
    (page) => ({ page }),
    (error: unknown) => ({ error: describe(error) }),
  );
  const view: View = { ...rendered, styles: readStyles() };
  postMessage(view);
});
