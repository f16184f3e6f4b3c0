import type { Version } from '../../../src/build/version-file.ts';
import type { createConfig } from '../config.ts';
import { showNotice } from './notice.ts';
import { type BuildStatus, readBuildStatus } from './repository-host.ts';
import { words } from './words.ts';

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
  return date.toLocaleString(undefined, {
    ...(!isToday && { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
};

/** @returns what the site shows now, for messages about what it does not show yet */
const describeShown = (version: Version | undefined) =>
  version ? words.shown(formatTime(version.committed)) : words.unknownVersion;

function report({ failures }: BuildStatus, version: Version | undefined) {
  if (failures.length > 0)
    showNotice(words.failed(describeShown(version), failures.join('. ')), 'failed');
  else showNotice(words.building(describeShown(version)), 'waiting');
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
    if (version && isLive) return showNotice(words.live(formatTime(version.built)), 'live');
    report(build, version);
    await wait(pause);
    build = await readBuildStatus(backend, build.commit).catch(() => build);
  }
  if (turn === latest) showNotice(words.lateBuild, 'failed');
}

/** Starts to follow what has just been saved. What was followed before is part of it. */
export async function followChange(config: Config) {
  latest += 1;
  showNotice(words.saved, 'waiting');
  await follow(config, latest).catch(({ message }: Error) =>
    showNotice(words.unknownStatus(message), 'waiting'),
  );
}
