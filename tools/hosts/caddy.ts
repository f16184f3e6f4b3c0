import type { Site } from './site.ts';

interface CaddyPlaces {
  root: string;
  /** Address of the site block; a bare domain makes Caddy fetch a certificate and redirect to it. */
  address: string;
  /** Lines of the site block for TLS, where Caddy is not to see to it by itself. */
  tls: string;
  /** The block of global options, where one is needed. */
  options: string;
}

export const caddyPlaces = (site: Site): CaddyPlaces => ({
  root: '/srv/site/dist',
  address: site.name,
  tls: '',
  options: '',
});

const formatHeaderLines = (site: Site) =>
  site.headers.map(([name, value]) => `    ${name} "${value}"`).join('\n');

const formatTypeLines = (site: Site) =>
  [
    ...Object.entries(site.types).map(([ending, type]) => [`*${ending}`, type]),
    ...Object.entries(site.namedTypes),
  ]
    .map(
      ([path, type], index) =>
        `  @type${index} path ${path}\n  header @type${index} {\n    Content-Type "${type}"\n    defer\n  }`,
    )
    .join('\n');

/** @returns a Caddyfile (Caddy 2.6 or newer) */
export const buildCaddyfile = (
  site: Site,
  places: CaddyPlaces,
) => `# Written by the build; change tools/hosts/caddy.ts instead.
${places.options}
(every-answer) {
  header {
${formatHeaderLines(site)}
    -Server
  }
}

${places.address} {
  root * ${places.root}
${places.tls}
  import every-answer
  @hashed path /_astro/*
  header @hashed Cache-Control "${site.caching.hashed}"
  @other not path /_astro/*
  header @other Cache-Control "${site.caching.other}"
  # At the last moment: the file server writes its own opinion before.
${formatTypeLines(site)}

  # Each page has one address; and settings of other hosts are no pages.
  @hidden path_regexp (\\.(html|br|gz)|^/_(headers|redirects)|^/(blog/)?404|^/(.*/)?index|^/blog/)$
  # Only plain paths: an address that is sent on must never become that of another site.
  @slash path_regexp slash ^((?:/[\\w-]+)+)/$

  # In a route the order of the lines holds.
  @writes not method GET HEAD
  route {
    respond @writes 405
    error @hidden 404
    route @slash {
      @asked expression {query} != ""
      redir @asked {re.slash.1}?{query} 308
      redir {re.slash.1} 308
    }
    rewrite / /index.html
    try_files {path} {path}.html =404
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    import every-answer
    header Cache-Control "${site.caching.other}"
    header Content-Type "text/html; charset=utf-8"
    @post path /blog /blog/*
    handle @post {
      rewrite * /blog/404.html
      file_server {
        precompressed br gzip
      }
    }
    handle {
      rewrite * /404.html
      file_server {
        precompressed br gzip
      }
    }
  }
}
`;
