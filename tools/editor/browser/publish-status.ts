import type { Version } from '../../../src/build/version-file.ts';
import type { createConfig } from '../config.ts';
import { showNotice } from './notice.ts';
import { type BuildStatus, readBuildStatus } from './repository-host.ts';
import { locale, translate } from './words.ts';

/** Says what has become of a saved change, until the site shows it. */

type Config = ReturnType<typeof createConfig>;

const pause = 15_000;
const patience = 60 * 60_000;

/** Waits for a while, or until the person comes back to the page. */
const wait = (time: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
    addEventListener('focus', resolve, { once: true });
  });

/** @returns undefined if the site cannot be reached, or has no version */
const readVersion = (siteUrl: string): Promise<Version | undefined> =>
  fetch(new URL('/version.json', siteUrl), { cache: 'no-store' })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);

const formatTime = (moment: string) => {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(locale, {
    ...(!isToday && { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
};

/** @returns what the site shows now, for messages about what it does not show yet */
const describeShown = (version: Version | undefined) =>
  version
    ? translate('The site still shows the version of {time}.', {
        time: formatTime(version.committed),
      })
    : translate('The site does not say which version it shows.');

function report({ failures }: BuildStatus, version: Version | undefined) {
  const shown = describeShown(version);
  if (failures.length === 0)
    return showNotice(translate('Saved. The site is being built. {shown}', { shown }), 'waiting');
  const values = { shown, failures: failures.join('. ') };
  return showNotice(translate('The build failed. {shown} {failures}', values), 'failed');
}

let latest = 0;

/** Follows the last commit until the site shows it, or a later one. */
async function follow({ backend, site_url: siteUrl = '' }: Config, turn: number) {
  const saved = Date.now();
  let build = await readBuildStatus(backend, backend.branch);
  while (turn === latest && Date.now() - saved < patience) {
    const version = await readVersion(siteUrl);
    if (turn !== latest) return;
    const isLive = version?.commit === build.commit || Date.parse(version?.committed ?? '') > saved;
    if (version && isLive)
      return showNotice(
        translate('Live since {time}.', { time: formatTime(version.built) }),
        'live',
      );
    report(build, version);
    await wait(pause);
    build = await readBuildStatus(backend, build.commit).catch(() => build);
  }
  if (turn === latest)
    showNotice(translate('After an hour, the site does not show what was saved.'), 'failed');
}

/** Starts to follow what has just been saved. What was followed before is part of it. */
export async function followChange(config: Config) {
  latest += 1;
  showNotice(translate('Saved.'), 'waiting');
  await follow(config, latest).catch(({ message: reason }: Error) =>
    showNotice(
      translate('Saved. When the site shows it cannot be said. {reason}', { reason }),
      'waiting',
    ),
  );
}
