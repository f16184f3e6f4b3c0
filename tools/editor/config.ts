import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../src/content/folder.ts';
import type { Repository } from '../../src/content/kinds/repository.ts';
import { loadSite } from '../../src/site/load-site.ts';
import { contentFile } from '../../src/site/source.ts';
import { createForms } from './collections.ts';
import { listPages } from './content-state.ts';

export const editorLanguages = ['en', 'de'];

/** The programming interfaces of the hosts, and their path on a server of one’s own. */
const interfaces = {
  github: { address: 'https://api.github.com', path: '/api/v3' },
  gitlab: { address: 'https://gitlab.com/api/v4', path: '/api/v4' },
  gitea: { address: 'https://gitea.com/api/v1', path: '/api/v1' },
};

/** @throws if the firm has no such file, or an invalid one */
export function readRepository(): Repository {
  const [repository] = loadSite().sites[0].filesOf('repository');
  if (repository) return repository.data;
  throw new Error(
    `The editor on the web needs ${contentFile('repository', 'repository')}, which says where the content is stored: see docs/hosting/editor.md. If it is there, "npm run check" says what is wrong with it.`,
  );
}

/** @returns the address of the host’s programming interface */
export const findApi = ({ host, server }: Repository) =>
  server ? `${server}${interfaces[host].path}` : interfaces[host].address;

function createBackend(repository: Repository) {
  const { host, branch, server, applicationId } = repository;
  return {
    name: host,
    repo: repository.repository,
    branch,
    ...(server && { base_url: server, api_root: findApi(repository) }),
    // Sveltia CMS would derive another address of it.
    ...(server && host === 'github' && { graphql_api_root: `${server}/api/graphql` }),
    ...(applicationId ? { app_id: applicationId, auth_type: 'pkce' } : { auth_methods: ['token'] }),
  };
}

/** @returns the folder of this machine as a repository: see `git-host.ts` */
export const describeLocal = (server: string): Repository => ({
  host: 'github',
  repository: `local/${basename(resolve('.'))}`,
  branch: 'main',
  server,
});

/**
 * @returns what the page of the editor reads: the configuration of Sveltia CMS
 *   (https://sveltiacms.app/en/docs/config-basics), the texts of our own messages, and the pages of the site
 */
export function createSettings(language: string, repository: Repository) {
  // By what stands in the program. English has only names that an editor would not understand.
  const file = readFileSync(new URL(`words/${language}.yaml`, import.meta.url), 'utf8');
  const words: Record<string, string> = parse(file);
  // Also what is not there gets a line: messages name fields as the forms do.
  const translate = (text: string) => (words[text] ??= text);
  const languages = loadSite().sites.map(({ language }) => language.code);
  const config = {
    load_config_file: false,
    backend: createBackend(repository),
    app_title: translate('Editing'),
    site_url: loadSite().sites[0].firm.siteUrl,
    show_preview_links: false,
    media_folder: `${contentFolder()}/images`,
    public_folder: '/images',
    ...(languages.length > 1 && {
      i18n: {
        structure: 'multiple_folders',
        locales: languages,
        default_locale: languages[0],
        omit_default_locale_from_file_path: true,
        initial_locales: 'default',
      },
    }),
    media_libraries: {
      // The build makes every size. A photograph of a camera would make the repository heavy.
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { width: 3200, height: 3200, quality: 90 } },
        },
      },
      // They are on other servers, which the policy forbids.
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    ...createForms(translate),
  };
  return { config, words, api: findApi(repository), pages: listPages(loadSite()) };
}

export interface Settings extends ReturnType<typeof createSettings> {
  /** On this machine, what lets requests through: see `local-server.ts`. */
  token?: string;
}
