import { expect, test } from 'vitest';
import { loadFolder } from '../site/load-site.ts';
import { listLostAddresses } from './redirects.ts';

const content = loadFolder();
const [{ paths }] = content.sites;
const about = paths.whoAreWe;

test('an old sitemap is compared with the pages of the site', () => {
  const addresses = [
    about,
    `${about}/`,
    `${about}.html`,
    '/Old,1.html',
    '/?p=1&amp;q=2',
    '/%C3%BC%20a',
    '/caf%E9',
  ];
  const sitemap = addresses.map((path) => `<url><loc>https://old.example${path}</loc></url>`);
  const rows = [`${about}.html,${about}`, '"/Old,1.html",', '/?p=1&q=2,', '/ü%20a,', '/caf%E9,'];
  expect(listLostAddresses(sitemap.join(''), content)).toEqual(rows);
  expect(listLostAddresses('/old.php\r\nhttps://old.example/b\n\n', content)).toEqual([
    '/old.php,',
    '/b,',
  ]);
});
