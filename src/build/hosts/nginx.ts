import {
  caching,
  copies,
  type HostTable,
  joinLines,
  listMovedPaths,
  sharing,
  transportSecurity,
} from './host-table.ts';

const escapePattern = (text: string) => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&');

/** Builds the place of the home page and of each path that has moved, as a whole or with some queries. */
function buildMovedPlaces(table: HostTable) {
  const moved = Map.groupBy(listMovedPaths(table.redirects), ({ path }) => path);
  return [...moved.set('/', moved.get('/') ?? [])].map(([path, list]) => {
    const rules = list.map(({ query, to }) => {
      // Its target has what it needs; otherwise the query goes along.
      if (query.length === 0) return `return 301 ${to}${/[?#]/.test(to) ? '' : '$is_args$args'};`;
      const parts = query.map((part) => `(?=(.*&)?${escapePattern(part)}(&|$))`);
      return `if ($args ~ "^${parts.join('')}") { return 301 ${to}; }`;
    });
    if (list.every(({ query }) => query.length > 0))
      rules.push(`try_files ${path === '/' ? '/index.html' : '$uri $uri.html'} =404;`);
    return `  location = "${path}" { ${rules.join(' ')} }`;
  });
}

/** @param certificate the name of the domain under which certbot keeps it */
const buildEncryption = (name: string, certificate: string) => `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${name};
  ssl_certificate /etc/letsencrypt/live/${certificate}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${certificate}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:5m;`;

/**
 * @returns a file for `/etc/nginx/conf.d/`, which nginx includes in `http { }`: for nginx 1.22 or
 *   newer with the module `brotli_static`
 */
export const buildNginxConfig = (table: HostTable) => `# Written by the build.

# A file of /_astro/ never changes. A missing file, or a part of one, has another status.
map "$status$uri" $site_caching {
  default "${caching.other}";
  "~^(200|304)/_astro/" "${caching.hashed}";
}

# Pictures and data may be used by other sites, pages not.
map $uri $site_resource_policy {
  default same-origin;
  "~[.](${sharing.shown.endings}|${sharing.read.endings})$" cross-origin;
}
map $uri $site_readers {
  default "";
  "~[.](${sharing.read.endings})$" "*";
}
map $uri $site_link {
  default "";
${joinLines(copies, (copy) => `  "~${copy}" '<https://${table.name}$1>; rel="canonical"';`)}
}

# By the address as it was requested: nginx has changed $uri by then.
map $request_uri $site_not_found {
  default /404.html;
${joinLines(table.notFoundPages, ({ pattern, file }) => `  "~${pattern}" ${file};`)}
}

# //team and /./team are no addresses of /team. The pages for errors are shown at any address.
map "$uri $request_uri" $site_is_other {
  volatile;
  default 0;
  "~^/(.+/)?(404|not-found)\\.html " 0;
  "~ /[^? ]*(?<=/)(/|\\.\\.?(/|\\?|$))" 1;
}

server {
  listen 80;
  listen [::]:80;
  server_name ${[table.name, ...table.twins].join(' ')};
  server_tokens off;
  return 308 https://${table.name}$request_uri;
}

server {
${buildEncryption(table.name, table.name)}

  root /srv/site/dist;
  server_tokens off;
  absolute_redirect off;
  access_log off;
  # No file is so large that a browser would ask for a part of it.
  max_ranges 0;

  gzip off;
  gzip_static on;
  gzip_vary on;
  # Without the module, delete the next line: gzip still works.
  brotli_static on;

${joinLines(
  Object.entries({
    ...table.headers,
    'cross-origin-resource-policy': '$site_resource_policy',
    'access-control-allow-origin': '$site_readers',
    link: '$site_link',
  }),
  ([name, value]) => `  add_header ${name} "${value}" always;`,
)}
  add_header cache-control $site_caching always;

  types {
${joinLines(Object.entries(table.types), ([ending, type]) => `    "${type}" ${ending.slice(1)};`)}
  }
  default_type application/octet-stream;
  error_page 404 $site_not_found;

  if ($site_is_other) { return 404; }
  location / { try_files $uri $uri.html =404; }
${joinLines(
  Object.entries(table.namedTypes),
  ([path, type]) => `  location = ${path} { types { } default_type "${type}"; }`,
)}
${buildMovedPlaces(table).join('\n')}

  # Pages have one address each. The pages for errors and the settings of other hosts have none.
  location = /404.html { internal; }
${joinLines(table.notFoundPages, ({ file }) => `  location = ${file} { internal; }`)}
${joinLines(
  table.notFoundPages.flatMap(({ paths }) => paths),
  (path) => `  location = ${path} { return 404; }`,
)}
  location ~ (\\.(html|br|gz)|^/_(headers|redirects)|^/404|/index)$ { return 404; }
  # Only plain paths, so that a redirect can never lead to another site.
  location ~ ^(?<plain>(/[\\w-]+)+)/$ {
    if (!-f $document_root$plain.html) { return 404; }
    return 308 $plain$is_args$args;
  }
}
${joinLines(
  table.twins,
  (twin) => `
server {
${buildEncryption(twin, table.name)}
  add_header strict-transport-security "${transportSecurity.domain}" always;
  server_tokens off;
  return 301 https://${table.name}$request_uri;
}
`,
)}`;
