import type { Site } from './site.ts';

/** Where the server finds and offers the site; another set of places serves the tests. */
interface NginxPlaces {
  root: string;
  http: string;
  https: string;
  certificate: string;
  key: string;
  /** Whether the module for `.br` files is there (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean;
}

export const nginxPlaces = (site: Site): NginxPlaces => ({
  root: '/srv/site/dist',
  http: '80',
  https: '443',
  certificate: `/etc/letsencrypt/live/${site.name}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${site.name}/privkey.pem`,
  brotli: true,
});

const formatTypes = (site: Site) =>
  Object.entries(site.types)
    .map(([ending, type]) => `    "${type}" ${ending.slice(1)};`)
    .join('\n');

const formatNamedTypes = (site: Site) =>
  Object.entries(site.namedTypes)
    .map(([path, type]) => `  location = ${path} { types { } default_type "${type}"; }`)
    .join('\n');

const formatHeaderLines = (site: Site) =>
  site.headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n');

/** @returns a file for `/etc/nginx/conf.d/` (it stands inside `http { }`) */
export const buildNginxConfig = (
  site: Site,
  places: NginxPlaces,
) => `# Written by the build; change tools/hosts/nginx.ts instead.

map $uri $site_caching {
  default "${site.caching.other}";
  ~^/_astro/ "${site.caching.hashed}";
}

# By the address as it was asked for: the address inside nginx is another one by then.
map $request_uri $site_not_found {
  default /404.html;
  ~^/blog([/?]|$) /blog/404.html;
}

server {
  listen ${places.http};
  server_name ${site.name};
  server_tokens off;
  return 308 https://${site.name}$request_uri;
}

server {
  listen ${places.https} ssl http2;
  server_name ${site.name};
  ssl_certificate ${places.certificate};
  ssl_certificate_key ${places.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:5m;

  root ${places.root};
  server_tokens off;
  absolute_redirect off;
  access_log off;
  open_file_cache max=2000 inactive=60s;

  gzip off;
  gzip_static on;
  gzip_vary on;
${places.brotli ? '  # Needs the static brotli module; without it, delete this line: gzip takes over.\n  brotli_static on;\n' : ''}
${formatHeaderLines(site)}
  add_header Cache-Control $site_caching always;

  types {
${formatTypes(site)}
  }
  default_type application/octet-stream;
  error_page 404 $site_not_found;

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
${formatNamedTypes(site)}

  # The pages that are only shown with status 404.
  location = /404.html { internal; }
  location = /blog/404.html { internal; }

  # Each page has one address; and settings of other hosts are no pages.
  location ~ \\.(html|br|gz)$ { return 404; }
  location ~ ^/_(headers|redirects)$ { return 404; }
  location ~ ^/(blog/)?404$ { return 404; }
  location ~ ^/(.*/)?index$ { return 404; }
  location = /blog/ { return 404; }

  # Only plain paths: an address that is sent on must never become that of another site.
  location ~ ^(?<plain>(/[\\w-]+)+)/$ { return 308 $plain$is_args$args; }
}
`;
