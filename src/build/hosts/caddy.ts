import { caching, copies, type HostTable, joinLines, sharing } from './host-table.ts';

const fileServer = `file_server {
      precompressed br gzip
    }`;

/** @returns a Caddyfile, for Caddy 2.6 or newer, which manages the certificate itself */
export function buildCaddyfile(table: HostTable) {
  const { name, notFoundPages, redirects } = table;
  const types = Object.entries({
    ...Object.fromEntries(Object.entries(table.types).map(([end, type]) => [`*${end}`, type])),
    ...table.namedTypes,
  });
  const hidden = notFoundPages.flatMap(({ paths }) => paths);
  return `# Written by the build.
(every-response) {
  header {
${joinLines(Object.entries(table.headers), ([header, value]) => `    ${header} "${value}"`)}
  }
  # Apart: Caddy defers a block that deletes.
  header -server
}

${name} {
  root * /srv/site/dist
  import every-response
  header cache-control "${caching.other}"
  @hashed {
    path /_astro/*
    file
    method GET HEAD
  }
  # Deferred, because headers for every response are set after those with a condition.
  header @hashed {
    cache-control "${caching.hashed}"
    defer
  }
${joinLines(
  Object.entries(sharing),
  ([name, { endings, headers }]) => `  @${name} {
    path_regexp [.](${endings})$
    file
  }
  header @${name} {
${joinLines(Object.entries(headers), ([header, value]) => `    ${header} "${value}"`)}
    defer
  }`,
)}
${joinLines(
  copies,
  (copy, index) => `  @copy${index} {
    path_regexp copy${index} ${copy}
    file
  }
  header @copy${index} {
    link \`<https://${name}{re.copy${index}.1}>; rel="canonical"\`
    defer
  }`,
)}
${joinLines(types, ([path, type], index) => `  @type${index} path ${path}\n  header @type${index} {\n    content-type "${type}"\n    defer\n  }`)}

  map {path} {moved} {
${joinLines(redirects, ({ from, to }) => `    ${from} ${to}\n    ${from}/ ${to}`)}
    default ""
  }
  @moved expression {moved} != ""
  # Pages have one address each. The pages for errors and the settings of other hosts have none.
  @other expression {path}.matches("//|/\\\\.\\\\.?(/|$)")
  @hidden path_regexp (\\.(html|br|gz)|^/_(headers|redirects)|^/404|/index${hidden.map((path) => `|^${path}`).join('')})$
  # Only plain paths, so that a redirect can never lead to another site.
  @slash path_regexp slash ^((?:/[\\w-]+)+)/$
  @writes not method GET HEAD
  # Directives in a route block run in the order written.
  route {
    respond @writes 405
    error @other 404
    route @moved {
      @query expression {query} != ""
      redir @query {moved}?{query} 301
      redir {moved} 301
    }
    error @hidden 404
    route @slash {
      @folder not file {re.slash.1}.html
      error @folder 404
      @query expression {query} != ""
      redir @query {re.slash.1}?{query} 308
      redir {re.slash.1} 308
    }
    # No file is so large that a browser would ask for a part of it.
    request_header -range
    rewrite / /index.html
    try_files {path} {path}.html =404
    ${fileServer}
  }

  handle_errors {
    import every-response
    header cache-control "${caching.other}"
    header content-type "text/html; charset=utf-8"
${joinLines(
  notFoundPages,
  ({ pattern, file }, index) => `    @below${index} path_regexp ${pattern}
    handle @below${index} {
    rewrite * ${file}
    ${fileServer}
    }`,
)}
    handle {
    rewrite * /404.html
    ${fileServer}
    }
  }
}
`;
}
