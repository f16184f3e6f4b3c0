import { readFileSync } from 'node:fs';
import { readSiteUrl } from '../../src/build/site-url.ts';
import { contentFile } from '../../src/check/locate.ts';
import { contentFolder } from '../../src/content/folder.ts';
import type { Repository } from '../../src/content/kinds/repository.ts';
import { readLanguages } from '../../src/content/languages.ts';
import { parseYaml } from '../../src/content/parse-yaml.ts';
import { kinds } from '../../src/registry.ts';
import { createCollections, createSingletons } from './collections.ts';

/** With the path of the programming interface on a server of one’s own. */
const servers = {
  github: { address: 'https://github.com', api: 'https://api.github.com', path: '/api/v3' },
  gitlab: { address: 'https://gitlab.com', api: 'https://gitlab.com/api/v4', path: '/api/v4' },
  gitea: { address: 'https://gitea.com', api: 'https://gitea.com/api/v1', path: '/api/v1' },
};

/** @throws if the firm has no such file, or an invalid one */
export function readRepository(): Repository {
  const file = contentFile('repository', 'repository');
  try {
    return kinds.repository.schema.parse(parseYaml(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(
      `The editor on the web needs ${file}, which says where the content is stored: see docs/hosting/editor.md.`,
    );
  }
}

/** @returns the address of the host’s programming interface */
export const findApi = ({ host, server }: Repository) =>
  server ? `${server}${servers[host].path}` : servers[host].api;

function createBackend(repository: Repository) {
  const { host, branch, server, applicationId } = repository;
  const address = server ?? servers[host].address;
  return {
    name: host,
    repo: repository.repository,
    branch,
    api_root: findApi(repository),
    // Sveltia CMS would derive another address of it on a server of one’s own.
    ...(host === 'github' && server && { graphql_api_root: `${server}/api/graphql` }),
    base_url: address,
    auth_methods: applicationId ? ['oauth', 'token'] : ['token'],
    ...(applicationId && { app_id: applicationId, auth_type: 'pkce' }),
    commit_messages: {
      create: 'Add {{collection}} “{{slug}}”',
      update: 'Change {{collection}} “{{slug}}”',
      delete: 'Delete {{collection}} “{{slug}}”',
      uploadMedia: 'Add {{path}}',
      deleteMedia: 'Delete {{path}}',
    },
  };
}

/** The folder of this machine needs no host, but the editor asks for one. */
const local: Repository = { host: 'gitea', repository: 'local/content', branch: 'main' };

/**
 * @param repository undefined for the editor of this machine
 * @returns the configuration of the editor: https://sveltiacms.app/en/docs/config-basics
 */
export function createConfig(repository?: Repository) {
  const languages = readLanguages();
  const codes = languages.map(({ code }) => code);
  return {
    load_config_file: false,
    backend: createBackend(repository ?? local),
    app_title: 'Content',
    // The editor asks it for its version. The one of this machine has no version.
    ...(repository && { site_url: readSiteUrl() }),
    // `publish-status.ts` says what the site shows, with fewer questions to the host.
    show_preview_links: false,
    media_folder: `${contentFolder()}/images`,
    public_folder: '/images',
    ...(codes.length > 1 && {
      i18n: {
        structure: 'multiple_folders',
        locales: codes,
        default_locale: codes[0],
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
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60 },
    collections: createCollections(languages),
    singletons: createSingletons(languages),
  };
}
