import type { RenderedPage } from './preview/render-page.ts';
import type { Scene, View } from './preview/render-worker.ts';
import styles from './show-scene.css?inline';
import { translate } from './words.ts';

/** Shows pages in frames as wide as a phone and as a desk, in a light and in a dark theme. */

const widths = { phone: 390, desk: 1280 };

let worker: Worker | undefined;

/** @returns the page as the site shows it */
function render(scene: Scene): Promise<View> {
  worker ??= new Worker(new URL('preview/worker.js', document.baseURI), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<View>();
  worker.onmessage = ({ data }: MessageEvent<View>) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(scene);
  return promise;
}

/** What waits some seconds for a script, such as a portrait, is shown at once: no script comes. */
const withoutScripts = '* { animation-delay: 0s !important; }';

/** Removes what a preview has no use for: scripts, and what is shown only without them. */
function parsePage(html: string, css: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll('script, noscript, link, meta')) part.remove();
  const faces = Object.assign(page.createElement('link'), {
    rel: 'stylesheet',
    href: new URL('preview/faces.css', document.baseURI).href,
  });
  page.head.append(
    faces,
    Object.assign(page.createElement('style'), { textContent: css + withoutScripts }),
  );
  page.documentElement.classList.add('js');
  return page;
}

const choice = (name: string, value: string, text: string, checked: 'checked' | '' = '') =>
  `<label><input type="radio" name="${name}" value="${value}" ${checked}> ${text}</label>`;

function build(stage: HTMLElement) {
  stage.className = 'site-preview';
  stage.innerHTML = `<style>${styles}</style>
    <form>${choice('width', 'phone', translate('Phone'), 'checked')}
    ${choice('width', 'desk', translate('Desk'))}
    ${choice('theme', 'light', translate('Light'), 'checked')}
    ${choice('theme', 'dark', translate('Dark'))}<output role="status"></output></form>
    <div><iframe title="${translate('The page')}"></iframe></div>`;
  const fit = () => fitFrame(stage);
  stage.querySelector('form')?.addEventListener('change', fit);
  stage.ownerDocument.defaultView?.addEventListener('resize', fit);
}

/** Gives the frame the chosen width, scaled to the room there is, and the chosen theme. */
function fitFrame(stage: HTMLElement) {
  const form = stage.querySelector('form');
  const frame = stage.querySelector('iframe');
  if (!form || !frame) return;
  const chosen = new FormData(form);
  const width = widths[chosen.get('width') as keyof typeof widths];
  const { clientWidth = width, clientHeight = 0 } = frame.parentElement ?? {};
  const scale = Math.min(1, clientWidth / width);
  frame.width = String(width);
  frame.height = String(Math.round(clientHeight / scale));
  frame.style.scale = String(scale);
  frame.contentDocument?.documentElement.classList.toggle('dark', chosen.get('theme') === 'dark');
}

/** Exchanges the page in the frame. As long as it is the same page, the reader stays in their place. */
function showPage(
  frame: HTMLIFrameElement,
  { html, path, anchor = '' }: RenderedPage,
  css: string,
) {
  const shown = frame.contentDocument;
  if (!shown) return;
  const page = parsePage(html, css);
  const address = `${path}#${anchor}`;
  if (frame.dataset.address === address) {
    const top = shown.documentElement.scrollTop;
    shown.body.replaceWith(shown.adoptNode(page.body));
    shown.documentElement.scrollTop = top;
  } else {
    shown.replaceChild(shown.adoptNode(page.documentElement), shown.documentElement);
    shown.getElementById(anchor)?.scrollIntoView();
  }
  frame.dataset.address = address;
  // Other pages are not here.
  shown.onclick = (event) => {
    const link = (event.target as Element).closest('a');
    if (link) event.preventDefault();
    if (link?.hash) shown.getElementById(decodeURI(link.hash.slice(1)))?.scrollIntoView();
  };
}

async function show(stage: HTMLElement, makeScene: () => Promise<Scene>) {
  const frame = stage.querySelector('iframe');
  const status = stage.querySelector('output');
  const { page, styles: css, error } = await render(await makeScene());
  if (!frame || !status) return;
  const reason = error
    ? translate('Shown when the fields with a star are filled in.')
    : translate('No page shows this.');
  status.textContent = page ? '' : reason;
  // For whoever looks for another cause.
  status.title = error ?? '';
  if (page) showPage(frame, page, css);
  fitFrame(stage);
}

let isBusy = false;
let next: (() => Promise<void>) | undefined;

/** Shows the page of what was typed last, as soon as the one before is there. */
export async function showScene(stage: HTMLElement, makeScene: () => Promise<Scene>) {
  if (!stage.querySelector('iframe')) build(stage);
  next = () => show(stage, makeScene);
  if (isBusy) return;
  isBusy = true;
  while (next) {
    const now = next;
    next = undefined;
    await now().catch(reportError);
  }
  isBusy = false;
}
