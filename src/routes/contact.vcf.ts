import { buildIcon } from '../discovery/icon-drawing.ts';
import { getSitePages } from '../discovery/site-pages.ts';
import { buildFirmCard } from '../discovery/vcard.ts';
import { makeCardPhoto } from '../features/contact/card-photo.ts';
import { siteFile } from '../site/reader.ts';

export const GET = siteFile(async (site) => {
  const [office] = site.entries.offices;
  const home = getSitePages(site).find(({ path }) => path === site.paths.home);
  const photo = await makeCardPhoto(Buffer.from(buildIcon(0.76, 200)));
  return buildFirmCard(site, office, home?.updated, photo);
});
