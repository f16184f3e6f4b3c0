import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** `version.json`: which version of the content the site shows. The editor asks for it. */
interface Version {
  /** The commit that was built. */
  commit: string;
  /** When it was made, ISO 8601. */
  committed: string;
  /** When the site was built, ISO 8601. */
  built: string;
}

/** @returns undefined outside a repository with commits */
function readVersion(): Version | undefined {
  try {
    const git = ['log', '-1', '--format=%H %cI'];
    const answer = execFileSync('git', git, { stdio: ['ignore', 'pipe', 'ignore'] });
    const [commit = '', committed = ''] = answer.toString().trim().split(' ');
    return { commit, committed, built: new Date().toISOString() };
  } catch {
    return undefined;
  }
}

/** Writes the version into the site. */
export const versionFile = (): AstroIntegration => ({
  name: 'version-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const version = readVersion();
      if (version) await writeFile(new URL('version.json', dir), `${JSON.stringify(version)}\n`);
    },
  },
});
