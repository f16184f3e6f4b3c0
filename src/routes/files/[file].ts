import { readFile } from 'node:fs/promises';
import { basename } from 'node:path/posix';
import type { APIRoute } from 'astro';
import { listPublished } from '../../site/list-pictures.ts';
import { loadSite } from '../../site/load-site.ts';

export const getStaticPaths = () =>
  listPublished(loadSite()).map((path) => ({ params: { file: basename(path) }, props: { path } }));

export const GET: APIRoute = async ({ props: { path } }) => new Response(await readFile(path));
